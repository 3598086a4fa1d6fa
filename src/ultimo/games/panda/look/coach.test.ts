import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Sight } from '$web/look/coach'
import type { Happened } from '$web/wire'
import { LESSONS, lesson } from './coach'

interface Scene {
  prompt?: string
  hand?: string
  own?: string
  lying?: string
  seats?: number
  left?: number
  round?: number
  asked?: number[]
  events?: Happened[]
  tie?: string
  you?: number
}

const words = (text: string): string[] => text.split(' ').filter(Boolean)
const event = (verb: string, seat: number, card = '', source = ''): Happened => ({ verb, seat, cards: words(card), source, target: '', facts: {} })

/** What the first of so many sees. */
function sight({ prompt = 'play', hand = 'owl cat', own = '', lying = '', seats = 4, left = 0, round = 0, asked = [0], events = [], tie = 'pigs', you = 0 }: Scene): Sight {
  const zones = [{ id: 'hand.0', kind: 'hand', seat: 0, cards: words(hand) }, { id: 'front.0', kind: 'front', seat: 0, cards: words(own) }, { id: 'table.1', kind: 'table', seat: 1, cards: words(lying) }]
  return {
    you, events, moves: [], options: { group_tie: tie },
    view: {
      game: 'panda', seats, question: 1, kind: 'turn', prompt, asked, open: asked, out: [], order: [], zones,
      gauges: [{ id: 'round', seat: -1, value: round, most: 2 }, { id: 'trick', seat: -1, value: 0, most: 11 }, { id: 'left', seat: -1, value: left, most: 2 }],
    },
  }
}

/** Everything the coach says to a reader who takes each lesson in, one after the other. */
function course(scene: Scene = {}): string[] {
  const said: string[] = []
  for (let next = lesson(sight(scene), said); next; next = lesson(sight(scene), said)) said.push(next.id)
  return said
}

describe('before a card is played', () => {
  test('the first prompt explains what is asked, then that equals beat what is higher', () => {
    expect(course()).toEqual(['play', 'group'])
  })
  test('a lesson that was said is not said again', () => {
    expect(lesson(sight({}), ['play'])?.id).toBe('group')
    expect(lesson(sight({}), ['play', 'group'])).toBeNull()
  })
  test('panda.dummy is told to two, panda.monkey to whoever has or sees one', () => {
    expect(course({ seats: 2 })).toContain('dummy')
    expect(course({ hand: 'monkey' })).toContain('monkey')
    expect(course({ lying: 'monkey' })).toContain('monkey')
  })
  test('the account is told of once a trick has been taken, new hands in the second round', () => {
    const events = [event('lead', 0, 'owl'), event('play', 1, 'cat'), event('trick', 1), event('take', 1, 'owl', 'table.0')]
    expect(course({ events })).not.toContain('account')
    expect(course({ events: [...events, event('take', 1, 'cat', 'table.1')] })).toContain('account')
    expect(course({ round: 1 })).toContain('round')
  })
})

describe('before a card is taken', () => {
  test('the winner hears of two cards, the others of one', () => {
    expect(course({ prompt: 'take', left: 2 })).toEqual(['take', 'first'])
    expect(course({ prompt: 'take', left: 1 })).toEqual(['take'])
  })
  test('each animal is told of when it lies there or is at home', () => {
    for (const [card, id] of [['lion', 'lion'], ['giraffe', 'owl'], ['panda3', 'panda'], ['monkey', 'ape'], ['cat', 'cat'], ['bear', 'bear'], ['rabbit', 'rabbit']]) {
      expect(course({ prompt: 'take', lying: card })).toEqual(['take', id])
      expect(course({ prompt: 'take', own: card })).toEqual(['take', id])
    }
  })
  test('panda.pigs is told as the table plays it', () => {
    expect(course({ prompt: 'take', lying: 'pig' })).toEqual(['take', 'pig'])
    expect(course({ prompt: 'take', lying: 'pig', tie: 'first' })).toEqual(['take', 'pig-first'])
  })
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
