// The figures of the cards, which come beside the page: they are as heavy as all the rest of a table's scene. Those that are not
// imported are drawn here.

import brainLeak from '~icons/game-icons/brain-leak?raw'
import cardExchange from '~icons/game-icons/card-exchange?raw'
import cardRandom from '~icons/game-icons/card-random?raw'
import crossedChains from '~icons/game-icons/crossed-chains?raw'
import crystalBall from '~icons/game-icons/crystal-ball?raw'
import dividedSpiral from '~icons/game-icons/divided-spiral?raw'
import frozenBody from '~icons/game-icons/frozen-body?raw'
import gemPendant from '~icons/game-icons/gem-pendant?raw'
import humanTarget from '~icons/game-icons/human-target?raw'
import magicHat from '~icons/game-icons/magic-hat?raw'
import mirror from '~icons/game-icons/mirror-mirror?raw'
import openTreasureChest from '~icons/game-icons/open-treasure-chest?raw'
import peaceDove from '~icons/game-icons/peace-dove?raw'
import pirateGrave from '~icons/game-icons/pirate-grave?raw'
import plainDagger from '~icons/game-icons/plain-dagger?raw'
import poisonBottle from '~icons/game-icons/poison-bottle?raw'
import push from '~icons/game-icons/push?raw'
import raining from '~icons/game-icons/raining?raw'
import raiseZombie from '~icons/game-icons/raise-zombie?raw'
import rayGun from '~icons/game-icons/ray-gun?raw'
import receiveMoney from '~icons/game-icons/receive-money?raw'
import returnArrow from '~icons/game-icons/return-arrow?raw'
import rock from '~icons/game-icons/rock?raw'
import run from '~icons/game-icons/run?raw'
import scissors from '~icons/game-icons/scissors?raw'
import scrollQuill from '~icons/game-icons/scroll-quill?raw'
import scythe from '~icons/game-icons/scythe?raw'
import shieldBounces from '~icons/game-icons/shield-bounces?raw'
import snatch from '~icons/game-icons/snatch?raw'
import spade from '~icons/game-icons/spade?raw'
import spyglass from '~icons/game-icons/spyglass?raw'
import voodooDoll from '~icons/game-icons/voodoo-doll?raw'
import { drawn, own } from './drawing'

/** The side to which the hands go: left, and mirrored right. */
const ARROW = '<path d="M4 94l16-14v8h60v12H20v8z"/>'
const hat = (turn: string, arrow: string): string => own(`<g ${turn}>${drawn(magicHat, 11, -6, 78, 'currentColor')}</g><g ${arrow}>${ARROW}</g>`)
const girl = (x: number): string =>
  `<g transform="translate(${x})"><path d="M13 28C10 8 37 8 34 28l3 12H10z"/><path d="M16 42h15l11 36H5z"/><path d="M14 80h6v14h-6zm13 0h6v14h-6z"/><circle cx="23.500" cy="25" r="7.500" fill="#fff" fill-opacity=".5"/></g>`
const TWINS = own(`${girl(1)}${girl(52)}<path d="M38 58h24v6H38z"/>`)
/** A razor blade, which cuts on both sides. */
const BLADE = own('<path fill-rule="evenodd" transform="rotate(-32 50 50)" d="M2 26h9v5h78v-5h9v48h-9v-5H11v5H2zm18 24a5 5 0 0010 0 5 5 0 00-10 0zm50 0a5 5 0 0010 0 5 5 0 00-10 0zM36 46h9v-5h10v5h9v8h-9v5H45v-5h-9z"/>')
const sector = (i: number): string => {
  const at = (turn: number): string => `${(50 + 34 * Math.cos(turn)).toFixed(1)} ${(56 + 34 * Math.sin(turn)).toFixed(1)}`
  return `<path d="M50 56L${at(i * 0.785)}A34 34 0 0 1 ${at(i * 0.785 + 0.3927)}z"/>`
}
/** A wheel that stops somewhere, and what points at whom it hits. */
const WHEEL = own(
  `<path fill-rule="evenodd" d="M50 14a42 42 0 100 84 42 42 0 000-84zm0 6a36 36 0 110 72 36 36 0 010-72z"/>${Array.from({ length: 8 }, (_, i) => sector(i)).join('')}<circle cx="50" cy="56" r="9"/><path d="M38 0h24L50 22z"/>`,
)

/** A figure for each card that is played, but NO, whose word stands for one. */
export const figures: Readonly<Record<string, string>> = {
  observador: spyglass,
  tachan: hat('', ''),
  'tachan-reves': hat('transform="rotate(180 50 36)"', 'transform="matrix(-1 0 0 1 100 0)"'),
  escudo: humanTarget,
  piedra: rock,
  paz: peaceDove,
  envenenamiento: poisonBottle,
  hipnotizar: dividedSpiral,
  rebota: shieldBounces,
  congelacion: frozenBody,
  guadana: scythe,
  punalada: plainDagger,
  desintegrador: rayGun,
  gemelas: TWINS,
  empujon: push,
  robo: snatch,
  escapada: run,
  'doble-filo': BLADE,
  'media-vuelta': returnArrow,
  barajar: cardRandom,
  corte: scissors,
  vidente: crystalBall,
  'bajo-tierra': spade,
  resurreccion: raiseZombie,
  herencia: scrollQuill,
  saqueo: openTreasureChest,
  impuesto: receiveMoney,
  lluvia: raining,
  espejo: mirror,
  cadenas: crossedChains,
  amuleto: gemPendant,
  maldicion: voodooDoll,
  profanador: pirateGrave,
  amnesia: brainLeak,
  trueque: cardExchange,
  ruleta: WHEEL,
}
