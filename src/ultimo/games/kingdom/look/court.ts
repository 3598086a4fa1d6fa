// Who is at court: values and powers as the deck of the table has them. Nothing about a character is known here but its name.

import { settings } from '$web/settings.svelte'
import { say } from '$web/texts.svelte'
import type { Description } from '$web/wire'

/** What is printed on a card. */
export interface Character {
  id: string
  value: number
  /** What it counts once it is turned; null for a card with one value. */
  turned: number | null
  power: string
  /** For which characters its power works. */
  of: readonly string[]
  /** What these count then, where the power says so. */
  counts: number | null
}

/** Everybody in the deck, in the order of the deck. */
export function courtOf(view: Pick<Description, 'cards'> | null): Character[] {
  return Object.entries(view?.cards ?? {}).map(([id, printed]) => ({
    id,
    value: Number(printed['value']),
    turned: 'turned' in printed ? Number(printed['turned']) : null,
    power: String(printed['power']),
    of: String(printed['of'] ?? '').split(' ').filter(Boolean),
    counts: 'counts' in printed ? Number(printed['counts']) : null,
  }))
}

/** The other of a card's two values, when it counts `now`; null for a card with one. */
export const otherValue = ({ value, turned }: Character, now: number): number | null => (turned === null ? null : now === turned ? value : turned)

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
