// What the table remembers of its events: every trick, with who played what, why it was won, and who took what.

import type { Happened } from '$web/wire'

export const DUMMY = -1

export interface Played {
  /** -1 is the dummy. */
  seat: number
  card: string
  worth: number
  /** How many pigs its player had when the trick was won; 0 before. */
  pigs: number
  /** Who has taken it, null while it lies there. */
  taker: number | null
}

export interface Trick {
  /** In the order of play. */
  played: Played[]
  /** Who has won it; null while cards are still to be played. */
  winner: number | null
  /** The event that says who has won it, and why. */
  end: Happened | null
}

/** All tricks so far, the last one perhaps not yet over. */
export function tricks(events: readonly Happened[]): Trick[] {
  const found: Trick[] = []
  const pigs = new Map<number, number>()
  for (const event of events) {
    const { verb, seat, cards, facts } = event
    if (verb === 'lead') found.push({ played: [], winner: null, end: null })
    const trick = found.at(-1)
    if (!trick) continue
    if (verb === 'lead' || verb === 'play' || verb === 'dummy') {
      trick.played.push({ seat, card: cards[0] ?? '', worth: Number(facts['worth'] ?? 0), pigs: 0, taker: null })
    } else if (verb === 'trick') {
      trick.winner = seat
      trick.end = event
      for (const each of trick.played) each.pigs = pigs.get(each.seat) ?? 0
    } else if (verb === 'take') {
      const from = trick.played.find((each) => each.taker === null && zoneOf(each.seat) === event.source)
      if (from) from.taker = seat
      if (cards[0] === 'pig') pigs.set(seat, (pigs.get(seat) ?? 0) + 1)
    }
  }
  return found
}

/** Where the card of a seat, or the dummy's, lies. */
export const zoneOf = (seat: number): string => `table.${seat === DUMMY ? 'dummy' : seat}`

/** Whether all its cards are taken. */
export const isTaken = (trick: Trick): boolean => trick.played.every(({ taker }) => taker !== null)

/** The winning card. */
export const best = (trick: Trick): Played | undefined => trick.played.find(({ seat }) => seat === trick.winner)

/** The cards that are equal to the winning one, which is among them; none if it stands alone. */
export function equals(trick: Trick): Played[] {
  const worth = best(trick)?.worth
  const found = trick.played.filter((each) => each.worth === worth)
  return found.length > 1 ? found : []
}
