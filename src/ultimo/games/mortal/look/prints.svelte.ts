// The cards as they are printed: a figure in two inks slightly out of register, on dots; one picture each, as an address. What a card
// is shows in the print, too: rays behind what is played at any moment, a dial behind what lies for one round, nails where it lasts,
// and teeth along the lower edge of what does harm.

import deathSkull from '~icons/game-icons/death-skull?raw'
import { DEATH, kindOf } from './cards'
import { address, DARK, drawn, INK, print, RED } from './drawing'

const CREAM = '#fff3dc'

/** The colour of each card, and its second ink. */
const INKS: Readonly<Record<string, readonly [tone: string, second: string]>> = {
  observador: ['#6fa3ad', CREAM],
  tachan: ['#b9a0c4', CREAM],
  'tachan-reves': ['#b9a0c4', RED],
  escudo: ['#69a79b', CREAM],
  piedra: ['#b9b3a4', CREAM],
  paz: ['#8fb6d6', CREAM],
  envenenamiento: ['#9db34a', CREAM],
  hipnotizar: ['#e6dcc4', RED],
  no: ['#c8241c', '#5c0806'],
  rebota: ['#69a79b', CREAM],
  congelacion: ['#9cc9da', CREAM],
  guadana: ['#f3c02f', RED],
  punalada: ['#e6dcc4', RED],
  desintegrador: ['#8cbf8a', CREAM],
  gemelas: ['#7fb0c4', RED],
  empujon: ['#e8873a', CREAM],
  robo: ['#f3c02f', RED],
  escapada: ['#8cbf8a', CREAM],
  'doble-filo': ['#b9b3a4', RED],
  'media-vuelta': ['#b9a0c4', CREAM],
  barajar: ['#6fa3ad', CREAM],
  corte: ['#6fa3ad', RED],
  vidente: ['#b9a0c4', CREAM],
  'bajo-tierra': ['#b98d58', CREAM],
  resurreccion: ['#9db34a', RED],
  herencia: ['#e6dcc4', RED],
  saqueo: ['#b98d58', '#ffd95a'],
  impuesto: ['#f3c02f', CREAM],
  lluvia: ['#7fb0c4', CREAM],
  espejo: ['#d9a3a0', CREAM],
  cadenas: ['#d9694b', '#f7d9a8'],
  amuleto: ['#69a79b', '#ffd95a'],
  maldicion: ['#d9694b', CREAM],
  profanador: ['#9a9aa6', RED],
  amnesia: ['#d9a3a0', CREAM],
  trueque: ['#e8873a', CREAM],
  ruleta: ['#e8873a', CREAM],
  [DEATH]: [DARK, RED],
}

let figures = $state.raw<Readonly<Record<string, string>>>({ [DEATH]: deathSkull })

/** Settled when all figures are there. Without them a card still has its colour, its ground, its mark and its name. */
export const complete: Promise<void> = import('./figures').then(
  (found) => {
    figures = { ...figures, ...found.figures }
  },
  () => {},
)

/** The back of all cards: a coffin. */
const BACK = address('0 0 100 142', `<rect width="100" height="142" fill="${INK}"/><path d="M34 14h32l18 34-14 80H30L16 48z" fill="#f0bd2e"/>${drawn(deathSkull, 29, 42, 42, INK)}`)

const printed = new Map<string, string>()

/** The picture of a card by its id, printed when it is first seen; `?` is the back. NO has no figure: its name stands there. */
export function picture(card: string): string {
  if (card === '?') return BACK
  const [inks, kind, figure] = [INKS[card], kindOf(card), figures[card] ?? '']
  if (!inks || !kind) return ''
  const key = `${card} ${figure !== ''}`
  const found = printed.get(key) ?? print([figure, ...inks], kind)
  printed.set(key, found)
  return found
}
