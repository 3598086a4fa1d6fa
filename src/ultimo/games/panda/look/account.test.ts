import { expect, test } from 'vitest'
import type { Part } from '$web/wire'
import { amount, change, isShown } from './account'

const part = (id: string, points: number, facts: Part['facts']): Part => ({ id, seat: 0, points, facts })

test('what a card would change is what the parts say of the next one', () => {
  expect(change([part('cat', 4, { count: 2, more: 1, change: 5 })], 'cat')).toBe(5)
  expect(change([part('fox', -3, { count: 1, more: 1, change: -3 })], 'fox')).toBe(-3)
})

test('a card that is not yet enough changes nothing, and neither does one of a kind that nothing changes', () => {
  expect(change([part('bear', 0, { count: 0, more: 2, change: 6 })], 'bear')).toBe(0)
  expect(change([part('pig', 0, { count: 3, more: 0, change: 0 })], 'pig')).toBe(0)
})

test('a panda counts as many steps as its level; where the parts tell of fewer, nothing is said', () => {
  const pandas = [part('panda', 0, { count: 1, levels: 1, more: 2, change: 8 })]
  expect(['panda1', 'panda2', 'panda3'].map((card) => change(pandas, card))).toEqual([0, 8, null])
})

test('a part is shown for its cards, or for what it counts without any', () => {
  expect(isShown(part('lion', -10, { count: 0 }))).toBe(true)
  expect(isShown(part('bear', 0, { count: 1 }))).toBe(true)
  expect(isShown(part('bear', 0, { count: 0 }))).toBe(false)
})

test('monkeys are counted among what they stand for, pandas by their levels', () => {
  expect(amount(part('panda', 8, { count: 2, levels: 5 }))).toBe(5)
  expect(amount(part('owl', 6, { count: 2, monkeys: 1, total: 3 }))).toBe(3)
})
