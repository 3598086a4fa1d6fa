import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Description, Down, Happened, News, Table, Up } from '../wire'
import type { Socket } from './line'
import { TableState } from './table.svelte'

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Up[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up)
  }
  close(): void {}
  hear(...messages: Down[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>)
  }
}

const view = (question: number, more: Partial<Description> = {}): Description => ({
  game: 'pan', seats: 2, question, kind: 'commit', prompt: 'choose', asked: [0, 1], open: [0, 1], out: [], order: [], zones: [], gauges: [], ...more,
})
const chosen = (seat: number): Happened => ({ verb: 'chosen', seat, cards: ['?'], source: '', target: '', facts: {} })
const moves = ['play 1', 'play 6'].map((text) => ({ text, risk: null }))

const news = (seq: number, more: Partial<News> = {}): News => ({
  type: 'news', seq, phase: 'running', people: [], watching: 0, view: view(1), moves, clocks: [], events: [], ending: null, chosen: '',
  window: null, passing: false, ...more,
})
const whole = (seq: number, more: Partial<Table> = {}): Table => ({
  ...news(seq), type: 'table', token: 'secret', you: 0, host: false,
  info: {
    code: 'KRA42', game: 'pan', seats: 2, least: 2, most: 6, preset: 'rulebook', presets: [], options: {}, form: [], bots: [], pace: 'relaxed',
    watchers: true, chances: true, round: 1, windows: false, window: 0,
  },
  ...more,
})

let sockets: FakeSocket[]
let table: TableState
let close: () => void
const socket = () => sockets.at(-1)!
const sent = (type: Up['type']) => socket().sent.filter((message) => message.type === type)

function connect(): void {
  socket().onopen?.(undefined as never)
}

beforeEach(() => {
  vi.useFakeTimers()
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('document', { ...listeners, visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  sockets = []
  table = make()
  close = table.open()
  connect()
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function make(token = ''): TableState {
  return new TableState('KRA42', token, () => {
    sockets.push(new FakeSocket())
    return socket()
  })
}

test('the whole picture is taken over, and the secret kept for the next visit', () => {
  socket().hear(whole(1, { chosen: 'play 6' }))
  expect([table.seq, table.you, table.chosen, table.asked]).toEqual([1, 0, 'play 6', true])
  close()
  close = make().open()
  connect()
  expect(sent('hello')).toEqual([{ type: 'hello', token: 'secret', seq: 0 }])
})

test('the secret of a moved seat goes before the one that was kept', () => {
  socket().hear(whole(1))
  close()
  close = make('moved').open()
  connect()
  expect(sent('hello')).toEqual([{ type: 'hello', token: 'moved', seq: 0 }])
})

test('news in order are followed, and their events are fresh', () => {
  socket().hear(whole(1), news(2, { events: [chosen(1)] }))
  expect(table.events).toEqual([chosen(1)])
  expect(table.fresh).toEqual([chosen(1)])
  socket().hear(news(3))
  expect(table.fresh).toEqual([])
  expect(table.events).toEqual([chosen(1)])
})

test('a gap in the numbers asks for the whole picture, and nothing is shown out of order', () => {
  socket().hear(whole(1), news(3, { chosen: 'play 1' }))
  expect(table.seq).toBe(1)
  expect(table.chosen).toBe('')
  expect(sent('hello')).toHaveLength(2)
  expect(sent('hello').at(-1)).toMatchObject({ seq: 1 })
})

test('a pong that knows more than the page asks for the whole picture', () => {
  socket().hear(whole(4), { type: 'pong', seq: 4 })
  expect(sent('hello')).toHaveLength(1)
  socket().hear({ type: 'pong', seq: 5 })
  expect(sent('hello')).toHaveLength(2)
})

test('old news are not shown again', () => {
  socket().hear(whole(5), news(5, { chosen: 'play 1' }), news(2, { chosen: 'play 1' }))
  expect(table.chosen).toBe('')
  expect(sent('hello')).toHaveLength(1)
})

test('an answer names its question, and is on its way until the server shows it', () => {
  socket().hear(whole(1))
  table.act('play 6')
  expect(sent('answer')).toEqual([{ type: 'answer', question: 1, move: 'play 6', tag: 1 }])
  expect(table.sent).toBe('play 6')
  socket().hear(news(2))
  expect(table.sent).toBe('play 6')
  socket().hear(news(3, { chosen: 'play 6' }))
  expect(table.sent).toBe('')
})

test('an answer that the line lost is given again while its question is open', () => {
  socket().hear(whole(1))
  socket().onclose?.(undefined as never)
  table.act('play 6')
  vi.advanceTimersByTime(2000)
  connect()
  socket().hear(whole(2))
  expect(sent('answer')).toMatchObject([{ question: 1, move: 'play 6' }])
})

test('an answer that arrived before the line was lost is not given again', () => {
  socket().hear(whole(1))
  table.act('play 6')
  socket().onclose?.(undefined as never)
  vi.advanceTimersByTime(2000)
  connect()
  socket().hear(whole(2, { chosen: 'play 6' }))
  expect(sent('answer')).toEqual([])
  expect(table.sent).toBe('')
})

test('an answer to a question that has passed meanwhile is dropped', () => {
  socket().hear(whole(1))
  socket().onclose?.(undefined as never)
  table.act('play 6')
  vi.advanceTimersByTime(2000)
  connect()
  socket().hear(whole(2, { view: view(2) }))
  expect(sent('answer')).toEqual([])
  expect(table.sent).toBe('')
})

test('a refusal is kept until the next answer', () => {
  socket().hear(whole(1))
  table.act('play 3')
  socket().hear({ type: 'refused', tag: 1, why: 'illegal', rule: 'pan.choose', facts: { move: 'play 3' } })
  expect(table.refused?.rule).toBe('pan.choose')
  expect(table.sent).toBe('')
  table.act('play 6')
  expect(table.refused).toBeNull()
})

test('a seat that moved away closes the page for good', () => {
  socket().hear(whole(1), { type: 'closed', why: 'moved' })
  expect([table.closed, table.line]).toEqual(['moved', 'closed'])
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})
