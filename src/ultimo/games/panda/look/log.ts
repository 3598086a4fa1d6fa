import type { LogLine } from '$web/look/Log.svelte'
import { card as called, dealtTo, explain, narrate } from '$web/narrate'
import { say } from '$web/texts.svelte'
import type { Happened } from '$web/wire'

/** What is told in the whole log only, once its trick is over. */
const PLAYS = ['lead', 'play', 'dummy']

/** The match so far, line by line, in the reader's language. A hand that is dealt to the reader makes one line; those of others none. */
export function logLines(events: readonly Happened[], names: readonly string[], you: number): LogLine[] {
  const lines: LogLine[] = []
  const open = events.findLastIndex(({ verb }) => verb === 'trick')
  let dealt: Happened[] = []
  const deal = (): void => {
    const cards = dealtTo(you, dealt)
    if (cards.length) lines.push({ text: say('page-dealt', { cards: cards.map((card) => called(card)).join(', ') }), minor: true })
    dealt = []
  }
  events.forEach((event, i) => {
    if (event.verb === 'deal') {
      dealt.push(event)
      return
    }
    deal()
    const why = event.verb === 'trick' ? ` ${explain(event)}` : ''
    lines.push({ text: narrate(event, names, you) + why, icon: why ? 'check' : undefined, minor: PLAYS.includes(event.verb) && i < open })
  })
  deal()
  return lines
}
