// What is said of characters and cards, from what the deck of the table says of them.

import { settings } from '$web/settings.svelte'
import { say } from '$web/texts.svelte'
import type { Character } from './court'

/** Several things in the reader's language, of which one is enough. */
const oneOf = (things: readonly string[]): string => new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(things)

/** What a character can do, in a sentence; `options` are those of the table. */
export function powerText(character: Character, options: Readonly<Record<string, string | number>>): string {
  const { power, value, turned, counts, of } = character
  return say(`power-${power}`, {
    value, turned: turned ?? value, counts: counts ?? 0, of: oneOf(of.map((id) => say(`card-${id}`))), mode: String(options['mode'] ?? ''), king: String(options['king'] ?? ''),
  })
}

/** What a card is called with its values: for those who listen. */
export function cardLabel(character: Character | undefined, id: string, now: number | null): string {
  const name = say(id === '?' ? 'card-back' : `card-${id}`)
  if (!character) return name
  if (now !== null && now !== character.value) return say('scene-card-now', { name, value: now })
  return character.turned === null ? say('scene-card', { name, value: character.value }) : say('scene-card-two', { name, value: character.value, turned: character.turned })
}
