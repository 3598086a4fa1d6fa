// What the coach says in a first match.

import { nextPage, type Lesson, type Page, type Sight } from '$web/look/coach'
import { gaugeOf } from './race'
import { rounds } from './rounds'

/** A sight with what the lessons ask of it. */
class Moment {
  constructor(readonly sight: Sight) {}

  get reaper(): boolean {
    return this.sight.options['mode'] === 'reaper'
  }

  /** Whether somebody has fewer points than others, so that there is a second. */
  get raced(): boolean {
    const { view } = this.sight
    return Array.from({ length: view.seats }, (_, seat) => seat).some((seat) => gaugeOf(view, 'second', seat))
  }

  get ahead(): boolean {
    return gaugeOf(this.sight.view, 'ahead', this.sight.you) > 0
  }

  get dealer(): boolean {
    return gaugeOf(this.sight.view, 'dealer', this.sight.you) > 0
  }

  get lives(): boolean {
    return this.sight.options['count'] === 'lives'
  }

  /** Whether a round has been judged. */
  get judged(): boolean {
    return rounds(this.sight.events).some(({ over }) => over)
  }

  /** Whether cards before others lie where the reader knows them. */
  get knows(): boolean {
    const { view, you } = this.sight
    return view.zones.some(({ kind, seat, cards }) => kind === 'table' && seat !== you && cards[0] !== undefined && cards[0] !== '?')
  }

  may(start: string): boolean {
    return this.sight.moves.some(({ text }) => text.startsWith(start))
  }
}

/** Every lesson: what is most wanted at a prompt comes first. */
const PAGES: readonly Page<Moment>[] = [
  // The court: a card is to be laid
  { id: 'lay', rule: 'kingdom.lay', prompt: 'lay', fits: () => true },
  { id: 'ahead', rule: 'kingdom.second', prompt: 'lay', fits: (now) => now.ahead },
  { id: 'second', rule: 'kingdom.second', prompt: 'lay', fits: (now) => now.raced },
  { id: 'values', rule: 'kingdom.end-order', prompt: 'lay', fits: (now) => now.judged },

  // What becomes of the card
  { id: 'reaper', rule: 'kingdom.lowest', prompt: 'act', fits: (now) => now.reaper },
  { id: 'act', rule: 'kingdom.act', prompt: 'act', fits: () => true },
  { id: 'power', rule: 'kingdom.spent', prompt: 'act', fits: (now) => now.may('show') },
  { id: 'cut', rule: 'kingdom.dealer', prompt: 'act', fits: (now) => now.dealer && now.may('cut') },
  { id: 'hand', rule: 'kingdom.act', prompt: 'act', fits: (now) => now.may('hand') },
  { id: 'know', rule: 'kingdom.look', prompt: 'act', fits: (now) => now.knows },
  { id: 'lives', rule: 'kingdom.lives', prompt: 'act', fits: (now) => now.reaper && now.lives && now.judged },
  { id: 'tokens', rule: 'kingdom.tokens', prompt: 'act', fits: (now) => now.reaper && !now.lives && now.judged },

  // A power at work
  { id: 'aim', rule: 'kingdom.targets', prompt: 'steal', fits: () => true },
  { id: 'look', rule: 'kingdom.peek', prompt: 'peek', fits: () => true },
  { id: 'throw', rule: 'kingdom.juggle', prompt: 'throw', fits: () => true },
  { id: 'burn', rule: 'kingdom.burn', prompt: 'burn', fits: () => true },
  { id: 'spell', rule: 'kingdom.enchants', prompt: 'turn', fits: () => true },
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
