/** Equal cards that lie together. */
export interface Pile {
  card: string
  count: number
  key: string
}

/** Cards as they are laid out: each on its own while they are few, equal ones on one pile when they are many. Best cards first. */
export function piles(cards: readonly string[], most: number): Pile[] {
  const sorted = [...cards].sort((a, b) => Number(b) - Number(a))
  const seen = new Map<string, number>()
  const found: Pile[] = []
  for (const card of sorted) {
    const twins = seen.get(card) ?? 0
    seen.set(card, twins + 1)
    const pile = found.findLast((each) => each.card === card)
    if (cards.length > most && pile) pile.count += 1
    else found.push({ card, count: 1, key: `${card}.${twins}` })
  }
  return found
}

/** Cards without those of another list, each as often as it stands there. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
