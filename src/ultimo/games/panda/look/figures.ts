// The ten animals: a head in a sun, behind leaves of ours; one picture each, as an address. And their heads alone.

import bear from '~icons/fluent-emoji-flat/bear?raw'
import cat from '~icons/fluent-emoji-flat/cat-face?raw'
import fox from '~icons/fluent-emoji-flat/fox?raw'
import giraffe from '~icons/fluent-emoji-flat/giraffe?raw'
import lion from '~icons/fluent-emoji-flat/lion?raw'
import monkey from '~icons/fluent-emoji-flat/monkey-face?raw'
import owl from '~icons/fluent-emoji-flat/owl?raw'
import panda from '~icons/fluent-emoji-flat/panda?raw'
import pig from '~icons/fluent-emoji-flat/pig-face?raw'
import rabbit from '~icons/fluent-emoji-flat/rabbit-face?raw'
import { address, draw, leaf, type Figure } from './drawing'

const FIGURES: Record<string, Figure> = {
  rabbit: [rabbit, '#f29cb1', '#ffe1e4'],
  bear: [bear, '#c9852f', '#ffe0a0'],
  giraffe: [giraffe, '#3f93b5', '#d5f0f4'],
  owl: [owl, '#4d4a8c', '#c9c7f0'],
  cat: [cat, '#2f8f7c', '#c9f2de'],
  fox: [fox, '#7d9c2c', '#eef3b0'],
  lion: [lion, '#d9a017', '#fff0b5'],
  pig: [pig, '#6f9ed1', '#e0eefc'],
  panda: [panda, '#c8412b', '#ffd9b8'],
  monkey: [monkey, '#e07b2c', '#ffe6bd'],
}

/** The animal on a card: pandas of every level are one. */
export const animalOf = (card: string): string => card.replace(/\d$/, '')

/** The level of a panda; 0 for every other card. */
export const levelOf = (card: string): number => Number(/\d$/.exec(card)?.[0] ?? 0)

/** The back of all cards. */
function back(): string {
  return address(
    '0 0 100 142',
    `<rect width="100" height="142" fill="#1f5b33"/><circle cx="50" cy="71" r="34" fill="#ffc145"/>` +
      `${leaf('#143f23', 'transform="translate(-10 88) scale(.8 .77)"')}${leaf('#143f23', 'transform="translate(112 58) rotate(180) scale(.8 .77)"')}`,
  )
}

const levels = (from: Figure | undefined) => (from ? [1, 2, 3, 4].map((level) => [`panda${level}`, draw(from, level)] as const) : [])

/** The pictures by card id; `?` is the back. */
export const pictures: Readonly<Record<string, string>> = {
  '?': back(),
  ...Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, draw(figure)])),
  ...Object.fromEntries(levels(FIGURES['panda'])),
}

/** The heads by animal, for where there is little room. */
export const heads: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIGURES).map(([id, [head]]) => [id, `data:image/svg+xml,${encodeURIComponent(head.replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'))}`]),
)
