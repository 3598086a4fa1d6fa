// What the table remembers of its events: how each round came out, step by step, and what everybody has done in this one.

import { seatsOf } from '$web/narrate'
import type { Happened } from '$web/wire'

/** One thing to see at the end of a round: all cards turned up, one power at work, nothing turned, or who has won or lost. */
export interface Step {
  kind: 'reveal' | 'power' | 'pass' | 'verdict'
  events: Happened[]
}

/** A round whose cards have been turned up. */
export interface Round {
  /** The cards by seat, as they lay there. */
  cards: ReadonlyMap<number, string>
  steps: Step[]
  /** Its cards have been laid aside. */
  over: boolean
}

const POWERS = ['turns', 'slain', 'enchant']
const VERDICTS = ['score', 'nobody', 'token', 'life', 'out']
const AFTER = [...POWERS, ...VERDICTS, 'pass']

/** Every round so far that has come to its reveal. */
export function rounds(events: readonly Happened[]): Round[] {
  const found: { cards: Map<number, string>; steps: Step[]; over: boolean }[] = []
  for (const event of events) {
    let round = found.at(-1)
    if (event.verb === 'reveal') {
      if (!round || round.steps.at(-1)?.kind !== 'reveal') {
        round = { cards: new Map(), steps: [{ kind: 'reveal', events: [] }], over: false }
        found.push(round)
      }
      round.cards.set(event.seat, event.cards[0] ?? '?')
      round.steps[0]?.events.push(event)
    } else if (round && !round.over && AFTER.includes(event.verb)) {
      const kind = POWERS.includes(event.verb) ? 'power' : VERDICTS.includes(event.verb) ? 'verdict' : 'pass'
      const last = round.steps.at(-1)
      if (last && last.kind === kind && belongs(last, event)) last.events.push(event)
      else round.steps.push({ kind, events: [event] })
    } else if (round && event.verb === 'aside') {
      round.over = true
    }
  }
  return found
}

/** Whether an event is seen together with those of a step: the same verdict, or one power at work on equal cards. */
function belongs({ kind, events }: Step, { verb, facts }: Happened): boolean {
  if (kind === 'verdict') return true
  const first = events[0]
  if (!first || verb === 'enchant' || first.verb === 'enchant' || first.facts['rule'] !== facts['rule']) return false
  return verb === 'slain' || first.facts['card'] === facts['card']
}

/** What each card has come to count by the powers, up to a step: by seat; who is not there counts what is printed. */
export function valuesAt(round: Round, step: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const { kind, events } of round.steps.slice(0, step + 1)) {
    if (kind !== 'power') continue
    for (const { verb, seat, facts } of events) found.set(verb === 'enchant' ? Number(facts['from']) : seat, Number(facts['value']))
  }
  return found
}

/** The seats that a step is about. */
export const seatsIn = ({ events }: Step): number[] => events.filter(({ seat }) => seat >= 0).map(({ verb, seat, facts }) => (verb === 'enchant' ? Number(facts['from']) : seat))

/** What somebody did when it was their turn. */
export interface Deed {
  /** The event that tells it. */
  event: Happened
  /** The character whose power it was, or "". */
  card: string
  /** With whom, or on whom. */
  to: number[]
}

const DEEDS = ['keep', 'swap', 'take', 'peek', 'trade', 'leave', 'throw', 'juggle', 'burn', 'cut', 'hand']
const ENDS = ['round', 'turn', 'dealer', 'aside']

/** What everybody has done in the round that is on, by seat: the last thing that tells most. */
export function deeds(events: readonly Happened[]): Map<number, Deed> {
  const found = new Map<number, Deed>()
  const shown = new Map<number, string>()
  const start = events.findLastIndex(({ verb }) => ENDS.includes(verb))
  for (const event of events.slice(start + 1)) {
    const { verb, seat, cards, facts } = event
    if (verb === 'show') shown.set(seat, cards[0] ?? '')
    if (!DEEDS.includes(verb)) continue
    const to = seatsOf(facts['order'] ?? facts['from'] ?? '').filter((other) => other !== seat)
    found.set(seat, { event, card: shown.get(seat) ?? '', to })
  }
  return found
}
