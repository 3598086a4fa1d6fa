// The story of a match of Death Over The Kingdom, read off its events. Weights say what is worth telling when there is little room.

import type { LineName } from '$web/look/lines'
import type { Moment } from '$web/story'
import type { Happened } from '$web/wire'
import skull from '~icons/game-icons/death-skull?raw'
import crown from '~icons/game-icons/queen-crown?raw'
import trade from '~icons/game-icons/trade?raw'
import helm from '~icons/game-icons/visored-helm?raw'
import witch from '~icons/game-icons/witch-flight?raw'

/** The drawings of moments; the others have lines of the house. */
export const pictures = { skull, crown, trade, helm, witch }

type Picture = keyof typeof pictures | LineName

/** Points in a row that make a run, and players who win or lose a round together that make a crowd. */
const RUN = 3
const CROWD = 4

/** Every moment worth telling, in order. */
export function story(events: readonly Happened[]): Moment[] {
  const moments: Moment[] = []
  const lost = new Map<number, number>()
  const points = new Map<number, number>()
  let [turn, run, last] = [0, 0, -1]
  const tell = (picture: Picture, kind: string, weight: number, seat: number, facts: Moment['facts'] = {}) =>
    moments.push({ kind, picture, seat, facts: { turn, ...facts }, weight })

  /** Of several crowds only the largest is told. */
  const tellMost = (picture: Picture, kind: string, count: number): void => {
    const before = moments.findIndex((moment) => moment.kind === kind)
    if (before >= 0 && Number(moments[before]?.facts['count']) >= count) return
    if (before >= 0) moments.splice(before, 1)
    tell(picture, kind, 30 + 3 * count, -1, { count })
  }

  for (const { start, end } of judged(events)) {
    const round = events.slice(start, end)
    const scored = round.filter(({ verb }) => verb === 'score')
    const losers = round.filter(({ verb }) => verb === 'token' || verb === 'life')
    for (const { verb, facts } of round) if (verb === 'turn' || verb === 'dealer') turn = Number(facts['turn'] ?? facts['deal'])
    for (const event of round) {
      if (event.verb === 'enchant' && scored.some(({ seat }) => seat === event.seat)) tell('witch', 'spell', 62, event.seat, { card: String(event.facts['card']) })
      if (event.verb === 'slain') tell('helm', 'slain', 40, event.seat)
      if (event.verb === 'out') tell('skull', 'out', 80, event.seat)
    }
    const taken = round.find(({ verb, seat }) => (verb === 'take' || verb === 'trade') && scored.length === 1 && scored[0]?.seat === seat)
    if (taken) tell('trade', 'robbed', 55, taken.seat, { from: Number(taken.facts['from']) })
    if (round.some(({ verb }) => verb === 'nobody')) tell('cross', 'nobody', 50, -1)
    if (scored.length >= CROWD) tellMost('users', 'crowd', scored.length)
    if (losers.length >= CROWD) tellMost('skull', 'reaped', losers.length)
    for (const { seat, facts } of scored) points.set(seat, Number(facts['points']))
    for (const { seat } of losers) {
      lost.set(seat, (lost.get(seat) ?? 0) + 1)
      if (lost.get(seat) === RUN) tell('skull', 'haunted', 54, seat, { count: RUN })
    }
    const [only] = scored.length === 1 ? scored : []
    run = only && only.seat === last ? run + 1 : only ? 1 : 0
    last = only?.seat ?? -1
    if (run >= RUN) {
      // One run is one moment: each further point replaces the line before.
      const before = moments.findLastIndex(({ kind }) => kind === 'run')
      if (run > RUN && before >= 0) moments.splice(before, 1)
      tell('again', 'run', 45 + 6 * run, last, { count: run })
    }
  }
  const winners = events.slice(-20).filter(({ verb, facts }) => verb === 'wins' && facts['rule'] === 'kingdom.second').map(({ seat }) => seat)
  const most = Math.max(...points.values())
  for (const [seat, count] of points) if (winners.length && count === most && !winners.includes(seat)) tell('cross', 'first', 95, seat, { points: count })
  for (const { verb, seat, facts } of events.slice(-20)) {
    if (verb === 'wins' && facts['rule'] === 'kingdom.second') tell('crown', 'second', 100, seat, { points: Number(facts['score']) })
    if (verb === 'void') tell('cross', 'void', 100, -1)
  }
  return moments
}

/** Where each round that was judged begins and ends among the events. */
function judged(events: readonly Happened[]): { start: number; end: number }[] {
  const ends = events.flatMap(({ verb }, i) => (verb === 'aside' ? [i + 1] : []))
  return ends.map((end, i) => ({ start: ends[i - 1] ?? 0, end }))
}
