// Sentences for people, the same as `ultimo.table.narrate` makes them: what happened, what is asked, what a button says, why an
// answer was not taken. Knows no game: it hands names and numbers to the messages of a game's texts.

import type { Fact, Facts } from './fluent'
import { texts } from './texts.svelte'
import type { Description, Ending, Happened, Part } from './wire'

/** Who speaks: the page's texts, or the messages of one language. */
export interface Speaker {
  has(id: string): boolean
  say(id: string, facts?: Facts): string
}

/** Facts that hold seats: one as a number, several as `0 2 1`. */
const SEAT_FACTS = ['at', 'from', 'order', 'tied']

/** What happened, told to `viewer` (a seat, or -1 for a watcher); the event is as that viewer notices it. */
export function narrate(event: Happened, names: readonly string[], viewer: number, by: Speaker = texts): string {
  return by.say(`event-${event.verb}`, {
    player: event.seat < 0 ? '' : player(event.seat, names, by),
    you: yes(event.seat >= 0 && event.seat === viewer),
    cards: event.cards.map((each) => card(each, by)).join(', '),
    count: event.cards.length,
    ...told(event.facts, names, viewer, by),
  })
}

/** Cards that come into hands at the beginning: one event for each card. */
const DEAL = 'deal'

/** The cards dealt to `viewer` in these events, which are told together. */
export const dealtTo = (viewer: number, events: readonly Happened[]): string[] =>
  events.filter((event) => event.verb === DEAL && event.seat === viewer).flatMap((event) => event.cards)

/** What happened, a sentence each. The cards dealt to the reader make one sentence, those dealt to others none. */
export function sentences(events: readonly Happened[], names: readonly string[], viewer: number, by: Speaker = texts): string[] {
  const dealt = dealtTo(viewer, events)
  const first = dealt.length ? [by.say('page-dealt', { cards: dealt.map((id) => card(id, by)).join(', ') })] : []
  return [...first, ...events.filter((event) => event.verb !== DEAL).map((event) => narrate(event, names, viewer, by))]
}

/** Why it came out so, by the rule among the event's facts; empty where there is nothing to explain. */
export function explain(event: Happened, by: Speaker = texts): string {
  const message = textId('why', String(event.facts['rule'] ?? ''))
  if (!by.has(message)) return ''
  const facts = Object.entries(event.facts).filter(([name]) => !SEAT_FACTS.includes(name))
  return by.say(message, told({ card: '', ...Object.fromEntries(facts) }, [], -1, by))
}

/** The prompt, if the question is for `viewer`; else who is waited for, or what the table is at. */
export function promptText(view: Description, names: readonly string[], viewer: number, by: Speaker = texts): string {
  if (!view.prompt) return by.say(`kind-${view.kind}`)
  const ending = view.asked.includes(viewer) ? '' : '.wait'
  return by.say(`prompt-${view.prompt}${ending}`, promptFacts(view, names, viewer, by))
}

/** The line below the prompt; empty for who is not asked. */
export function promptHelp(view: Description, names: readonly string[], viewer: number, by: Speaker = texts): string {
  if (!view.asked.includes(viewer)) return ''
  return by.say(`prompt-${view.prompt}.help`, promptFacts(view, names, viewer, by))
}

/** Every gauge of the table and of the viewer by its id, and who is asked: `$players`, `$count`. */
function promptFacts(view: Description, names: readonly string[], viewer: number, by: Speaker): Facts {
  const gauges = view.gauges.filter((gauge) => gauge.seat === -1 || gauge.seat === viewer)
  return {
    ...Object.fromEntries(gauges.map((gauge) => [gauge.id, gauge.value])),
    players: view.asked.map((seat) => player(seat, names, by)).join(', '),
    count: view.asked.length,
  }
}

/**
 * How far the match is, in a few words: the game's `game-where`, else how many are still in it, once somebody is out.
 *
 * The message may name every gauge of the table and of the viewer, for one called `trick` as `$trick`, `$trick_of` (its most),
 * `$trick_next` (the step that is on now, at most the last) and `$trick_full` (yes or no); `$alive` and `$seats`; and `$prompt`.
 */
export function whereText(view: Description, viewer: number, by: Speaker = texts): string {
  const alive = view.seats - view.out.length
  if (!by.has('game-where')) return view.out.length ? by.say('page-where-alive', { count: alive }) : ''
  const facts: Facts = { alive, seats: view.seats, prompt: view.prompt }
  for (const { id, seat, value, most } of view.gauges) {
    if (seat !== -1 && seat !== viewer) continue
    Object.assign(facts, { [id]: value, [`${id}_of`]: most, [`${id}_next`]: Math.min(value + 1, most), [`${id}_full`]: yes(value >= most) })
  }
  return by.say('game-where', facts)
}

/** What the button of a move says. Moves are written `verb`, `verb card`, and with seats `verb card from 1`. A number in the
 * place of a card that is none of the game's, as in `cut 3`, arrives as `$number`. */
export function moveText(text: string, names: readonly string[], by: Speaker = texts): string {
  const [verb, ...rest] = text.split(' ')
  const part = rest.length % 2 ? (rest.shift() ?? '') : ''
  const isNumber = /^[0-9]+$/.test(part) && !by.has(`card-${part}`)
  const facts: Facts = isNumber ? { number: Number(part) } : part ? told({ card: part }, names, -1, by) : {}
  for (let i = 0; i + 1 < rest.length; i += 2) facts[rest[i] ?? ''] = player(Number(rest[i + 1]), names, by)
  return by.say(`move-${verb}`, facts)
}

/** Why an answer was not taken, told to the one who gave it. */
export function refusalText(refused: { rule: string; facts: Facts }, names: readonly string[], by: Speaker = texts): string {
  return by.say(textId('refused', refused.rule), told(refused.facts, names, -1, by))
}

/** How the match ended, by the rule that ended it; `$score` is the winner's, 0 if nobody won. */
export function endedText(ending: Ending, names: readonly string[], viewer: number, by: Speaker = texts): string {
  const winners = ending.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return by.say(textId('ended', ending.rule), {
    score: ending.scores[winners[0] ?? -1] ?? 0,
    player: winners.map((seat) => player(seat, names, by)).join(', '),
    // Who shares a win is told all names, as everybody else is.
    you: yes(winners.length === 1 && winners[0] === viewer),
  })
}

/** What a card is called in a list. */
export function card(id: string, by: Speaker = texts): string {
  if (id === '?') return by.say('card-back')
  const name = by.say(`card-${id}`)
  return by.has('card-full') ? by.say('card-full', { card: id, name }) : name
}

/** A part of a score: what it is, how its points come about, and what would change them. */
export function partTexts(part: Part, by: Speaker = texts): [string, string, string] {
  const message = `part-${part.id}`
  return [by.say(message, part.facts), by.say(`${message}.made`, part.facts), by.say(`${message}.next`, part.facts)]
}

/** Facts as messages take them: seats as names, a card with its name, a move as its button says it. */
function told(facts: Facts, names: readonly string[], viewer: number, by: Speaker): Facts {
  const found: Facts = {}
  for (const [name, value] of Object.entries(facts)) {
    if (SEAT_FACTS.includes(name)) {
      const seats = seatsOf(value)
      found[name] = seats.map((seat) => player(seat, names, by)).join(', ')
      found[`${name}_you`] = yes(seats.includes(viewer))
    } else if (name === 'card') {
      found['card'] = value
      found['name'] = value === '' ? '' : by.say(`card-${value}`)
    } else if (name === 'move') {
      found['move'] = moveText(String(value), names, by)
    } else {
      found[name] = value
    }
  }
  return found
}

/** The seats in a fact. */
export function seatsOf(value: Fact): number[] {
  return String(value)
    .split(' ')
    .filter((word) => word !== '')
    .map(Number)
}

/** A player's name. A refused move may name a seat where nobody sits. */
function player(seat: number, names: readonly string[], by: Speaker): string {
  return names[seat] ?? by.say('seat-empty', { seat })
}

/** `pan.skip` is `rule-pan-skip`, `why-pan-skip`, `refused-pan-skip`. */
export function textId(kind: string, rule: string): string {
  return `${kind}-${rule.replaceAll('.', '-')}`
}

function yes(so: boolean): string {
  return so ? 'yes' : 'no'
}
