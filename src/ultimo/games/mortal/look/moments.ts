// The story of a match of El Mortal, read off its events. Weights say what is worth telling when there is little room.

import type { LineName } from '$web/look/lines'
import { seatsOf } from '$web/narrate'
import type { Moment } from '$web/story'
import type { Happened } from '$web/wire'
import skull from '~icons/game-icons/death-skull?raw'
import amulet from '~icons/game-icons/gem-pendant?raw'
import reaper from '~icons/game-icons/grim-reaper?raw'
import push from '~icons/game-icons/push?raw'
import shield from '~icons/game-icons/shield-bounces?raw'

/** The drawings of moments; the others have lines of the house. */
export const pictures = { skull, amulet, reaper, push, shield }

type Picture = keyof typeof pictures | LineName

const DEATH = 'muerte'
/** NOs one over the other that make a quarrel, and deaths of one turn that make a black one. */
const QUARREL = 2
const BLACK = 2

/** Every moment worth telling, in order. */
export function story(events: readonly Happened[]): Moment[] {
  const moments: Moment[] = []
  let [turn, noes, taken, third] = [0, 0, 0, -1]
  let shover: { seat: number; at: number } | null = null
  let taker = -1
  /** How many deaths lie before each seat. */
  const deaths = new Map<number, number>()
  const less = (seat: number): unknown => deaths.set(seat, (deaths.get(seat) ?? 0) - 1)
  const tell = (picture: Picture, kind: string, weight: number, seat: number, facts: Moment['facts'] = {}) =>
    moments.push({ kind, picture, seat, facts: { turn, ...facts }, weight })

  /** Of several of a kind only the largest is told. */
  const tellMost = (picture: Picture, kind: string, weight: number, seat: number, count: number): void => {
    const before = moments.findIndex((moment) => moment.kind === kind)
    if (before >= 0 && Number(moments[before]?.facts['count']) >= count) return
    if (before >= 0) moments.splice(before, 1)
    tell(picture, kind, weight + 6 * count, seat, { count })
  }

  for (const { verb, seat, cards, facts } of events) {
    const card = String(facts['card'] ?? cards[0] ?? '')
    if (verb === 'turn') [turn, taken, taker, shover] = [turn + 1, 0, -1, null]
    if (verb === 'plays') [noes, shover] = [0, card === 'empujon' ? { seat, at: -1 } : null]
    if (verb === 'aims' && shover && card === 'empujon') shover.at = seatsOf(facts['at'] ?? '')[0] ?? -1
    if (verb === 'answers' && card === 'no') {
      noes += 1
      if (noes >= QUARREL) tellMost('again', 'quarrel', 40, seat, noes)
    }
    if (verb === 'death' && shover && shover.at === seat && shover.seat !== seat) tell('push', 'shoved', 56, shover.seat)
    if (verb === 'redirects' && card === DEATH) tell('shield', 'shielded', 66, seat)
    else if (verb === 'redirects') tell('shield', 'rebounded', 38, seat, { card })
    if (verb === 'takes') {
      taken = seat === taker ? taken + 1 : 1
      taker = seat
      third = seat
      deaths.set(seat, Number(facts['deaths']))
      if (taken >= BLACK) tellMost('skull', 'black', 46, seat, taken)
    }
    if (verb === 'amulet') tell('amulet', 'amulet', 52, seat)
    if (verb === 'bequeaths') tell('users', 'bequeathed', 54, seat)
    if (verb === 'buries') tell('down', 'buried', 48, seat)
    if (verb === 'destroys' && cards[0] === DEATH && Number(facts['from']) === seat) tell('cross', 'destroyed', 50, seat)
    if (verb === 'destroys' && cards[0] === DEATH) less(Number(facts['from']))
    if (verb === 'buries' || verb === 'bequeaths') less(seat)
    if (verb === 'turns-round' || verb === 'escapes') shover = null
    if (verb === 'tie') tell('users', 'tie', 88, -1, { count: seatsOf(facts['tied'] ?? '').length })
    if (verb === 'out') tell('skull', 'out', 78, seat)
    if (verb === 'all-lose') tell('reaper', 'all-lose', 100, -1)
    if (verb === 'wins' && (facts['rule'] === 'mortal.three' || (facts['rule'] === 'mortal.immortal' && third !== -1))) tell('skull', 'last', 90, third)
    const byCard = String(facts['rule'] ?? '').startsWith('mortal.card-')
    if (verb === 'wins' && (facts['rule'] === 'mortal.immortal' || (byCard && !deaths.get(seat)))) tell('reaper', 'immortal', 98, seat)
  }
  return moments
}
