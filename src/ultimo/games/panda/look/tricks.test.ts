import { expect, test } from 'vitest'
import type { Happened } from '$web/wire'
import { best, DUMMY, equals, isTaken, tricks, zoneOf } from './tricks'

const event = (verb: string, seat: number, card = '', source = '', facts: Happened['facts'] = {}): Happened => ({ verb, seat, cards: card ? [card] : [], source, target: '', facts })
const take = (seat: number, card: string, from: number) => event('take', seat, card, zoneOf(from))

const FIRST = [
  event('lead', 1, 'pig', 'hand.1', { worth: 8 }), event('play', 0, 'rabbit', 'hand.0', { worth: 1 }), event('dummy', DUMMY, 'pig', 'unseen', { worth: 8 }),
  event('trick', 1, '', '', { rule: 'panda.group', worth: 8, size: 2 }),
]

test('a trick is told in the order of play, with what each card was worth', () => {
  const [trick] = tricks(FIRST)
  expect(trick?.played.map(({ seat, card, worth }) => [seat, card, worth])).toEqual([[1, 'pig', 8], [0, 'rabbit', 1], [DUMMY, 'pig', 8]])
  expect([trick?.winner, trick && best(trick)?.card]).toEqual([1, 'pig'])
})

test('equal cards that win are known, a single one has none', () => {
  expect(equals(tricks(FIRST)[0]!).map(({ seat }) => seat)).toEqual([1, DUMMY])
  const alone = [event('lead', 0, 'cat', '', { worth: 5 }), event('play', 1, 'owl', '', { worth: 4 }), event('trick', 0)]
  expect(equals(tricks(alone)[0]!)).toEqual([])
})

test('who took which card is known by where it lay', () => {
  const [open] = tricks([...FIRST, take(1, 'pig', DUMMY)])
  expect(open?.played.map(({ taker }) => taker)).toEqual([null, null, 1])
  expect(open && isTaken(open)).toBe(false)
  const [done] = tricks([...FIRST, take(1, 'pig', DUMMY), take(1, 'rabbit', 0), take(0, 'pig', 1)])
  expect(done?.played.map(({ taker }) => taker)).toEqual([0, 1, 1])
  expect(done && isTaken(done)).toBe(true)
})

test('pigs count that were taken before the trick was won, not those that lie in it', () => {
  const second = [event('lead', 1, 'owl', '', { worth: 4 }), event('play', 0, 'owl', '', { worth: 4 }), event('trick', 1)]
  const found = tricks([...FIRST, take(1, 'pig', 1), take(1, 'pig', DUMMY), take(0, 'rabbit', 0), ...second])
  expect(found[0]?.played.map(({ pigs }) => pigs)).toEqual([0, 0, 0])
  expect(found[1]?.played.map(({ pigs }) => pigs)).toEqual([2, 0])
})
