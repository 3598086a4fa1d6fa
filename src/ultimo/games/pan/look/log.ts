import type { LogLine } from '$web/look/Log.svelte'
import { narrate } from '$web/narrate'
import type { Happened } from '$web/wire'

/** What only the whole log tells: each card as it is shown, each choice once its trick is over. */
const MINOR = ['deal', 'reveal', 'phantom', 'chosen', 'flip', 'discard']

/** The match so far, line by line, in the reader's language. The cards dealt to the reader make one line; those of others none. */
export function logLines(events: readonly Happened[], names: readonly string[], you: number): LogLine[] {
  const lines: LogLine[] = []
  const dealt = events.filter((event) => event.verb === 'deal' && event.seat === you)
  const first = dealt[0]
  if (first) lines.push({ text: narrate({ ...first, cards: dealt.flatMap((event) => event.cards).sort() }, names, you), minor: true })
  const open = events.findLastIndex((event) => event.verb === 'reveal')
  events.forEach((event, i) => {
    if (event.verb === 'deal' || event.verb === 'changed') return
    const icon = event.verb === 'chosen' ? 'check' : undefined
    lines.push({ text: narrate(event, names, you), icon, minor: MINOR.includes(event.verb) && !(event.verb === 'chosen' && i > open) })
  })
  return lines
}
