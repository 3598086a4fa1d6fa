import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Sight } from '$web/look/coach'
import { LESSONS, lesson } from './coach'

interface Scene {
  prompt?: string
  moves?: string[]
  stack?: string[]
  known?: boolean
  deaths?: number
  most?: number
  tie?: number
  asked?: number[]
  you?: number
}

/** What the first of three sees. */
function sight({ prompt = 'play', moves = ['play robo'], stack = [], known = false, deaths = 0, most = 3, tie = 0, asked = [0], you = 0 }: Scene): Sight {
  const zones = [{ id: 'stack', kind: 'table', seat: -1, cards: stack }, ...(known ? [{ id: 'pile.1', kind: 'pile', seat: -1, cards: ['no'] }] : [])]
  const gauges = [{ id: 'deaths', seat: 1, value: deaths, most }, { id: 'tie', seat: -1, value: tie, most: 1 }]
  return {
    you, events: [], moves: moves.map((text) => ({ text, risk: null })), options: {},
    view: { game: 'mortal', seats: 3, question: 1, kind: 'turn', prompt, asked, open: asked, out: [], order: [], zones, gauges },
  }
}

/** Everything the coach says to a reader who takes each lesson in, one after the other. */
function course(scene: Scene = {}): string[] {
  const said: string[] = []
  for (let next = lesson(sight(scene), said); next; next = lesson(sight(scene), said)) said.push(next.id)
  return said
}

test('the first turn explains what is played, and more of it once there is something to see', () => {
  expect(course()).toEqual(['play'])
  expect(course({ deaths: 1, known: true })).toEqual(['play', 'deaths', 'known'])
  expect(course({ moves: ['lay no', 'play robo'] })).toEqual(['play', 'lay'])
})

test('mortal.stuck and the tie-break are told before all else', () => {
  expect(course({ moves: ['discard no'] })).toEqual(['stuck', 'play'])
  expect(course({ tie: 1 })).toEqual(['tie', 'play'])
})

test('mortal.window is told at the first window, mortal.no at the first NO', () => {
  expect(course({ prompt: 'answer', stack: ['robo'] })).toEqual(['window'])
  expect(course({ prompt: 'answer', stack: ['robo', 'no'] })).toEqual(['window', 'no'])
})

test.each([['more', 'more'], ['aim', 'aim'], ['bury', 'bury'], ['shield', 'shield']])('the prompt %s is explained once', (prompt, id) => {
  expect(course({ prompt })).toEqual([id])
  expect(lesson(sight({ prompt }), [id])).toBeNull()
})

test('who is not asked, and who only watches, hears nothing', () => {
  expect(course({ asked: [1] })).toEqual([])
  expect(course({ you: -1 })).toEqual([])
})

test.each(['en', 'fr', 'es'])('mortal.three: as many deaths as end this match, in %s', (language) => {
  const texts = new Messages(language, [readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')])
  for (const most of [3, 4, 5]) {
    const found = lesson(sight({ deaths: 1, most }), ['play'])
    expect(found?.id).toBe('deaths')
    expect(texts.say('coach-deaths', found?.facts)).toContain(` ${most}`)
  }
})

test.each(['en', 'fr', 'es'])('every lesson has its sentence in %s', (language) => {
  const source = readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')
  const texts = new Messages(language, [source])
  for (const id of LESSONS) expect(texts.say(`coach-${id}`, { most: 3 })).not.toBe('')
  const told = [...source.matchAll(/^coach-([a-z-]+) =/gm)].map((found) => found[1])
  expect(told.sort()).toEqual([...LESSONS].sort())
})
