import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Sight } from '$web/look/coach'
import type { Description, Happened } from '$web/wire'
import { LESSONS, lesson } from './coach'

const RULEBOOK = { mouse: 'elephant', order: 'ranking', double: 'empty', double_when: 'after', forced: 'off', entry: 'all' }

const event = (verb: string, seat: number, cards: string[] = [], facts: Happened['facts'] = {}): Happened => ({ verb, seat, cards, source: '', target: '', facts })

interface Scene extends Partial<Description> {
  hand?: string
  front?: string
  clics?: number
  moves?: string
  chances?: boolean
  events?: Happened[]
  options?: Partial<typeof RULEBOOK>
  you?: number
}

/** What the first of four sees, asked for a card unless it is said otherwise. */
function sight({ hand = '2345', front = '', clics = 0, moves = '', chances = true, events = [], options = {}, you = 0, ...more }: Scene = {}): Sight {
  const zones = [{ id: 'hand.0', kind: 'hand', seat: 0, cards: [...hand] }, { id: 'front.0', kind: 'front', seat: 0, cards: [...front] }]
  return {
    you, events, options: { ...RULEBOOK, ...options },
    moves: moves.split(', ').filter(Boolean).map((text) => ({ text, risk: chances ? [1, 6 - clics] : null })),
    view: {
      game: 'pan', seats: 4, question: 1, kind: 'turn', prompt: 'choose', asked: [0], open: [0], out: [], order: [], zones,
      gauges: [{ id: 'clics', seat: -1, value: clics, most: 6 }], ...more,
    },
  }
}

/** Everything the coach says to a reader who takes each lesson in, one after the other. */
function course(scene: Scene): string[] {
  const said: string[] = []
  for (let next = lesson(sight(scene), said); next; next = lesson(sight(scene), said)) said.push(next.id)
  return said
}

const trick = (...played: string[]): Happened[] => played.map((card, seat) => event('reveal', seat, [card]))
const gun: Scene = { prompt: 'turn', hand: '', front: '5432', moves: 'flip, spin 5, skip 5' }

describe('in the tricks', () => {
  test('the first prompt explains the secret choice, then who wins', () => {
    expect(course({})).toEqual(['choose', 'highest'])
  })
  test('a lesson that was said is not said again', () => {
    expect(lesson(sight(), ['choose'])?.id).toBe('highest')
    expect(lesson(sight(), ['choose', 'highest'])).toBeNull()
  })
  test('pan.mouse comes up with a 1 or a 6 in hand', () => {
    expect(course({ hand: '2355' })).not.toContain('mouse')
    expect(course({ hand: '1' })).toContain('mouse')
    expect(course({ hand: '6' })).toContain('mouse')
  })
  test('pan.mouse comes up when a mouse has won', () => {
    expect(course({ events: [...trick('1', '6'), event('take', 0, ['1', '6'], { rule: 'pan.mouse' })] })).toContain('mouse')
  })
  test('where the mouse is on top, it is told as it is played', () => {
    expect(course({ hand: '16', options: { mouse: 'top' } })).toEqual(['choose', 'highest', 'mouse-top'])
  })
  test('pan.cancel comes up after a trick in which cards were equal', () => {
    expect(course({ events: [...trick('3', '4'), event('take', 1, ['3', '4'])] })).not.toContain('cancel')
    expect(course({ events: [...trick('3', '3'), event('nobody', -1, ['3', '3'])] })).toContain('cancel')
  })
  test('what won cards are good for is told after the first trick, and what none cost where only winners go on', () => {
    const events = [...trick('3', '4'), event('take', 1, ['3', '4'])]
    expect(course({})).not.toContain('take')
    expect(course({ events })).toContain('take')
    expect(course({ events, options: { entry: 'winners' } })).toEqual(['choose', 'highest', 'take-winners'])
  })
  test('the phantom is told of to two', () => {
    expect(course({ seats: 2 })).toContain('phantom')
  })
})

describe('at the gun', () => {
  test('a fresh pile: the three ways, the chambers, the price of a skip, the order', () => {
    expect(course(gun)).toEqual(['turn', 'flip', 'skip', 'order'])
  })
  test('a spin is worth a word once a CLIC lies open', () => {
    expect(course({ ...gun, clics: 1 })).toContain('spin')
  })
  test('where chances are hidden, nothing is said of dots', () => {
    expect(course({ ...gun, chances: false })).toEqual(['turn', 'flip-unseen', 'skip', 'order'])
  })
  test('the order is told as the table plays it', () => {
    expect(course({ ...gun, options: { order: 'clockwise' } })).toEqual(['turn', 'flip', 'skip', 'order-clockwise'])
  })
  test('pan.forced comes up only with that option, with a CLIC open; then no other way is spoken of', () => {
    expect(course({ ...gun, clics: 2, moves: 'flip', options: { forced: 'on' } })).toEqual(['forced', 'flip', 'order'])
    expect(course({ ...gun, options: { forced: 'on' } })).not.toContain('forced')
    expect(course({ ...gun, clics: 2 })).not.toContain('forced')
  })
  test('who has no cards hears what is left, and of a second card only where there is one', () => {
    const broke: Scene = { ...gun, front: '', moves: 'flip' }
    expect(course(broke)).toEqual(['broke', 'flip', 'order'])
    expect(course({ ...broke, options: { double: 'off' } })).toEqual(['broke-off', 'flip', 'order'])
  })
  test('pan.skip says what it costs now', () => {
    expect(lesson(sight({ ...gun, out: [2] }), ['turn', 'flip'])).toEqual({ id: 'skip', rule: 'pan.skip', facts: { count: 3 } })
  })
  test('pan.bang comes up at the first turn after a fall, pan.last when two are left', () => {
    const fallen: Scene = { ...gun, out: [2], events: [event('bang', 2)] }
    expect(course(fallen)).toContain('bang')
    expect(course(fallen)).not.toContain('last')
    expect(course({ ...fallen, out: [2, 3] })).toContain('last')
  })
  test('a second card, stealing and paying are told where they are asked', () => {
    expect(course({ ...gun, front: '', prompt: 'double' })).toEqual(['double'])
    expect(course({ ...gun, prompt: 'double', options: { double: 'anyone' } })).toEqual(['double-anyone'])
    expect(course({ ...gun, prompt: 'steal' })).toEqual(['steal'])
    expect(course({ ...gun, prompt: 'discard' })).toEqual(['discard'])
  })
})

describe('who is not asked', () => {
  test('hears nothing while others act', () => {
    expect(course({ ...gun, asked: [1] })).toEqual([])
    expect(course({ asked: [1, 2] })).toEqual([])
  })
  test('hears how it goes on when a BANG has put them out', () => {
    expect(course({ ...gun, asked: [1], out: [0], events: [event('bang', 0)] })).toEqual(['out'])
  })
  test('hears why they never came to the gun', () => {
    expect(course({ ...gun, asked: [1], out: [0], events: [event('out', 0), event('bang', 2)] })).toEqual(['out-entry'])
  })
  test('hears nothing as a watcher, or when all is over', () => {
    expect(course({ you: -1 })).toEqual([])
    expect(course({ kind: 'over', prompt: '', asked: [] })).toEqual([])
  })
})

test.each(['en', 'fr', 'es'])('every lesson has its sentence in %s', (language) => {
  const source = readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')
  const texts = new Messages(language, [source])
  for (const id of LESSONS) expect(texts.say(`coach-${id}`, { count: 3 })).not.toBe('')
  const told = [...source.matchAll(/^coach-([a-z-]+) =/gm)].map((found) => found[1])
  expect(told.filter((id) => !['name', 'understood', 'enough'].includes(id!)).sort()).toEqual([...LESSONS].sort())
})
