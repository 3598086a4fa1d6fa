// Cards that are turned up where they lie, and what came of it: so that they can still be seen after they are gone.

import type { Happened } from '../../wire'

export interface Turned {
  /** One event for each who shows cards. */
  shown: Happened[]
  /** What happened right after it. */
  then: Happened[]
}

const inPlace = (event: Happened): boolean => !!event.source && event.source === event.target && event.cards.length > 0

/** All that was turned up so far; cards that are turned one after the other belong together. */
export function turned(events: readonly Happened[]): Turned[] {
  const found: Turned[] = []
  let open = false
  for (const event of events) {
    if (inPlace(event)) {
      if (!open) found.push({ shown: [], then: [] })
      found.at(-1)?.shown.push(event)
    } else {
      found.at(-1)?.then.push(event)
    }
    open = inPlace(event)
  }
  return found
}
