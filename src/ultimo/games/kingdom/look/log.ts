import type { LogLine } from '$web/look/Log.svelte'
import { card as called, dealtTo, explain, narrate } from '$web/narrate'
import { say } from '$web/texts.svelte'
import type { Happened } from '$web/wire'

/** What is told in the whole log only. */
const MINOR = ['lay', 'changed', 'reveal', 'aside', 'show']

/** The match so far, line by line, in the reader's language. The cards dealt to the reader make one line; those of others none. Reasons are told in the whole log. */
export function logLines(events: readonly Happened[], names: readonly string[], you: number): LogLine[] {
  const lines: LogLine[] = []
  let dealt: Happened[] = []
  const deal = (): void => {
    const cards = dealtTo(you, dealt)
    if (cards.length) lines.push({ text: say('page-dealt', { cards: cards.map((card) => called(card)).join(', ') }), minor: true })
    dealt = []
  }
  for (const event of events) {
    if (event.verb === 'deal') {
      dealt.push(event)
      continue
    }
    deal()
    lines.push({ text: narrate(event, names, you), icon: event.verb === 'score' ? 'check' : undefined, minor: MINOR.includes(event.verb) })
    const why = explain(event)
    if (why && why !== lines.findLast(({ minor }) => minor)?.text) lines.push({ text: why, minor: true })
  }
  deal()
  return lines
}
