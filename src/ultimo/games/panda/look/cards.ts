import { animalOf } from './figures'

/** What is printed in a card's corner: its strength, or what a monkey adds to the card before it. */
const PRINTED: Readonly<Record<string, string>> = {
  rabbit: '1', bear: '2', giraffe: '3', owl: '4', cat: '5', fox: '6', lion: '7', pig: '8', panda: '9', monkey: '+1',
}

export const printed = (card: string): string => PRINTED[animalOf(card)] ?? ''

/** The key that stands for a card: what is printed on it, and 0 for a monkey. */
export const keyOf = (card: string): string => printed(card).replace('+1', '0')

/** Points as they are written: with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** How many cards a row of a hand of so many holds on a phone: two rows as even as can be, one for a few. */
export const inRow = (cards: number): number => (cards > 6 ? Math.ceil(cards / 2) : Math.max(cards, 1))
