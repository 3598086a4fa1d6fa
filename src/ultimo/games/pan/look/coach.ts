// What the coach says in a first match.

import { nextPage, type Lesson, type Page, type Sight } from '$web/look/coach'
import { tricks } from './tricks'

/** A sight with what the lessons ask of it. */
class Moment {
  readonly clics: number
  readonly living: number
  readonly own: readonly string[]
  readonly hand: readonly string[]
  readonly last
  readonly out: boolean

  constructor(readonly sight: Sight) {
    const { view, events, you } = sight
    const cards = (zone: string): string[] => view.zones.find(({ id }) => id === zone)?.cards ?? []
    this.clics = view.gauges.find(({ id }) => id === 'clics')?.value ?? 0
    this.living = view.seats - view.out.length
    this.own = cards(`front.${you}`)
    this.hand = [...cards(`hand.${you}`), ...cards(`table.${you}`)]
    this.last = tricks(events).at(-1)
    this.out = view.out.includes(you)
  }

  option(name: string, value: string): boolean {
    return this.sight.options[name] === value
  }

  /** Whether only a flip is allowed, by option. */
  get forced(): boolean {
    return this.option('forced', 'on') && this.clics > 0
  }

  get chances(): boolean {
    return this.sight.moves.some(({ risk }) => risk)
  }

  may(verb: string): boolean {
    return this.sight.moves.some(({ text }) => text.startsWith(`${verb} `))
  }

  happened(verb: string): boolean {
    return this.sight.events.some((event) => event.verb === verb)
  }

  /** Whether a card that the mouse is about is in hand, or a mouse has just won. */
  get mouse(): boolean {
    return this.hand.includes('1') || this.hand.includes('6') || this.last?.end.facts['rule'] === 'pan.mouse'
  }
}

/** Every lesson: what is most wanted at a prompt comes first. */
const PAGES: readonly Page<Moment>[] = [
  // The tricks
  { id: 'choose', rule: 'pan.choose', prompt: 'choose', fits: () => true },
  { id: 'highest', rule: 'pan.highest', prompt: 'choose', fits: () => true },
  { id: 'cancel', rule: 'pan.cancel', prompt: 'choose', fits: ({ last }) => !!last?.played.some(({ cancelled }) => cancelled) },
  { id: 'mouse', rule: 'pan.mouse', prompt: 'choose', fits: (now) => now.mouse && !now.option('mouse', 'top') },
  { id: 'mouse-top', rule: 'pan.mouse', prompt: 'choose', fits: (now) => now.mouse && now.option('mouse', 'top') },
  { id: 'phantom', rule: 'pan.phantom', prompt: 'choose', fits: ({ sight }) => sight.view.seats === 2 },
  { id: 'take', rule: 'pan.take', prompt: 'choose', fits: (now) => !!now.last && !now.option('entry', 'winners') },
  { id: 'take-winners', rule: 'pan.entry', prompt: 'choose', fits: (now) => !!now.last && now.option('entry', 'winners') },

  // Your turn at the gun
  { id: 'forced', rule: 'pan.forced', prompt: 'turn', fits: (now) => now.forced },
  { id: 'broke', rule: 'pan.double', prompt: 'turn', fits: (now) => !now.own.length && !now.option('double', 'off') },
  { id: 'broke-off', rule: 'pan.turn', prompt: 'turn', fits: (now) => !now.own.length && now.option('double', 'off') },
  { id: 'turn', rule: 'pan.turn', prompt: 'turn', fits: (now) => !!now.own.length && !now.forced },
  { id: 'flip', rule: 'pan.flip', prompt: 'turn', fits: (now) => now.chances },
  { id: 'flip-unseen', rule: 'pan.flip', prompt: 'turn', fits: (now) => !now.chances },
  { id: 'last', rule: 'pan.last', prompt: 'turn', fits: ({ living }) => living === 2 },
  { id: 'spin', rule: 'pan.spin', prompt: 'turn', fits: (now) => now.clics > 0 && now.may('spin') },
  { id: 'skip', rule: 'pan.skip', prompt: 'turn', fits: (now) => !!now.own.length && !now.forced },
  { id: 'bang', rule: 'pan.bang', prompt: 'turn', fits: (now) => now.happened('bang') },
  { id: 'order', rule: 'pan.order', prompt: 'turn', fits: (now) => !now.option('order', 'clockwise') },
  { id: 'order-clockwise', rule: 'pan.order', prompt: 'turn', fits: (now) => now.option('order', 'clockwise') },

  // What a turn can lead to
  { id: 'discard', rule: 'pan.discard', prompt: 'discard', fits: () => true },
  { id: 'double', rule: 'pan.double', prompt: 'double', fits: (now) => !now.option('double', 'anyone') },
  { id: 'double-anyone', rule: 'pan.double', prompt: 'double', fits: (now) => now.option('double', 'anyone') },
  { id: 'steal', rule: 'pan.steal', prompt: 'steal', fits: () => true },

  // Out
  { id: 'out-entry', rule: 'pan.entry', fits: (now) => now.out && now.sight.events.some(({ verb, seat }) => verb === 'out' && seat === now.sight.you) },
  { id: 'out', rule: 'pan.last', fits: (now) => now.out && now.sight.events.some(({ verb, seat }) => verb === 'bang' && seat === now.sight.you) },
]

/** The ids of all lessons. */
export const LESSONS: readonly string[] = PAGES.map(({ id }) => id)

/** The next lesson that fits what is seen and is not among those `said`; null for none. Who only watches gets none. */
export function lesson(sight: Sight, said: readonly string[]): Lesson | null {
  const { you, view } = sight
  if (you < 0 || view.kind === 'over') return null
  const asked = view.asked.includes(you) ? view.prompt : ''
  const now = new Moment(sight)
  const page = nextPage(PAGES, now, asked, said)
  return page ? { id: page.id, rule: page.rule, facts: { count: now.living } } : null
}
