// What lies before players, from the zones of the view.

import type { Description } from '$web/wire'

/** A lasting or one-round card. */
export interface Mark {
  card: string
  /** What it counts as: a mirror counts as another card. */
  as: string
  /** What is laid on it, or "": of Twins. */
  laid: string
}

const DEATH = 'muerte'
const TWINS = 'gemelas'

/** The cards before a seat but for deaths. What is laid on Twins lies on those that have been there longest. */
export function marksOf(view: Description | null, seat: number): Mark[] {
  const found: Mark[] = []
  const laid = [...(view?.zones.find(({ id }) => id === `laid.${seat}`)?.cards ?? [])]
  for (const { id, seat: of, cards } of view?.zones ?? []) {
    if (of !== seat || !(id.startsWith('front.') || id.startsWith('as-'))) continue
    const other = id.startsWith('as-') ? id.slice('as-'.length, id.lastIndexOf('.')) : ''
    for (const card of cards) {
      if (card === DEATH) continue
      const as = other || card
      found.push({ card, as, laid: as === TWINS ? (laid.shift() ?? '') : '' })
    }
  }
  return found
}

/** What the viewer knows of the pile: the card and how many-th from the top it is. Never how high the pile is. */
export function knownPlaces(view: Description | null): { card: string; at: number }[] {
  return (view?.zones ?? [])
    .filter(({ id }) => id.startsWith('pile.'))
    .map(({ id, cards }) => ({ card: cards[0] ?? '?', at: Number(id.slice('pile.'.length)) }))
}
