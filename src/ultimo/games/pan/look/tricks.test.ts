import { describe, expect, test } from 'vitest'
import type { Happened } from '$web/wire'
import { piles, without } from './cards'
import { shots, tricks } from './tricks'

const event = (verb: string, seat: number, cards: string[] = [], facts: Happened['facts'] = {}): Happened => ({
  verb, seat, cards, source: '', target: '', facts,
})

describe('tricks', () => {
  const events = [
    event('reveal', 0, ['1']), event('reveal', 1, ['6']), event('reveal', 2, ['5']), event('reveal', 3, ['5']),
    event('take', 0, ['1', '5', '5', '6'], { rule: 'pan.mouse', card: '1' }),
    event('chosen', 1, ['?']),
    event('reveal', 0, ['2']), event('reveal', 1, ['2']), event('nobody', -1, ['2', '2'], { rule: 'pan.nobody' }),
    event('reveal', 0, ['3']), event('reveal', 1, ['4']), event('phantom', -1, ['6']), event('phantom-wins', -1, ['3', '4', '6'], { rule: 'pan.phantom-wins' }),
  ]

  test('each has its cards by who played them, and who took them', () => {
    const [first] = tricks(events)
    expect(first?.played.map(({ seat, card }) => `${seat}:${card}`)).toEqual(['0:1', '1:6', '2:5', '3:5'])
    expect(first?.winner).toBe(0)
    expect(first?.best).toBe(0)
  })

  test('equal cards are crossed out, others are not', () => {
    const [first, second] = tricks(events)
    expect(first?.played.map(({ cancelled }) => cancelled)).toEqual([false, false, true, true])
    expect(second?.played.every(({ cancelled }) => cancelled)).toBe(true)
  })

  test('nobody takes what is cancelled, and nobody takes what the phantom wins', () => {
    const [, second, third] = tricks(events)
    expect([second?.winner, second?.best]).toEqual([-1, null])
    expect([third?.winner, third?.best]).toEqual([-1, -1])
  })

  test('cards that are turned but not yet given away are no trick', () => {
    expect(tricks(events.slice(0, 3))).toEqual([])
  })
})

test('a shot knows how many chambers had been seen before it; a spin begins anew', () => {
  const fired = shots([
    event('flip', 0, [], { clics: 2 }), event('clic', 0, [], { clics: 3 }), event('double', 0, [], { clics: 3 }), event('bang', 0),
    event('spin', 1, ['4']), event('bang', 1),
  ])
  expect(fired).toEqual([{ seat: 0, hit: false, clics: 2 }, { seat: 0, hit: true, clics: 3 }, { seat: 1, hit: true, clics: 0 }])
})

describe('cards before a seat', () => {
  test('lie side by side while they are few, the best first', () => {
    expect(piles(['2', '5', '5'], 4).map(({ card, count }) => card.repeat(count))).toEqual(['5', '5', '2'])
  })
  test('lie in piles of equal ones when they are many', () => {
    expect(piles(['2', '5', '5', '2', '6'], 4).map(({ card, count }) => card.repeat(count))).toEqual(['6', '55', '22'])
  })
  test('have keys of their own', () => {
    const keys = piles(['5', '5', '5'], 4).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })
  test('are left without others, each as often as it stands there', () => {
    expect(without(['1', '5', '5', '6'], ['5', '6', '3'])).toEqual(['1', '5'])
  })
})
