// The story of a match of Panda Rei, read off its events. Weights say what is worth telling when there is little room.

import type { LineName } from '$web/look/lines'
import type { Moment } from '$web/story'
import type { Happened } from '$web/wire'
import cat from '~icons/fluent-emoji-flat/cat-face?raw'
import fox from '~icons/fluent-emoji-flat/fox?raw'
import lion from '~icons/fluent-emoji-flat/lion?raw'
import monkey from '~icons/fluent-emoji-flat/monkey-face?raw'
import panda from '~icons/fluent-emoji-flat/panda?raw'
import pig from '~icons/fluent-emoji-flat/pig-face?raw'
import rabbit from '~icons/fluent-emoji-flat/rabbit-face?raw'

/** The drawings of moments; the others have lines of the house. */
export const pictures = { cat, fox, lion, monkey, panda, pig, rabbit }

type Picture = keyof typeof pictures | LineName

/** What makes a row of won tricks a run, a group of equals a crowd, and an end a narrow one. */
const RUN = 3
const CROWD = 3
const NARROW = 3
/** The card of a kind at which its owner has many. */
const MANY: Readonly<Record<string, readonly [at: number, weight: number]>> = { rabbit: [6, 75], cat: [4, 62], fox: [3, 58], lion: [4, 52] }

/** Every moment worth telling, in order. */
export function story(events: readonly Happened[]): Moment[] {
  const moments: Moment[] = []
  const taken = new Map<string, number>()
  const points: number[] = []
  let [round, trick, run, last] = [0, 0, 0, -1]
  const tell = (picture: Picture, kind: string, weight: number, seat: number, facts: Moment['facts'] = {}) =>
    moments.push({ kind, picture, seat, facts: { round, trick, ...facts }, weight })

  for (const { verb, seat, cards, facts } of events) {
    switch (verb) {
      case 'round':
        round = Number(facts['round'])
        trick = 0
        break
      case 'trick': {
        trick += 1
        run = seat === last ? run + 1 : 1
        last = seat
        const worth = Number(facts['worth'])
        const size = Number(facts['size'])
        if (facts['by'] === 'pigs') tell('pig', 'pigs', 40 + 5 * (size - 2), seat, { pigs: Number(facts['pigs']), rival: Number(facts['rival']) })
        else if (size >= CROWD) tell('cards', 'crowd', 35 + 8 * size, seat, { size, worth })
        else if (facts['rule'] === 'panda.dummy') tell('check', 'dummy', 44, seat, { worth, higher: Number(facts['higher']) })
        else if (facts['card'] === 'monkey') tell('monkey', 'monkey', 30 + worth, seat, { worth })
        if (run >= RUN) {
          // One run is one moment: each further trick replaces the line before.
          const before = moments.findLastIndex(({ kind }) => kind === 'run')
          if (run > RUN && before >= 0) moments.splice(before, 1)
          tell('again', 'run', 40 + 6 * run, seat, { count: run })
        }
        break
      }
      case 'take': {
        const card = cards[0] ?? ''
        const now = (taken.get(`${seat} ${card}`) ?? 0) + 1
        taken.set(`${seat} ${card}`, now)
        const [at, weight] = MANY[card] ?? [0, 0]
        if (now === at) tell(card as Picture, card, weight, seat, { count: now })
        if (card === 'panda4') tell('panda', 'panda', 38, seat)
        break
      }
      case 'final':
        points[seat] = Number(facts['points'])
        break
      case 'wins': {
        const rival = Math.max(...points.filter((_, other) => other !== seat))
        const ahead = Number(facts['points']) - rival
        if (ahead <= NARROW) tell('check', 'narrow', 90, seat, { count: ahead })
        break
      }
    }
  }
  return moments
}
