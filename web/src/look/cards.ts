/** Equal cards that lie together. */
export interface Pile {
  card: string
  count: number
  key: string
}

/** Cards as they are laid out, in their order: each on its own while they are at most `most`, equal ones on one pile when they are more. */
export function piles(cards: readonly string[], most: number): Pile[] {
  const seen = new Map<string, number>()
  const found: Pile[] = []
  for (const card of cards) {
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
