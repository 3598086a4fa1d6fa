// The six characters; one picture each, as an address.

import elephant from '~icons/fluent-emoji-flat/elephant?raw'
import fox from '~icons/fluent-emoji-flat/fox?raw'
import gorilla from '~icons/fluent-emoji-flat/gorilla?raw'
import mouse from '~icons/fluent-emoji-flat/mouse-face?raw'
import raccoon from '~icons/fluent-emoji-flat/raccoon?raw'
import wolf from '~icons/fluent-emoji-flat/wolf?raw'
import { address, draw, type Figure } from './drawing'

const FIGURES: Record<string, Figure> = {
  1: { head: mouse, at: [21, 22, 58], hat: [25, 11, 50, -6], tone: '#3f5368', light: '#8ca7bd', suit: '#232a38', tie: '#e2b33c' },
  2: { head: raccoon, at: [19, 24, 62], hat: [24, 12, 52, 5], tone: '#5c3a24', light: '#c58f55', suit: '#2d2a2b', tie: '#b3261e' },
  3: { head: fox, at: [19, 24, 62], hat: [27, 21, 46, -8], tone: '#1f5e5a', light: '#6fc0ae', suit: '#3a2418', tie: '#e8d9b5' },
  4: { head: wolf, at: [18, 25, 64], hat: [26, 17, 48, 7], tone: '#5a1d25', light: '#c8595a', suit: '#24262d', tie: '#d9d4c8' },
  5: { head: gorilla, at: [8, 26, 84], hat: [15, 14, 38, -10], tone: '#8a6416', light: '#f0c552', tie: '#c22a20' },
  6: { head: elephant, at: [6, 27, 88], hat: [6, 17, 46, -12], tone: '#6c2f55', light: '#cf86ab', tie: '#c22a20' },
}

/** The back of all cards. */
function back(): string {
  const far = (turn: number): string => `${50 + 130 * Math.cos(turn)} ${71 + 130 * Math.sin(turn)}`
  const rays = Array.from({ length: 9 }, (_, i) => `<path d="M50 71L${far(i * 0.698)} ${far(i * 0.698 + 0.349)}z" fill="#8a1f1a"/>`).join('')
  const chambers = Array.from({ length: 6 }, (_, i) => `<circle cx="${50 + 16 * Math.sin(i * 1.047)}" cy="${71 - 16 * Math.cos(i * 1.047)}" r="6" fill="#d8b264"/>`).join('')
  return address(
    '0 0 100 142',
    `<rect width="100" height="142" fill="#611313"/>${rays}<circle cx="50" cy="71" r="27" fill="#1d1311" stroke="#d8b264" stroke-width="2.500"/>` +
      `${chambers}<circle cx="50" cy="71" r="4" fill="#d8b264"/>`,
  )
}

/** The pictures by card id; `?` is the back. */
export const pictures: Readonly<Record<string, string>> = {
  '?': back(),
  ...Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, draw(figure)])),
}
