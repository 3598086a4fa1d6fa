// Sentences of the table.

import { say } from '$web/texts.svelte'
import type { Link } from './chain'

type NameOf = (seat: number) => string

const SCYTHE = 'guadana'
const name = (card: string): string => say(`card-${card}`)

/** Whom a card hits: the scythe takes one card, then two, then three. */
const hits = ({ as, at }: Link, whom: NameOf): string => at.map((seat, i) => (as === SCYTHE ? `${whom(seat)} ${i + 1}` : whom(seat))).join(', ')

/** A line of the chain: who, what, and at whom or to what. */
export function linkText(link: Link, links: readonly Link[], nameOf: NameOf, whom: NameOf): string {
  const { verb, seat, card, as, goal, to } = link
  const player = nameOf(seat)
  if (verb === 'death') return link.at[0] === seat ? say('scene-link-death', { player }) : say('scene-link-death-at', { player, at: hits(link, whom) })
  const called = card === as ? name(card) : say('scene-as', { name: name(card), as: name(as) })
  const below = links.find(({ number }) => number === to)
  if (below && !link.at.length) return say('scene-link-to', { player, card: called, to: name(below.as) })
  if (goal) return say('scene-link-at', { player, card: called, at: goalText(link, whom) })
  return link.at.length ? say('scene-link-at', { player, card: called, at: hits(link, whom) }) : say('scene-link', { player, card: called })
}

/** The card that another is aimed at: one of the discards, or one before somebody. */
function goalText({ goal, goalSeat, goalWith }: Link, whom: NameOf): string {
  if (goalSeat < 0) return name(goal)
  const facts = { card: name(goal), player: whom(goalSeat) }
  return goalWith ? say('scene-goal-with', { ...facts, on: name(goalWith) }) : say('scene-goal', facts)
}

/** What happens if nobody answers the newest card. */
export function otherwise(links: readonly Link[], nameOf: NameOf, whom: NameOf): string {
  const link = links.findLast(({ state }) => state === 'open')
  if (!link) return ''
  const below = links.find(({ number }) => number === link.to)
  if (below?.verb === 'death' && link.at.length) return say('scene-else-death', { at: hits(link, whom), player: whom(link.seat) })
  if (below && link.at.length) return say('scene-else-turned', { card: name(below.as), at: hits(link, whom), player: whom(link.seat) })
  if (below) return say('scene-else-cancelled', { card: name(below.as), player: nameOf(below.seat) })
  return link.at.length ? say('scene-else-at', { card: name(link.as), at: hits(link, whom) }) : say('scene-else', { card: name(link.as) })
}
