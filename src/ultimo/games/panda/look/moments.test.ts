import { expect, test } from 'vitest'
import type { Happened } from '$web/wire'
import { story } from './moments'

const event = (verb: string, seat = 0, facts: Happened['facts'] = {}, cards: string[] = []): Happened => ({ verb, seat, cards, source: '', target: '', facts })
const take = (seat: number, ...cards: string[]) => cards.map((card) => event('take', seat, { card }, [card]))
const kinds = (...events: Happened[]) => story(events).map(({ kind }) => kind)

test('a trick is told by what decided it: pigs, a crowd of equals, the dummy, a monkey', () => {
  const told = story([
    event('round', -1, { round: 1, of: 2 }),
    event('trick', 0, { rule: 'panda.pigs', card: 'cat', worth: 5, size: 2, pigs: 2, rival: 1, by: 'pigs' }),
    event('trick', 1, { rule: 'panda.group', card: 'owl', worth: 4, size: 3 }),
    event('trick', 0, { rule: 'panda.dummy', card: 'owl', worth: 4, size: 1, higher: 9 }),
    event('trick', 1, { rule: 'panda.highest', card: 'monkey', worth: 10, size: 1 }),
    event('trick', 0, { rule: 'panda.highest', card: 'pig', worth: 8, size: 1 }),
  ])
  expect(told.map(({ kind, facts }) => [kind, facts['trick']])).toEqual([['pigs', 1], ['crowd', 2], ['dummy', 3], ['monkey', 4]])
})

test('tricks are counted anew in the second round', () => {
  const won = event('trick', 0, { rule: 'panda.highest', card: 'monkey', worth: 10, size: 1 })
  const told = story([event('round', -1, { round: 1 }), won, event('round', -1, { round: 2 }), won])
  expect(told.map(({ facts }) => [facts['round'], facts['trick']])).toEqual([[1, 1], [2, 1]])
})

test('the sixth rabbit of one player is a moment, six among two are none', () => {
  expect(kinds(...take(0, ...Array<string>(6).fill('rabbit')))).toEqual(['rabbit'])
  expect(kinds(...take(0, 'rabbit', 'rabbit', 'rabbit'), ...take(1, 'rabbit', 'rabbit', 'rabbit'))).toEqual([])
})

test('a run of won tricks is one moment, however long', () => {
  const won = (seat: number) => event('trick', seat, { rule: 'panda.highest', card: 'pig', worth: 8, size: 1 })
  expect(kinds(won(0), won(0))).toEqual([])
  expect(story([won(0), won(0), won(0), won(0), won(1)]).map(({ kind, facts }) => [kind, facts['count']])).toEqual([['run', 4]])
})

test('a narrow end is told by how little it was', () => {
  const end = (first: number, second: number) => [event('final', 0, { points: first }), event('final', 1, { points: second }), event('wins', 0, { points: first })]
  expect(story(end(31, 29)).map(({ kind, facts }) => [kind, facts['count']])).toEqual([['narrow', 2]])
  expect(kinds(...end(31, 12))).toEqual([])
})
