import type { LogLine } from '$web/look/Log.svelte'
import { dealtTo, narrate, card as called } from '$web/narrate'
import { say } from '$web/texts.svelte'
import type { Happened } from '$web/wire'

/** What is told in the whole log only: the chain and the seats show it. */
const MINOR = ['removed', 'aims', 'names', 'targets', 'lies', 'leaves']

/** The match so far, line by line, in the reader's language. The cards dealt to the reader make one line, those of others none. */
export function lines(events: readonly Happened[], names: readonly string[], you: number): LogLine[] {
  const dealt = dealtTo(you, events)
  const first: LogLine[] = dealt.length ? [{ text: say('page-dealt', { cards: dealt.map((card) => called(card)).join(', ') }), minor: true }] : []
  const told = events
    .filter(({ verb }) => verb !== 'deal')
    .map((event): LogLine => ({ text: narrate(event, names, you), icon: event.verb === 'cancelled' || event.verb === 'out' ? 'cross' : undefined, minor: MINOR.includes(event.verb) }))
  return [...first, ...told]
}
