// What the coach says in a first match.

import { nextPage, type Lesson, type Page, type Sight } from '$web/look/coach'

/** A sight with what the lessons ask of it. */
class Moment {
  constructor(readonly sight: Sight) {}

  /** Cards of the stack, from the lowest. */
  get stack(): readonly string[] {
    return this.sight.view.zones.find(({ id }) => id === 'stack')?.cards ?? []
  }

  may(start: string): boolean {
    return this.sight.moves.some(({ text }) => text.startsWith(start))
  }

  /** Whether the reader knows cards of the pile. */
  get knows(): boolean {
    return this.sight.view.zones.some(({ id }) => id.startsWith('pile.'))
  }

  get tied(): boolean {
    return this.sight.view.gauges.some(({ id, value }) => id === 'tie' && value > 0)
  }

  /** How many deaths end the match (mortal.three). */
  get most(): number {
    return this.sight.view.gauges.find(({ id }) => id === 'deaths')?.most ?? 3
  }

  /** Whether a death lies before somebody. */
  get died(): boolean {
    return this.sight.view.gauges.some(({ id, value }) => id === 'deaths' && value > 0)
  }
}

/** Every lesson: what is most wanted at a prompt comes first. */
const PAGES: readonly Page<Moment>[] = [
  // Your turn
  { id: 'tie', rule: 'mortal.tie', prompt: 'play', fits: (now) => now.tied },
  { id: 'stuck', rule: 'mortal.stuck', prompt: 'play', fits: (now) => now.may('discard') },
  { id: 'play', rule: 'mortal.play', prompt: 'play', fits: () => true },
  { id: 'deaths', rule: 'mortal.three', prompt: 'play', fits: (now) => now.died },
  { id: 'known', rule: 'mortal.known', prompt: 'play', fits: (now) => now.knows },
  { id: 'lay', rule: 'mortal.card-gemelas', prompt: 'play', fits: (now) => now.may('lay') },
  { id: 'more', rule: 'mortal.draw', prompt: 'more', fits: () => true },
  { id: 'known', rule: 'mortal.known', prompt: 'more', fits: (now) => now.knows },

  // A card asks something
  { id: 'aim', rule: 'mortal.anyone', prompt: 'aim', fits: () => true },
  { id: 'bury', rule: 'mortal.hidden-depth', prompt: 'bury', fits: () => true },
  { id: 'shield', rule: 'mortal.shield-death', prompt: 'shield', fits: () => true },

  // A window
  { id: 'window', rule: 'mortal.window', prompt: 'answer', fits: () => true },
  { id: 'no', rule: 'mortal.no', prompt: 'answer', fits: (now) => now.stack.length > 1 && now.stack.at(-1) === 'no' },
]

/** The ids of all lessons. */
export const LESSONS: readonly string[] = [...new Set(PAGES.map(({ id }) => id))]

/** The next lesson that fits what is seen and is not among those `said`; null for none. Who only watches gets none. */
export function lesson(sight: Sight, said: readonly string[]): Lesson | null {
  const { you, view } = sight
  if (you < 0 || view.kind === 'over' || !view.asked.includes(you)) return null
  const now = new Moment(sight)
  const page = nextPage(PAGES, now, view.prompt, said)
  return page ? { id: page.id, rule: page.rule, facts: { most: now.most } } : null
}
