// The race for second place, as the description tells it: who has how many points, who would win now, who has too many.

import type { Description } from '$web/wire'

/** Everybody with the same number of points. */
export interface Tier {
  points: number
  seats: number[]
  /** Of those, who would win if it ended now. */
  second: number[]
  /** Of those, who has too many to win. */
  ahead: number[]
}

/** A number of a seat; 0 where it has none. */
export const gaugeOf = (view: Description | null, id: string, seat: number): number => view?.gauges.find((gauge) => gauge.id === id && gauge.seat === seat)?.value ?? 0

/** All tiers, most points first; `points`: how many a seat is shown to have. */
export function tiers(view: Description, points: (seat: number) => number): Tier[] {
  const found = new Map<number, number[]>()
  for (let seat = 0; seat < view.seats; seat += 1) found.set(points(seat), [...(found.get(points(seat)) ?? []), seat])
  const marked = (seats: number[], id: string): number[] => seats.filter((seat) => gaugeOf(view, id, seat) > 0)
  return [...found].toSorted(([a], [b]) => b - a).map(([at, seats]) => ({ points: at, seats, second: marked(seats, 'second'), ahead: marked(seats, 'ahead') }))
}
