// Cards fly from events: an event that names the zone its cards left and the zone they reached is shown as their way. It is only
// seen, never waited for: where the cards lie and what can be pressed is the page's, at once.
//
// Zones are elements with `data-zone`, the cards in them have `data-card` (`?` for a hidden one). A flight takes its length from
// `--time-slow`; none takes longer, and where motion is off there is none. What a hidden card is plays no part in its way.

import type { Happened } from '../wire'

interface Lain {
  card: string
  box: DOMRect
  element: HTMLElement
}

/** Where everything lay. */
export type Lay = Map<string, { box: DOMRect; cards: Lain[] }>

/** Cards that change their place, as events name them. */
export type Way = Pick<Happened, 'cards' | 'source' | 'target'>

/** Milliseconds between two cards of one event, and between two events of one piece of news. */
const AFTER = 35

/** Where every zone and every card in it is now. Clones keep a card's look when it has left the page. */
export function lay(root: HTMLElement): Lay {
  const found: Lay = new Map()
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const cards = [...zone.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
      card: element.dataset['card'] ?? '?',
      box: element.getBoundingClientRect(),
      element,
    }))
    found.set(zone.dataset['zone'] ?? '', { box: zone.getBoundingClientRect(), cards })
  }
  return found
}

/** Show the ways of cards from where they lay `before` to where they lie now. */
export function fly(root: HTMLElement, before: Lay, ways: readonly Way[]): void {
  const duration = slow(root)
  if (!duration) return
  const now = lay(root)
  for (const { source } of ways) if (source && !before.has(source)) gather(before, source)
  let delay = 0
  for (const way of ways) {
    if (!way.source || !way.target || way.source === way.target) continue
    for (const card of way.cards) {
      const from = leave(before, way.source, card)
      const to = reach(now, way.target, card)
      const look = to?.element ?? from?.element
      if (!from || !look || !from.box.width) continue
      send(root, look, from.box, to?.box ?? now.get(way.target)?.box, duration, delay)
      if (to) to.element.animate({ opacity: [0, 0] }, { duration: duration * 0.9 + delay })
      delay += AFTER
    }
  }
}

/** The cards of a zone that is many places, `table` of `table.0` and its like, from which they leave together. */
function gather(before: Lay, zone: string): void {
  const cards = [...before].filter(([place]) => place.startsWith(`${zone}.`)).flatMap(([, place]) => place.cards)
  if (cards[0]) before.set(zone, { box: cards[0].box, cards })
}

/** How long a slow motion takes now, in milliseconds; 0 where there is to be none. */
export function slow(root: HTMLElement): number {
  const text = getComputedStyle(root).getPropertyValue('--time-slow').trim()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const time = parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)
  return Number.isFinite(time) ? Math.min(300, time) : 0
}

/** The card's place in a zone it leaves, taken so that its twin leaves from another; else the zone's own middle. */
function leave(before: Lay, zone: string, card: string): { box: DOMRect; element?: HTMLElement } | null {
  const place = before.get(zone)
  if (!place) return null
  const at = place.cards.findIndex((each) => each.card === card)
  const found = at >= 0 ? place.cards.splice(at, 1)[0] : place.cards.pop()
  return found ?? { box: place.box }
}

/** The card's place in the zone it reaches: the last one, which is the newest. */
function reach(now: Lay, zone: string, card: string): Lain | null {
  const cards = now.get(zone)?.cards ?? []
  const at = cards.findLastIndex((each) => each.card === card)
  if (at < 0) return null
  // The last of a kind stays for its twins: several equal cards may lie as one, with their number.
  return cards.filter((each) => each.card === card).length > 1 ? (cards.splice(at, 1)[0] ?? null) : (cards[at] ?? null)
}

function send(root: HTMLElement, look: HTMLElement, from: DOMRect, to: DOMRect | undefined, duration: number, delay: number): void {
  const width = look.offsetWidth || 60
  const height = look.offsetHeight || 85
  const clone = look.cloneNode(true) as HTMLElement
  clone.removeAttribute('data-card')
  // Its size came from where it lay.
  clone.style.setProperty('--card-w', `${width}px`)
  clone.setAttribute('aria-hidden', 'true')
  clone.classList.add('is-flying')
  clone.classList.remove('is-turned')
  clone.inert = true
  clone.querySelectorAll('.card-flag').forEach((flag) => flag.remove())
  const at = (box: DOMRect, turn: number): string => {
    const scale = Math.min(1.6, Math.max(0.3, Math.min(box.width, box.height * 0.72) / width))
    return `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px) scale(${scale}) rotate(${turn}deg)`
  }
  root.append(clone)
  const end = to ?? from
  const frames = [{ transform: at(from, -6) }, { transform: at(end, 0), opacity: to ? 1 : 0 }]
  const way = clone.animate(frames, { duration, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' })
  way.onfinish = way.oncancel = () => clone.remove()
}
