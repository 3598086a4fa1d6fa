import { expect, test } from 'vitest'
import type { Happened } from '$web/wire'
import { deeds, rounds, seatsIn, valuesAt } from './rounds'

const event = (verb: string, seat = -1, card = '', facts: Happened['facts'] = {}): Happened => ({ verb, seat, cards: card ? [card] : [], source: '', target: '', facts })
const reveal = (...cards: string[]) => cards.map((card, seat) => event('reveal', seat, card))
const turns = (seat: number, card: string, value: number, rule = 'kingdom.meets') => event('turns', seat, card, { rule, card, value })

const HIGH = [
  event('round', 0, '', { goal: 'high' }), event('keep', 0), ...reveal('knight', 'dragon', 'princess', 'princess'),
  turns(0, 'knight', 12, 'kingdom.slays'), event('slain', 1, 'dragon', { rule: 'kingdom.slays', card: 'dragon', value: 0 }), turns(2, 'princess', 11), turns(3, 'princess', 11),
  event('score', 0, 'knight', { rule: 'kingdom.high', card: 'knight', value: 12, points: 1 }), event('aside'),
]

test('the end of a round is told step by step: all cards, each power with those it works on, who has won', () => {
  const [round] = rounds(HIGH)
  expect(round?.steps.map(({ kind, events }) => [kind, events.length])).toEqual([['reveal', 4], ['power', 2], ['power', 2], ['verdict', 1]])
  expect(round?.cards.get(1)).toBe('dragon')
  expect(round?.over).toBe(true)
  expect(round?.steps.map(seatsIn)).toEqual([[0, 1, 2, 3], [0, 1], [2, 3], [0]])
})

test('what cards count follows the powers as far as they are told', () => {
  const [round] = rounds(HIGH)
  expect([...valuesAt(round!, 0)]).toEqual([])
  expect([...valuesAt(round!, 1)]).toEqual([[0, 12], [1, 0]])
  expect(valuesAt(round!, 3).get(2)).toBe(11)
})

test('spells are told one by one, on whom they work, and may take something back', () => {
  const spell = (seat: number, from: number, value: number) => event('enchant', seat, 'queen', { rule: 'kingdom.enchants', card: 'queen', from, value })
  const [round] = rounds([...reveal('sorceress', 'queen'), turns(1, 'queen', 2), spell(0, 1, 11), spell(1, 1, 2), event('pass', 0), event('nobody', -1, '', { rule: 'kingdom.middle' })])
  expect(round?.steps.map(({ kind }) => kind)).toEqual(['reveal', 'power', 'power', 'power', 'pass', 'verdict'])
  expect(round?.steps.map(seatsIn)).toEqual([[0, 1], [1], [1], [1], [0], []])
  expect([1, 2, 3].map((step) => valuesAt(round!, step).get(1))).toEqual([2, 11, 2])
  expect(round?.over).toBe(false)
})

test('every round has its own story', () => {
  expect(rounds([...HIGH, ...HIGH]).map(({ steps }) => steps.length)).toEqual([4, 4])
  expect(rounds([event('lay', 0), event('keep', 0)])).toEqual([])
})

test('what everybody has done in this round is known with whom and by which power, and forgotten after it', () => {
  const now = [event('round', 0), event('swap', 0, '', { from: 1 }), event('show', 1, 'juggler'), event('juggle', 1, '', { order: '2 0 1' }), event('keep', 2)]
  expect([...deeds(now)].map(([seat, { event: { verb }, card, to }]) => [seat, verb, card, to])).toEqual([[0, 'swap', '', [1]], [1, 'juggle', 'juggler', [2, 0]], [2, 'keep', '', []]])
  expect([...deeds([...now, ...reveal('monk'), event('aside')])]).toEqual([])
})

test('of what somebody did, the last tells most', () => {
  const looked = [event('round', 0), event('show', 0, 'merchant'), event('peek', 0, '', { from: 2 }), event('trade', 0, '', { from: 2 })]
  expect(deeds(looked.slice(0, 3)).get(0)?.event.verb).toBe('peek')
  expect(deeds(looked).get(0)).toMatchObject({ card: 'merchant', to: [2], event: { verb: 'trade' } })
})
