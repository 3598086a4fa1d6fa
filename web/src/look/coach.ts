// What a coach says in a first match: from what the table shows, the next lesson that fits it. Each is said once.

import type { Facts } from '../fluent'
import type { Description, Happened, Move } from '../wire'

/** What the coach looks at: the table as one seat sees it. */
export interface Sight {
  you: number
  view: Description
  moves: readonly Move[]
  events: readonly Happened[]
  /** The options the table plays by, as words. */
  options: Readonly<Record<string, string | number>>
}

/** One thing to learn. Its sentence is the text `coach-<id>`. */
export interface Lesson {
  id: string
  /** The rule behind it. */
  rule: string
  facts: Facts
}

/** A lesson and when it fits. `prompt`: what the reader must be asked; none for who is not asked any more. */
export interface Page<Now> {
  id: string
  rule: string
  prompt?: string
  fits: (now: Now) => boolean
}

/** The first page that fits what is asked (`prompt`, or "") and is not among those `said`. */
export const nextPage = <Now>(pages: readonly Page<Now>[], now: Now, asked: string, said: readonly string[]): Page<Now> | undefined =>
  pages.find(({ id, prompt, fits }) => (prompt ?? asked) === asked && !said.includes(id) && fits(now))
