// Who is at court: values and powers as the deck of the table has them. Nothing about a character is known here but its name.

import type { Description } from '$web/wire'

/** What is printed on a card. */
export interface Character {
  id: string
  value: number
  /** What it counts once it is turned; null for a card with one value. */
  turned: number | null
  power: string
  /** For which characters its power works. */
  of: readonly string[]
  /** What these count then, where the power says so. */
  counts: number | null
}

/** Everybody in the deck, in the order of the deck. */
export function courtOf(view: Pick<Description, 'cards'> | null): Character[] {
  return Object.entries(view?.cards ?? {}).map(([id, printed]) => ({
    id,
    value: Number(printed['value']),
    turned: 'turned' in printed ? Number(printed['turned']) : null,
    power: String(printed['power']),
    of: String(printed['of'] ?? '').split(' ').filter(Boolean),
    counts: 'counts' in printed ? Number(printed['counts']) : null,
  }))
}

/** The other of a card's two values, when it counts `now`; null for a card with one. */
export const otherValue = ({ value, turned }: Character, now: number): number | null => (turned === null ? null : now === turned ? value : turned)
