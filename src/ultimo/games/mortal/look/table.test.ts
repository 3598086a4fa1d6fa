import { expect, test } from 'vitest'
import type { Description, Move } from '$web/wire'
import { asks } from './asks'
import { knownPlaces, marksOf } from './lying'
import { Reading } from './reading.svelte'
import { spots } from './spots'

const moves = (...texts: string[]): Move[] => texts.map((text) => ({ text, risk: null }))
const view = (...zones: [string, number, string[]][]): Description => ({
  game: 'mortal', seats: 3, question: 1, kind: 'turn', prompt: 'play', asked: [], open: [], out: [], order: [], gauges: [],
  zones: zones.map(([id, seat, cards]) => ({ id, seat, cards, kind: 'front' })),
})

test('every move of a question has its place: a card, a seat, a number, a list or a button', () => {
  const found = asks(moves('pass', 'stop', 'play robo', 'lay no', 'aim at 2', 'take robo', 'destroy muerte from 1', 'destroy-twins no from 1', 'cut 3'))
  expect(found.plain).toEqual(['pass', 'stop'])
  expect([...found.hand]).toEqual([['robo', 'play robo']])
  expect([...found.lay]).toEqual([['no', 'lay no']])
  expect([...found.seats]).toEqual([[2, 'aim at 2']])
  expect(found.list).toEqual([{ card: 'robo', move: 'take robo' }, { card: 'muerte', move: 'destroy muerte from 1' }, { card: 'no', move: 'destroy-twins no from 1' }])
  expect(found.numbers).toEqual([{ number: 3, move: 'cut 3' }])
})

test('what lies before a player: no deaths, a mirror as what it counts as, and what is laid on Twins', () => {
  const lying = view(['front.1', 1, ['muerte', 'gemelas', 'amuleto']], ['laid.1', 1, ['no']], ['as-cadenas.1', 1, ['espejo']], ['front.2', 2, ['paz']])
  expect(marksOf(lying, 1)).toEqual([{ card: 'gemelas', as: 'gemelas', laid: 'no' }, { card: 'amuleto', as: 'amuleto', laid: '' }, { card: 'espejo', as: 'cadenas', laid: '' }])
})

test('what is known of the pile has its number from the top', () => {
  expect(knownPlaces(view(['pile.1', -1, ['no']], ['pile.7', -1, ['muerte']]))).toEqual([{ card: 'no', at: 1 }, { card: 'muerte', at: 7 }])
})

test('a finger reads first and plays by its second press; a mouse and a key play at once', () => {
  const reading = new Reading()
  expect(reading.does('robo', 'play robo')).toBe(true)
  reading.touched(true)
  expect(reading.does('robo', 'play robo')).toBe(false)
  expect([reading.card, reading.armed]).toEqual(['robo', 'play robo'])
  expect(reading.does('no', 'play no')).toBe(false)
  expect(reading.does('no', 'play no')).toBe(true)
})

test.each([1, 2, 3, 4, 5])('%d others sit clockwise from your left hand, each in a place of their own', (others) => {
  const places = spots(others)
  expect(places.length).toBe(others)
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b))
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(others)
})
