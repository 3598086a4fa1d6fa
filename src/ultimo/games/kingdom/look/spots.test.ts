import { expect, test } from 'vitest'
import { FEW, rowsOf, spots } from './spots'

test.each(Array.from({ length: 15 }, (_, i) => i + 1))('%d others have a place each, from your left hand clockwise', (others) => {
  const places = spots(others)
  expect(places.length).toBe(others)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(others)
  expect(new Set(places.map(({ column, row, at }) => (others > FEW ? `${column} ${row}` : `${at} ${row}`))).size).toBe(others)
  expect(Math.max(...places.map(({ row }) => row))).toBe(rowsOf(others))
  const turns = places.map(({ x, y }) => (Math.atan2(x - 50, 70 - y) * 180) / Math.PI)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})

test('on a phone many sit up one side and down the other, one left over at the head', () => {
  expect(spots(15).map(({ column, row }) => `${column[0]}${row}`).join(' ')).toBe('l7 l6 l5 l4 l3 l2 l1 h0 r1 r2 r3 r4 r5 r6 r7')
})

test('on a phone a few sit along the top, the first and the last below at its corners', () => {
  expect(spots(6).map(({ row }) => row)).toEqual([2, 1, 1, 1, 1, 2])
  expect(spots(2).map(({ at }) => at)).toEqual([25, 75])
})
