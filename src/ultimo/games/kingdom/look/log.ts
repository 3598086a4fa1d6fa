import type { LogLine } from '$web/look/Log.svelte'
import { card as called, dealtTo, explain, narrate } from '$web/narrate'
import { say } from '$web/texts.svelte'
import type { Happened } from '$web/wire'

/** What is told in the whole log only. */
const MINOR = ['lay', 'changed', 'reveal', 'aside', 'show']

/**
 * The match so far, line by line, in the reader's language. The cards dealt to the reader make one line; those of others none.
 * Reasons are told in the whole log.
 *
 * Among sixteen a match has thousands of events, so what was told once is kept, as long as it is told in the same words.
 */
export class Story {
  #words = ''
  #told = new WeakMap<Happened, LogLine[]>()

  lines(events: readonly Happened[], names: readonly string[], you: number): LogLine[] {
    const words = [say('event-nobody'), you, ...names].join('\n')
    if (words !== this.#words) this.#told = new WeakMap()
    this.#words = words
    const lines: LogLine[] = []
    events.forEach((event, i) => {
      let told = this.#told.get(event)
      if (!told) {
        told = event.verb === 'deal' ? deal(events, i, you) : tell(event, names, you)
        this.#told.set(event, told)
      }
      for (const line of told) if (!line.minor || line.text !== lines.at(-1)?.text) lines.push(line)
    })
    return lines
  }
}

/** What happened, and why. */
function tell(event: Happened, names: readonly string[], you: number): LogLine[] {
  const line: LogLine = { text: narrate(event, names, you), icon: event.verb === 'score' ? 'check' : undefined, minor: MINOR.includes(event.verb) }
  const why = explain(event)
  return why ? [line, { text: why, minor: true }] : [line]
}

/** Cards that are dealt one after the other are told with the last of the reader's own. */
function deal(events: readonly Happened[], at: number, you: number): LogLine[] {
  const next = events[at + 1]
  if (events[at]?.seat !== you || (next?.verb === 'deal' && next.seat === you)) return []
  const start = events.findLastIndex(({ verb, seat }, i) => i < at && !(verb === 'deal' && seat === you))
  const cards = dealtTo(you, events.slice(start + 1, at + 1))
  return cards.length ? [{ text: say('page-dealt', { cards: cards.map((card) => called(card)).join(', ') }), minor: true }] : []
}
