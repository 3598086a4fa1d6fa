// What the table remembers of its events, so that a trick or a shot can still be seen after it is over.

import type { Happened } from '$web/wire'

export interface Played {
  /** -1 is the phantom. */
  seat: number
  card: string
  cancelled: boolean
}

/** A trick that was turned over. */
export interface Trick {
  played: Played[]
  /** Who took it, -1 for nobody: then the cards have left the game. */
  winner: number
  /** Who played the winning card; -1 the phantom, null nobody. */
  best: number | null
  /** The event that gave it away, which says why. */
  end: Happened
}

const ENDS = ['take', 'nobody', 'phantom-wins']

/** All tricks so far. */
export function tricks(events: readonly Happened[]): Trick[] {
  const found: Trick[] = []
  let shown: Happened[] = []
  for (const event of events) {
    if (event.verb === 'reveal' || event.verb === 'phantom') shown.push(event)
    else if (ENDS.includes(event.verb)) {
      found.push(trick(shown, event))
      shown = []
    }
  }
  return found
}

function trick(shown: readonly Happened[], end: Happened): Trick {
  const cards = shown.map((event) => event.cards[0] ?? '')
  const played = shown.map(({ seat }, i) => ({ seat, card: cards[i] ?? '', cancelled: cards.filter((card) => card === cards[i]).length > 1 }))
  const winner = end.verb === 'take' ? end.seat : -1
  return { played, winner, best: end.verb === 'nobody' ? null : end.seat, end }
}

/** A shot: who fired, whether it hit, and how many empty chambers had been seen before it. */
export interface Shot {
  seat: number
  hit: boolean
  clics: number
}

/** All shots so far. */
export function shots(events: readonly Happened[]): Shot[] {
  const found: Shot[] = []
  let clics = 0
  for (const { verb, seat, facts } of events) {
    if (verb === 'flip' || verb === 'double') clics = Number(facts['clics'] ?? 0)
    else if (verb === 'spin') clics = 0
    else if (verb === 'clic' || verb === 'bang') found.push({ seat, hit: verb === 'bang', clics })
  }
  return found
}
