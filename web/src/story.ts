/** One line in the story of a match: the message `story-<kind>` with its facts, about a seat (-1: nobody). */
export interface Moment {
  kind: string
  /** One of the game's own drawings, or one of the house's lines, by its name. */
  picture: string
  seat: number
  facts: Record<string, number | string>
  /** The more, the sooner told. */
  weight: number
}

/** As many moments as a story has room for: the weightiest, in the order they happened. */
export function pick(moments: readonly Moment[], room: number): Moment[] {
  const kept = new Set([...moments].sort((a, b) => b.weight - a.weight).slice(0, room))
  return moments.filter((moment) => kept.has(moment))
}
