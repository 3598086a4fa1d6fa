import { expect, test } from 'vitest'
import type { Description } from '$web/wire'
import { gaugeOf, tiers } from './race'

const mark = (id: string, seat: number) => ({ id, seat, value: 1, most: 1 })
const view = (points: number[], ...marks: ReturnType<typeof mark>[]) =>
  ({ seats: points.length, gauges: [...points.map((value, seat) => ({ id: 'points', seat, value, most: 9 })), ...marks] }) as unknown as Description

test('equal points stand together, most first, with the marks of the table', () => {
  const now = view([3, 1, 2, 2], mark('ahead', 0), mark('second', 2), mark('second', 3))
  expect(tiers(now, (seat) => gaugeOf(now, 'points', seat))).toEqual([
    { points: 3, seats: [0], second: [], ahead: [0] }, { points: 2, seats: [2, 3], second: [2, 3], ahead: [] }, { points: 1, seats: [1], second: [], ahead: [] },
  ])
})

test('of equal points only some may be second, as the table settles ties', () => {
  const now = view([2, 2, 3], mark('second', 1))
  expect(tiers(now, (seat) => gaugeOf(now, 'points', seat))[1]).toEqual({ points: 2, seats: [0, 1], second: [1], ahead: [] })
})
