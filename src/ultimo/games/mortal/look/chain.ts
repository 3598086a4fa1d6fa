// The chain of answers: what was played, whom it hits, what answered it, and what became of each. Read off the events, which
// everybody hears, so that all see the same.

import { seatsOf } from '$web/narrate'
import type { Happened } from '$web/wire'

/** One card of the chain, or a death that was drawn. */
export interface Link {
  /** From 1, the card that all began with. */
  number: number
  verb: 'plays' | 'answers' | 'uses' | 'death'
  seat: number
  /** What lies there. */
  card: string
  /** What it counts as: a mirror counts as another card. */
  as: string
  /** Whom it hits, in order. */
  at: readonly number[]
  /** A card it is aimed at, and before whom that lies (-1: nowhere). */
  goal: string
  goalSeat: number
  /** What lies on that card, or "": on Twins, where there are several. */
  goalWith: string
  /** The number of what it answers; 0 for what answers nothing. */
  to: number
  state: 'open' | 'cancelled' | 'done'
}

/** Cards that make others draw: a death drawn meanwhile lies on them. The first ones make one player draw. */
const DRAWING = ['empujon', 'ruleta', 'lluvia']
const [SHOVE, ROULETTE] = DRAWING
const DEATH = 'muerte'

/** The newest chain, from the card that it began with. `stack`: the cards that are not dealt with yet, from the lowest. */
export function chain(events: readonly Happened[], stack: readonly string[]): Link[] {
  let links: Link[] = []
  /** Who has drawn since the card began to work. */
  let drawn: number[] = []
  /** What lay there before a death that seems to begin anew. */
  let before: Link[] = []
  const top = (): Link | undefined => links.findLast(({ state }) => state === 'open')
  const change = (link: Link | undefined, changes: Partial<Link>): void => {
    if (link) links = links.map((each) => (each === link ? { ...each, ...changes } : each))
  }
  const push = ({ verb, seat, cards, facts }: Happened, to: number): void => {
    const card = cards[0] ?? '?'
    const as = String(facts['card'] ?? card)
    // A rebound hits the player of what it answers, and needs no aim.
    const hit = as === 'rebota' ? links.find(({ number }) => number === to)?.seat : undefined
    const at = verb === 'death' ? [seat] : hit === undefined ? [] : [hit]
    links = [...links, { number: links.length + 1, verb: verb as Link['verb'], seat, card, as, at, goal: '', goalSeat: -1, goalWith: '', to, state: 'open' }]
  }

  for (const event of events) {
    const { verb, seat, cards, facts } = event
    const now = top()
    if (verb === 'plays') {
      ;[links, before, drawn] = [[], [], []]
      push(event, 0)
    } else if (verb === 'draws') {
      drawn.push(seat)
    } else if (verb === 'death') {
      const single = now?.as === SHOVE || now?.as === ROULETTE
      if (!now || !DRAWING.includes(now.as) || drawn.includes(seat) || (single && drawn.length)) [before, links] = [links, []]
      drawn.push(seat)
      push(event, 0)
    } else if (verb === 'answers') {
      push(event, now?.number ?? 0)
    } else if (verb === 'uses') {
      push(event, 0)
    } else if (verb === 'aims') {
      change(now, { at: [...(now?.at ?? []), ...seatsOf(facts['at'] ?? '')] })
    } else if (verb === 'lot') {
      change(now, { at: [seat] })
    } else if (verb === 'names' || verb === 'targets') {
      change(now, { goal: String(facts['card']), goalSeat: verb === 'targets' ? Number(facts['from']) : -1, goalWith: cards[0] ?? '' })
    } else if (verb === 'cancelled') {
      // What cancelled it has done its work.
      const hit = links.findLast((link) => link.state === 'open' && link.seat === seat && link.card === cards[0])
      for (const link of links) if (hit && link.number > hit.number && link.state === 'open') change(link, { state: 'done' })
      change(hit, { state: 'cancelled' })
    } else if (verb === 'redirects') {
      const goal = seatsOf(facts['at'] ?? '')[0] ?? -1
      change(now, { state: 'done' })
      const below = top()
      change(below, { at: below?.at.map((each) => (each === seat ? goal : each)) ?? [] })
    } else if (verb === 'lies' || ((verb === 'takes' || verb === 'amulet') && now?.card === DEATH)) {
      change(now, { state: 'done' })
    } else if (verb === 'turn') {
      for (const link of links) if (link.state === 'open') change(link, { state: 'done' })
    }
  }
  // Cards go without a word once they have worked: whatever is not on the stack has. Who is hit twice by one rain draws twice.
  return settled(links, stack) ?? settled([...before, ...links.map((link) => shifted(link, before.length))], stack) ?? (settled(links, []) as Link[])
}

const shifted = (link: Link, by: number): Link => ({ ...link, to: link.to && link.to + by })

/** The links with all done that are not on the stack; null if the stack holds what they do not. */
function settled(links: readonly Link[], stack: readonly string[]): Link[] | null {
  let at = stack.length
  const found = links.toReversed().map((link): Link => {
    if (link.state !== 'open') return link
    if (stack[at - 1] !== link.card) return { ...link, state: 'done' }
    at -= 1
    return link
  })
  return at ? null : found.toReversed().map((link, i) => ({ ...link, number: i + 1 }))
}
