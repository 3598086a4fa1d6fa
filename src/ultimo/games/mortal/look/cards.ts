// What is printed on the cards beside name and picture, as `deck.toml` has it; both decks print the same.

import deck from '../deck.toml'

/** How long a card lies before somebody (`one-round`, `lasting`), or that it is played at any moment. */
export type Mark = 'any-time' | 'one-round' | 'lasting'

/** What a deck's file says of a kind of cards. */
export interface Printed {
  id: string
  copies: number
  mark?: Mark
  harmful?: 1
  not_for_two?: 1
}

/** A kind of cards. */
export interface Kind {
  id: string
  /** The mark printed on it, or "". */
  mark: Mark | ''
  /** It does harm: Paz forbids it. */
  harmful: boolean
  /** Two players play without it. */
  notForTwo: boolean
}

/** The id of the death cards, which are drawn and never played. */
export const DEATH = 'muerte'

/** What a deck's file says, kind by kind. */
export const printedIn = (file: unknown): Printed[] => (file as { card: Printed[] }).card

/** A kind of cards as its deck's file has it. */
export const asKind = ({ id, mark, harmful, not_for_two }: Printed): Kind => ({ id, mark: mark ?? '', harmful: harmful === 1, notForTwo: not_for_two === 1 })

/** Every kind of cards, in the order of the deck; the deaths last. */
export const kinds: readonly Kind[] = printedIn(deck).map(asKind)

const byId = new Map(kinds.map((kind) => [kind.id, kind]))

/** The kind of a card; undefined for one face down. */
export const kindOf = (card: string): Kind | undefined => byId.get(card)
