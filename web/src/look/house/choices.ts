// Which moves are cards to press, and which are buttons.

import type { Move } from '../../wire'

/** A move's text in its parts: `steal 4 from 1` is `steal` with the card 4. */
function parts(text: string): { verb: string; card: string; more: boolean } {
  const [verb = '', ...rest] = text.split(' ')
  const card = rest.length % 2 ? (rest[0] ?? '') : ''
  return { verb, card, more: rest.length > 1 }
}

/**
 * The moves by the cards of the hand that stand for them, if all there is to do is to choose one of these cards: then they are
 * pressed, and there are no buttons. Null for every other question.
 */
export function byCard(moves: readonly Move[], hand: readonly string[]): Map<string, string> | null {
  const found = new Map<string, string>()
  const verb = parts(moves[0]?.text ?? '').verb
  for (const { text } of moves) {
    const move = parts(text)
    if (move.verb !== verb || move.more || !hand.includes(move.card) || found.has(move.card)) return null
    found.set(move.card, text)
  }
  return found.size ? found : null
}
