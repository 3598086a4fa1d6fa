import { expect, test } from 'vitest'
import type { Happened, Move } from '../../wire'
import { spots } from '../places'
import { byCard } from './choices'
import { tone } from './tones'
import { turned } from './turned'

const event = (verb: string, seat: number, cards: string[] = [], source = '', target = ''): Happened => ({ verb, seat, cards, source, target, facts: {} })
const moves = (...texts: string[]): Move[] => texts.map((text) => ({ text, risk: null }))

test('cards turned up one after the other are seen together, with what came of it', () => {
  const [first, second, ...more] = turned([
    event('deal', 0, ['1'], 'unseen', 'hand.0'),
    event('reveal', 0, ['3'], 'table.0', 'table.0'), event('reveal', 1, ['1'], 'table.1', 'table.1'), event('take', 0, ['1', '3'], 'table', 'nest.0'),
    event('rest', 0),
    event('reveal', 0, ['2'], 'table.0', 'table.0'),
  ])
  expect(first?.shown.map(({ seat, cards }) => [seat, ...cards])).toEqual([[0, '3'], [1, '1']])
  expect(first?.then.map(({ verb }) => verb)).toEqual(['take', 'rest'])
  expect([second?.shown.length, second?.then, more]).toEqual([1, [], []])
})

test('who has only to choose a card of the hand presses the card', () => {
  expect([...(byCard(moves('show 1', 'show 3'), ['1', '3', '3']) ?? [])]).toEqual([['1', 'show 1'], ['3', 'show 3']])
})

test.each([
  ['there is something else to do', moves('pass', 'caw 1'), ['1']],
  ['a card lies elsewhere', moves('dare 1', 'dare 2'), ['1']],
  ['a card can do two things', moves('play 1', 'keep 1'), ['1']],
  ['more than the card is to be said', moves('give 1 to 2', 'give 1 to 3'), ['1']],
  ['nothing can be done', moves(), ['1']],
])('buttons say it where %s', (_, legal, hand) => {
  expect(byCard(legal, hand)).toBeNull()
})

test.each(Array.from({ length: 15 }, (_, i) => i + 1))('%d others have a place each, from your left hand clockwise', (others) => {
  const places = spots(others)
  expect(places.length).toBe(others)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(others)
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(others)
  const turns = places.map(({ x, y }) => (Math.atan2(x - 50, 60 - y) * 180) / Math.PI)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})

test('cards next to each other look different', () => {
  for (let card = 1; card < 20; card += 1) expect(tone(`${card}`)).not.toEqual(tone(`${card + 1}`))
})
