import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Sight } from '$web/look/coach'
import type { Happened } from '$web/wire'
import { LESSONS, lesson } from './coach'

interface Scene {
  prompt?: string
  moves?: string[]
  marks?: [string, number][]
  mode?: string
  count?: string
  known?: string
  asked?: number[]
  events?: Happened[]
  you?: number
}

const event = (verb: string, seat: number, card = ''): Happened => ({ verb, seat, cards: card ? [card] : [], source: '', target: '', facts: {} })
const JUDGED = [event('reveal', 0, 'monk'), event('score', 0, 'monk'), event('aside', -1)]

/** What the first of three sees. */
function sight({ prompt = 'act', moves = ['keep', 'swap'], marks = [], mode = 'court', count = 'tokens', known = '?', asked = [0], events = [], you = 0 }: Scene): Sight {
  const gauges = marks.map(([id, seat]) => ({ id, seat, value: 1, most: 1 }))
  const zones = [{ id: 'table.1', kind: 'table', seat: 1, cards: [known] }]
  return {
    you, events, moves: moves.map((text) => ({ text, risk: null })), options: { mode, count },
    view: { game: 'kingdom', seats: 3, question: 1, kind: 'turn', prompt, asked, open: asked, out: [], order: [], zones, gauges },
  }
}

/** Everything the coach says to a reader who takes each lesson in, one after the other. */
function course(scene: Scene = {}): string[] {
  const said: string[] = []
  for (let next = lesson(sight(scene), said); next; next = lesson(sight(scene), said)) said.push(next.id)
  return said
}

describe('the court', () => {
  test('the first prompt explains the rounds; second values once some were seen', () => {
    expect(course({ prompt: 'lay' })).toEqual(['lay'])
    expect(course({ prompt: 'lay', events: JUDGED })).toEqual(['lay', 'values'])
  })
  test('kingdom.second is told once there is a second, and the danger first to whoever leads', () => {
    expect(course({ prompt: 'lay', marks: [['second', 1]] })).toEqual(['lay', 'second'])
    expect(course({ prompt: 'lay', marks: [['second', 1], ['ahead', 0]] })).toEqual(['lay', 'ahead', 'second'])
  })
  test('what can be done with a card is told when it can: power, cut, hand', () => {
    expect(course()).toEqual(['act'])
    expect(course({ moves: ['keep', 'swap', 'show thief', 'hand monk'] })).toEqual(['act', 'power', 'hand'])
    expect(course({ moves: ['keep', 'cut'], marks: [['dealer', 0]] })).toEqual(['act', 'cut'])
    expect(course({ known: 'king' })).toEqual(['act', 'know'])
  })
})

describe('the reaper', () => {
  test('the first prompt tells who loses, then what it costs, as the table counts', () => {
    expect(course({ mode: 'reaper' })).toEqual(['reaper', 'act'])
    expect(course({ mode: 'reaper', events: JUDGED })).toEqual(['reaper', 'act', 'tokens'])
    expect(course({ mode: 'reaper', count: 'lives', events: JUDGED })).toEqual(['reaper', 'act', 'lives'])
  })
})

test.each([['steal', 'aim'], ['peek', 'look'], ['throw', 'throw'], ['burn', 'burn'], ['turn', 'spell']])('the prompt %s is explained once', (prompt, id) => {
  expect(course({ prompt })).toEqual([id])
  expect(lesson(sight({ prompt }), [id])).toBeNull()
})

test('who is not asked, and who only watches, hears nothing', () => {
  expect(course({ asked: [1] })).toEqual([])
  expect(course({ you: -1 })).toEqual([])
})

test.each(['en', 'fr', 'es'])('every lesson has its sentence in %s', (language) => {
  const source = readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')
  const texts = new Messages(language, [source])
  for (const id of LESSONS) expect(texts.say(`coach-${id}`)).not.toBe('')
  const told = [...source.matchAll(/^coach-([a-z-]+) =/gm)].map((found) => found[1])
  expect(told.sort()).toEqual([...LESSONS].sort())
})
