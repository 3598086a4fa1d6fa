import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Down, Up } from '../wire'
import { Line, NO_ANSWER, SILENCE, WAITS, type LineState, type Socket } from './line'

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Up[] = []
  isClosed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up)
  }
  close(): void {
    this.isClosed = true
  }
  open(): void {
    this.onopen?.(undefined as never)
  }
  hear(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>)
  }
  drop(): void {
    this.onclose?.(undefined as never)
  }
}

const PONG: Down = { type: 'pong', seq: 0 }
let sockets: FakeSocket[]
let states: LineState[]
let line: Line
const last = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  line = new Line(
    () => {
      sockets.push(new FakeSocket())
      return last()
    },
    { hello: () => ({ type: 'hello', token: 'secret', seq: 7 }), heard: () => {}, turned: (state) => states.push(state) },
  )
  line.open()
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

function live(): void {
  last().open()
  last().hear(PONG)
}

test('the first words on every connection are hello', () => {
  live()
  expect(last().sent).toEqual([{ type: 'hello', token: 'secret', seq: 7 }])
  last().drop()
  vi.advanceTimersByTime(WAITS[0])
  live()
  expect(sockets).toHaveLength(2)
  expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret', seq: 7 })
})

test('a line that falls silent is seen within five seconds', () => {
  live()
  vi.advanceTimersByTime(SILENCE)
  expect(last().sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(NO_ANSWER)
  expect(states).toEqual(['live', 'lost'])
  expect(SILENCE + NO_ANSWER).toBeLessThanOrEqual(5000)
})

test('a line that answers is live for as long as it answers', () => {
  live()
  for (let i = 0; i < 20; i += 1) {
    vi.advanceTimersByTime(SILENCE)
    last().hear(PONG)
  }
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['live'])
})

test('it comes back without end, and never waits longer than two seconds', () => {
  live()
  for (let tries = 0; tries < 12; tries += 1) {
    last().drop()
    vi.advanceTimersByTime(2000)
    expect(sockets).toHaveLength(tries + 2)
  }
  live()
  expect(line.state).toBe('live')
  // Once it was live, the next wait is short again.
  last().drop()
  vi.advanceTimersByTime(WAITS[0])
  expect(sockets).toHaveLength(14)
})

test('a connection that never opens is given up', () => {
  vi.advanceTimersByTime(NO_ANSWER + WAITS[0])
  expect(sockets).toHaveLength(2)
  expect(sockets[0]!.isClosed).toBe(true)
})

test('what an old connection still says is not heard', () => {
  live()
  const old = last()
  const say = old.onmessage
  line.renew()
  live()
  states.length = 0
  say?.({ data: JSON.stringify(PONG) } as MessageEvent<string>)
  old.drop()
  expect(states).toEqual([])
  expect(line.state).toBe('live')
})

test('nothing can be sent before the server is heard', () => {
  last().open()
  expect(line.send({ type: 'start' })).toBe(false)
  last().hear(PONG)
  expect(line.send({ type: 'start' })).toBe(true)
})

test('closed is for good', () => {
  live()
  line.close()
  vi.advanceTimersByTime(60_000)
  line.open()
  expect(sockets).toHaveLength(1)
  expect(last().isClosed).toBe(true)
})
