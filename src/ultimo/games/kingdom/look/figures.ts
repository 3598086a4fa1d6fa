// The thirteen characters: a figure in a niche, in one metal, as an address each; and the figures alone, small. Those that are not
// imported are drawn here.

import beerStein from '~icons/game-icons/beer-stein?raw'
import grimReaper from '~icons/game-icons/grim-reaper?raw'
import hoodedFigure from '~icons/game-icons/hooded-figure?raw'
import juggler from '~icons/game-icons/juggler?raw'
import king from '~icons/game-icons/king?raw'
import spikedDragonHead from '~icons/game-icons/spiked-dragon-head?raw'
import trade from '~icons/game-icons/trade?raw'
import visoredHelm from '~icons/game-icons/visored-helm?raw'
import witchFlight from '~icons/game-icons/witch-flight?raw'
import { address, CROWN, draw, drawn, own, QUEEN, type Figure } from './drawing'

const JESTER = own(
  '<path d="M25 56c0-16-4-28-15-30C22 12 38 16 43 34 42 24 45 15 50 8c5 7 8 16 7 26 5-18 21-22 33-8-11 2-15 14-15 30z"/><circle cx="9" cy="31" r="6"/><circle cx="91" cy="31" r="6"/><circle cx="50" cy="7" r="6"/>' +
    '<path fill-rule="evenodd" d="M28 61h44c0 20-8 33-22 33S28 81 28 61zm8 8l9 3-9 3zm28 0l-9 3 9 3zM38 80c8 8 16 8 24 0-3 12-21 12-24 0z"/>',
)
const PRINCESS = own(
  '<path d="M33 24L31 7l11 9 8-12 8 12 11-9-2 17z"/><path d="M31 28c-13 14-3 40-19 54h22c-6-12-6-32-3-54zm38 0c13 14 3 40 19 54H66c6-12 6-32 3-54z" opacity=".72"/>' +
    '<path d="M34 29h32c2 22-4 37-16 37S32 51 34 29z"/><path d="M43 64h14v8c13 2 21 9 23 22H20c2-13 10-20 23-22z"/><path d="M38 76l12 11 12-11-12 4z" fill="#0007"/>',
)
const MONK = own(
  '<path fill-rule="evenodd" d="M50 5C30 5 20 22 20 44c0 20-6 34-12 50h84c-6-16-12-30-12-50C80 22 70 5 50 5zm0 17c11 0 18 9 18 24 0 13-8 24-18 24s-18-11-18-24c0-15 7-24 18-24z"/>' +
    '<path d="M50 27c8 0 13 7 13 17H37c0-10 5-17 13-17z" opacity=".55"/><path d="M36 47h28c0 12-6 20-14 20s-14-8-14-20z"/><path d="M47 72h6v8h7v5h-7v9h-6v-9h-7v-5h7z" fill="#0008"/>',
)

const FIGURES: Readonly<Record<string, Figure>> = {
  death: [grimReaper, '#1d1b1e', '#c9c2b4'],
  princess: [PRINCESS, '#a34a63', '#ffe3d9'],
  jester: [JESTER, '#2c6e4f', '#ffd978'],
  juggler: [juggler, '#2c5f8a', '#ffe9b8'],
  thief: [hoodedFigure, '#3a3f2b', '#e8dfae'],
  merchant: [trade, '#8a5a18', '#fff0c7'],
  innkeeper: [beerStein, '#86451d', '#ffe1a3'],
  monk: [MONK, '#5b4630', '#f7e4c2'],
  knight: [visoredHelm, '#4b5866', '#f0f2f2'],
  sorceress: [witchFlight, '#5b2f73', '#f3d9ff'],
  dragon: [spikedDragonHead, '#8c1d18', '#ffcf7a'],
  queen: [QUEEN, '#7a1742', '#ffdf8d'],
  king: [king, '#8b1a22', '#ffd66e'],
}

/** The back of all cards. */
function back(): string {
  return address(
    '0 0 100 142',
    '<rect width="100" height="142" fill="#31231a"/><path d="M-10 71L50-20l60 91-60 91z" fill="none" stroke="#dba94a" stroke-width="3"/>' +
      `<path d="M8 71L50 8l42 63-42 63z" fill="#7d1420"/>${drawn(own(CROWN), 26, 47, 48, '#efc469')}`,
  )
}

/** The pictures by card id; `?` is the back. */
export const pictures: Readonly<Record<string, string>> = {
  '?': back(),
  ...Object.fromEntries(Object.entries(FIGURES).map(([id, figure]) => [id, draw(figure)])),
}

/** The figures alone on their wall, for where there is little room. */
export const heads: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FIGURES).map(([id, [figure, wall, metal]]) => [id, address('0 0 40 40', `<rect width="40" height="40" rx="9" fill="${wall}"/>${drawn(figure, 5, 5, 30, metal)}`)]),
)
