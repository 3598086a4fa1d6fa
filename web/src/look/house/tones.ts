/** How a card without a picture is coloured. */
export interface Tone {
  colour: string
  pattern: number
}

const COLOURS = ['#8d2a22', '#1d4f7c', '#2a5f33', '#6f4512', '#4b3a75', '#0e5a5d', '#7d2657', '#39424e'] as const
const PATTERNS = 4

/** The same for the same card, whatever game or language: it follows from the id. Numbers that follow each other differ. */
export function tone(card: string): Tone {
  const number = /^\d+$/.test(card) ? Number(card) : [...card].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)
  return { colour: COLOURS[number % COLOURS.length] ?? COLOURS[0], pattern: Math.floor(number / COLOURS.length + number) % PATTERNS }
}

/** What stands in the corner of a card: its id, where that is short enough to be a value. */
export const valueOf = (card: string): string => (card.length <= 2 ? card : '')
