// How a card is printed: a figure in two inks on dots, as an address. The home page needs no more than this and one figure.

import type { Kind } from './cards'

export const INK = '#17110c'
export const RED = '#c5271f'

/** The figure, the colour of the card, the second ink. */
export type Figure = [figure: string, tone: string, second: string]

/** A figure of ours, from what is inside of a drawing of 100 by 100. */
export const own = (body: string): string => `<svg width="1em" height="1em" viewBox="0 0 100 100" fill="currentColor">${body}</svg>`

/** A figure at its place in a drawing. */
export const drawn = (figure: string, x: number, y: number, width: number, colour: string): string =>
  figure.replace('<svg', `<svg x="${x}" y="${y}" color="${colour}"`).replace(/ (width|height)="1em"/g, ` $1="${width}"`)

/** Rows of dots that grow towards the lower edge. */
const DOTS = Array.from(
  { length: 7 },
  (_, i) => `<path d="M${(i % 2) * 9} ${i * 15 + 42}h120" stroke="#000" stroke-opacity=".15" stroke-width="${2 + i * 1.5}" stroke-dasharray="0 19" stroke-linecap="round"/>`,
).join('')

const far = (turn: number): string => `${Math.round(50 + 110 * Math.cos(turn))} ${Math.round(62 + 110 * Math.sin(turn))}`
const RAYS = `<path d="${Array.from({ length: 12 }, (_, i) => `M50 62L${far(i * 0.5236)} ${far(i * 0.5236 + 0.2618)}z`).join('')}" fill="#fff" fill-opacity=".2"/>`
const DIAL = '<circle cx="50" cy="64" r="44" fill="#fff" fill-opacity=".22"/><circle cx="50" cy="64" r="40" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="2.200 18.744"/>'
const nail = (x: number, y: number): string => `<circle cx="${x + 1}" cy="${y + 1.5}" r="4.500" fill="#000" opacity=".4"/><circle cx="${x}" cy="${y}" r="4.500" fill="${INK}"/><circle cx="${x - 1.3}" cy="${y - 1.3}" r="1.400" fill="#fff" opacity=".8"/>`
const NAILS = `<path d="M9 9h82v109H9z" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1.500"/>${nail(91, 9)}${nail(91, 112)}${nail(9, 112)}`
const TEETH = `<path d="M-5 127${'l7.500 -13l7.500 13'.repeat(8)}z" fill="${INK}"/>`
const GROUNDS = { 'any-time': RAYS, 'one-round': DIAL, lasting: NAILS, '': '' }

/** The picture of a card: how it is marked shows on its ground, that it does harm on its edge. */
export function print([figure, tone, second]: Figure, kind: Pick<Kind, 'mark' | 'harmful'>): string {
  const dark = tone === DARK
  const ground = dark ? '' : DOTS + GROUNDS[kind.mark] + (kind.harmful ? TEETH : '')
  const inks = figure && drawn(figure, 17, 33, 74, second) + drawn(figure, 12, 27, 74, dark ? '#f5ecd6' : INK)
  return address('0 0 100 127', `<rect width="100" height="127" fill="${tone}"/>${ground}${inks}`)
}

/** The ground of the deaths, on which the first ink is pale. */
export const DARK = '#15110e'

/** A drawing as the address of a picture. */
export function address(box: string, body: string): string {
  const [, , width, height] = box.split(' ')
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}0" height="${height}0">${body}</svg>`)}`
}
