// What the coach says in a first match.

import { nextPage, type Lesson, type Page, type Sight } from '$web/look/coach'
import { isTaken, tricks, type Trick } from './tricks'

/** A sight with what the lessons ask of it. */
class Moment {
  readonly hand: readonly string[]
  readonly own: readonly string[]
  /** What lies there to be taken. */
  readonly lying: readonly string[]
  readonly last: Trick | undefined

  constructor(readonly sight: Sight) {
    const { view, events, you } = sight
    const cards = (zone: string): string[] => view.zones.find(({ id }) => id === zone)?.cards ?? []
    this.hand = cards(`hand.${you}`)
    this.own = cards(`front.${you}`)
    this.lying = view.zones.filter(({ kind }) => kind === 'table').flatMap((zone) => zone.cards)
    this.last = tricks(events).at(-1)
  }

  /** Whether such a card can be taken, or is in front of the reader. */
  near(...cards: string[]): boolean {
    return cards.some((card) => this.lying.includes(card) || this.own.includes(card))
  }

  get panda(): boolean {
    return [...this.lying, ...this.own].some((card) => card.startsWith('panda'))
  }

  /** Whether the first trick is over. */
  get hasTaken(): boolean {
    return !!this.last && (isTaken(this.last) || this.sight.view.gauges.some(({ id, value }) => id === 'trick' && value > 1))
  }

  gauge(name: string, seat = -1): number {
    return this.sight.view.gauges.find(({ id, seat: of }) => id === name && of === seat)?.value ?? 0
  }
}

const byPigs = ({ sight }: Moment): boolean => sight.options['group_tie'] !== 'first'

/** Every lesson: what is most wanted at a prompt comes first. */
const PAGES: readonly Page<Moment>[] = [
  // A card is to be played
  { id: 'play', rule: 'panda.play', prompt: 'play', fits: () => true },
  { id: 'group', rule: 'panda.group', prompt: 'play', fits: () => true },
  { id: 'dummy', rule: 'panda.dummy', prompt: 'play', fits: ({ sight }) => sight.view.seats === 2 },
  { id: 'account', rule: 'panda.end', prompt: 'play', fits: (now) => now.hasTaken },
  { id: 'monkey', rule: 'panda.monkey', prompt: 'play', fits: (now) => now.hand.includes('monkey') || now.lying.includes('monkey') },
  { id: 'round', rule: 'panda.deal', prompt: 'play', fits: (now) => now.gauge('round') > 0 },
  { id: 'fox', rule: 'panda.foxes', prompt: 'play', fits: (now) => now.hasTaken && now.hand.includes('fox') },

  // A card is to be taken
  { id: 'take', rule: 'panda.take', prompt: 'take', fits: () => true },
  { id: 'first', rule: 'panda.take', prompt: 'take', fits: (now) => now.gauge('left') === 2 },
  { id: 'lion', rule: 'panda.lions', prompt: 'take', fits: (now) => now.near('lion') },
  { id: 'owl', rule: 'panda.owls', prompt: 'take', fits: (now) => now.near('owl', 'giraffe') },
  { id: 'panda', rule: 'panda.pandas', prompt: 'take', fits: (now) => now.panda },
  { id: 'pig', rule: 'panda.pigs', prompt: 'take', fits: (now) => now.near('pig') && byPigs(now) },
  { id: 'pig-first', rule: 'panda.pigs', prompt: 'take', fits: (now) => now.near('pig') && !byPigs(now) },
  { id: 'ape', rule: 'panda.monkeys', prompt: 'take', fits: (now) => now.near('monkey') },
  { id: 'cat', rule: 'panda.cats', prompt: 'take', fits: (now) => now.near('cat') },
  { id: 'bear', rule: 'panda.bears', prompt: 'take', fits: (now) => now.near('bear') },
  { id: 'rabbit', rule: 'panda.rabbits', prompt: 'take', fits: (now) => now.near('rabbit') },
]

/** The ids of all lessons. */
export const LESSONS: readonly string[] = PAGES.map(({ id }) => id)

/** The next lesson that fits what is seen and is not among those `said`; null for none. Who only watches gets none. */
export function lesson(sight: Sight, said: readonly string[]): Lesson | null {
  const { you, view } = sight
  if (you < 0 || view.kind === 'over' || !view.asked.includes(you)) return null
  const page = nextPage(PAGES, new Moment(sight), view.prompt, said)
  return page ? { id: page.id, rule: page.rule, facts: {} } : null
}
