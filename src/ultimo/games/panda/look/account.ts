// What everybody has collected and what it counts, as the description tells it: nothing is counted here.

import type { Description, Part } from '$web/wire'
import { animalOf, levelOf } from './figures'

/** The parts of a seat's score. */
export const partsOf = (view: Description | null, seat: number): Part[] => view?.parts?.filter((part) => part.seat === seat) ?? []

/** Whether a part is worth showing where there is little room: something was collected, or it counts all the same. */
export const isShown = (part: Part): boolean => Number(part.facts['count']) > 0 || part.points !== 0

/** The number on a part: how many count as it, monkeys too, and of pandas the levels. */
export const amount = (part: Part): number => Number(part.facts['levels'] ?? part.facts['total'] ?? part.facts['count'])

/** By how much taking this card would change the score, or null where the parts do not say. */
export function change(parts: readonly Part[], card: string): number | null {
  const part = parts.find(({ id }) => id === animalOf(card))
  if (!part) return null
  const steps = levelOf(card) || 1
  const { more = 0, change: by = 0 } = part.facts
  if (by === 0 || steps < Number(more)) return 0
  return steps === Number(more) ? Number(by) : null
}
