// The six characters, drawn from an animal's head, and a hat, suit and tie of ours; one picture each, as an address.

import elephant from '~icons/fluent-emoji-flat/elephant?raw'
import fox from '~icons/fluent-emoji-flat/fox?raw'
import gorilla from '~icons/fluent-emoji-flat/gorilla?raw'
import mouse from '~icons/fluent-emoji-flat/mouse-face?raw'
import raccoon from '~icons/fluent-emoji-flat/raccoon?raw'
import wolf from '~icons/fluent-emoji-flat/wolf?raw'

interface Figure {
  head: string
  /** Left, top, width of the head in a window of 100 by 127. */
  at: [number, number, number]
  /** Left, top, width and turn of the hat. */
  hat: [number, number, number, number]
  tone: string
  light: string
  /** None for the two that wear their own skin. */
  suit?: string
  tie: string
}

const FIGURES: Record<string, Figure> = {
  1: { head: mouse, at: [21, 22, 58], hat: [25, 11, 50, -6], tone: '#3f5368', light: '#8ca7bd', suit: '#232a38', tie: '#e2b33c' },
  2: { head: raccoon, at: [19, 24, 62], hat: [24, 12, 52, 5], tone: '#5c3a24', light: '#c58f55', suit: '#2d2a2b', tie: '#b3261e' },
  3: { head: fox, at: [19, 24, 62], hat: [27, 21, 46, -8], tone: '#1f5e5a', light: '#6fc0ae', suit: '#3a2418', tie: '#e8d9b5' },
  4: { head: wolf, at: [18, 25, 64], hat: [26, 17, 48, 7], tone: '#5a1d25', light: '#c8595a', suit: '#24262d', tie: '#d9d4c8' },
  5: { head: gorilla, at: [8, 26, 84], hat: [15, 14, 38, -10], tone: '#8a6416', light: '#f0c552', tie: '#c22a20' },
  6: { head: elephant, at: [6, 27, 88], hat: [6, 17, 46, -12], tone: '#6c2f55', light: '#cf86ab', tie: '#c22a20' },
}

const STRIPES = [14, 24, 34, 66, 76, 86]

function suit(cloth: string, tie: string): string {
  const stripes = STRIPES.map((x) => `<path d="M${x} 82V114" stroke="#fff" stroke-opacity=".16"/>`).join('')
  return (
    `<path d="M4 114C6 86 26 79 50 79s44 7 46 35z" fill="${cloth}"/>${stripes}<path d="M37 79l13 28 13-28z" fill="#f4ecdc"/>` +
    `<path d="M46 82h8l-1.500 5 4 16-6.500 9-6.500-9 4-16z" fill="${tie}"/>` +
    '<path d="M37 78L26 86l12 6 9 20zM63 78l11 8-12 6-9 20z" fill="#000" fill-opacity=".35"/>'
  )
}

function hat([x, y, width, turn]: Figure['hat'], band: string): string {
  return (
    `<g transform="rotate(${turn} ${x + width / 2} ${y + 10}) translate(${x} ${y - 8}) scale(${width / 60})">` +
    '<path d="M12 25C12 12 15 3 22 3c4 0 5 3 8 3s4-3 8-3c7 0 10 9 10 22z" fill="#211a1c"/>' +
    `<path d="M11.500 26c0-3 .3-5 .8-7.500 11 3.500 24.500 3.500 35.400 0 .5 2.500.8 4.500.8 7.500z" fill="${band}"/>` +
    '<path d="M1 25c4-3 8-1 12 0 11 3 23 3 34 0 4-1 8-3 12 0 1 5-12 10-29 10S0 30 1 25z" fill="#2e2528"/>' +
    '<path d="M24 7c2 2 4 2 6 2s4 0 6-2" stroke="#4a3d40" stroke-width="1.600" fill="none"/></g>'
  )
}

function draw(figure: Figure): string {
  const [x, y, width] = figure.at
  const slats = Array.from({ length: 7 }, (_, i) => `<path d="M-20 ${i * 19 - 8}l150 -22v8l-150 22z" fill="${figure.light}" opacity=".34"/>`).join('')
  const head = figure.head.replace(/<svg[^>]*>/, `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 32 32">`)
  return address(
    '0 0 100 127',
    `<rect width="100" height="130" fill="${figure.tone}"/><circle cx="52" cy="52" r="44" fill="${figure.light}" opacity=".55"/>${slats}` +
      `<g transform="translate(0 13)">${figure.suit ? suit(figure.suit, figure.tie) : ''}${head}${hat(figure.hat, figure.tie)}</g>`,
  )
}

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

function address(box: string, body: string): string {
  const [, , width, height] = box.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}0" height="${height}0">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The pictures by card id; `?` is the back. */
export const pictures: Readonly<Record<string, string>> = {
  '?': back(),
  ...Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, draw(figure)])),
}
