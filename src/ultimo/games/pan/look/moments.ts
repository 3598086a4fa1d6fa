// The story of a match of Pan t'es Mort, read off its events. Weights say what is worth telling when there is little room.

import type { LineName } from '$web/look/lines'
import type { Moment } from '$web/story'
import type { Happened } from '$web/wire'
import mouse from '~icons/fluent-emoji-flat/mouse-face?raw'
import skull from '~icons/game-icons/death-skull?raw'

const CHAMBERS = 6

/** The drawings of moments; the others have lines of the house. */
export const pictures = { bang: skull, mouse }

type Picture = keyof typeof pictures | LineName

/** Every moment worth telling, in order. `of`: the chance was 1 in so many. */
export function story(events: readonly Happened[]): Moment[] {
  const moments: Moment[] = []
  let trick = 0
  let shot = { verb: 'flip', of: CHAMBERS }
  let stolen = 0
  const tell = (picture: Picture, kind: string, weight: number, seat: number, facts: Moment['facts'] = {}) =>
    moments.push({ kind, picture, seat, facts, weight })

  for (const { verb, seat, cards, facts } of events) {
    if (verb === 'reveal') continue
    if (verb !== 'steal' && verb !== 'stop') stolen = 0
    switch (verb) {
      case 'take':
        trick += 1
        if (facts['rule'] === 'pan.mouse') tell('mouse', 'mouse', 60 + cards.length, seat, { trick, count: cards.length })
        else tell('cards', 'take', 10 * cards.length, seat, { trick, count: cards.length })
        break
      case 'nobody':
      case 'phantom-wins':
        trick += 1
        tell('cards', verb, 45, -1, { trick, count: cards.length })
        break
      case 'out':
        tell('bang', 'out', 70, seat)
        break
      case 'flip':
      case 'double':
        shot = { verb, of: CHAMBERS - Number(facts['clics']) }
        break
      case 'spin':
        shot = { verb, of: CHAMBERS }
        break
      case 'clic':
        // A narrow escape; the narrower, the better.
        if (shot.of <= 3) tell('check', `clic-${shot.verb}`, 80 - 10 * shot.of, seat, { of: shot.of })
        break
      case 'bang':
        tell('bang', `bang-${shot.verb}`, 100, seat, { of: shot.of })
        break
      case 'steal': {
        stolen += 1
        // One haul is one moment: each further card replaces the line before.
        if (stolen > 1) moments.pop()
        tell('hand', 'steal', 50 + 10 * stolen, seat, { count: stolen })
        break
      }
    }
  }
  return moments
}
