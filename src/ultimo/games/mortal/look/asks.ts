// What a question is about, and which of its moves are cards of the hand, seats, numbers or a list.

import type { Move } from '$web/wire'

/** Moves that name a card of one's own hand. */
const HAND = ['play', 'answer', 'discard', 'give']
/** Moves that name a card which lies elsewhere. */
const LIST = ['use', 'put', 'take', 'destroy', 'destroy-twins']
const NUMBERS = ['cut', 'bury']

export interface Asks {
  /** Cards of the hand and what pressing one does. */
  hand: ReadonlyMap<string, string>
  /** Cards of the hand that can be laid on Twins. */
  lay: ReadonlyMap<string, string>
  /** Seats that can be aimed at. */
  seats: ReadonlyMap<number, string>
  /** Cards that lie elsewhere: what each is and what pressing it does. */
  list: readonly { card: string; move: string }[]
  numbers: readonly { number: number; move: string }[]
  /** Everything else: pass, end, nothing, stop. */
  plain: readonly string[]
}

export function asks(moves: readonly Move[]): Asks {
  const hand = new Map<string, string>()
  const lay = new Map<string, string>()
  const seats = new Map<number, string>()
  const list: { card: string; move: string }[] = []
  const numbers: { number: number; move: string }[] = []
  const plain: string[] = []
  for (const { text } of moves) {
    const [verb = '', card = '', more = ''] = text.split(' ')
    if (HAND.includes(verb)) hand.set(card, text)
    else if (verb === 'lay') lay.set(card, text)
    else if (verb === 'aim') seats.set(Number(more), text)
    else if (LIST.includes(verb)) list.push({ card, move: text })
    else if (NUMBERS.includes(verb)) numbers.push({ number: Number(card), move: text })
    else plain.push(text)
  }
  return { hand, lay, seats, list, numbers, plain }
}

/** How a card of the hand would be used at a prompt: the first word of the move, or "" where none is. */
export function verbOf(prompt: string): string {
  return ({ play: 'play', more: 'play', answer: 'answer', shield: 'answer', discard: 'discard', give: 'give' } as Record<string, string>)[prompt] ?? ''
}
