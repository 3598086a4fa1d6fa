import { tick } from 'svelte'
import { keep, kept } from './kept'
import { say } from './texts.svelte'

/** A short word to the reader, with the rule behind it where there is one. `again`: to load the page anew mends it. */
export interface Notice {
  text: string
  rule: string
  again: boolean
}

/** What the screen is about, and what lies over all screens: the rules, the settings, a notice, and what is read aloud. */
class Shell {
  /** The game of the screen: its mood, its texts, its rules. The one last seen in this browser at first, "" for none. */
  game = $state(kept('game'))
  rulesOpen = $state(false)
  /** The rule to show when the rules open, or "". */
  rule = $state('')
  settingsOpen = $state(false)
  notice = $state.raw<Notice | null>(null)
  /** The dialogs that are open, the topmost last: what is outside the topmost cannot be read or pressed. */
  layers = $state.raw<string[]>([])
  /** The last sentences for screen readers; a new list each time. */
  spoken = $state.raw<string[]>([])

  /** The screen is about this game now. */
  show(game: string): void {
    this.game = game
    keep('game', game)
  }

  /** Open the rules, at one rule if it is named. */
  openRule = (id = ''): void => {
    this.rule = id
    this.rulesOpen = true
  }

  /** Show a notice until it is dismissed or another comes. */
  async tell(text: string, rule = '', again = false): Promise<void> {
    // The same text again must be read aloud again, so it leaves the page first.
    this.notice = null
    await tick()
    this.notice = { text, rule, again }
  }

  /** A part of the page could not be loaded: the line is down, or the server has a newer page. */
  missPart(): void {
    void this.tell(say('page-unloaded'), '', true)
  }

  /** A dialog opens over everything. What was said before belongs to what it covers. */
  cover(dialog: string): void {
    this.layers = [...this.layers, dialog]
    this.dismiss()
  }

  uncover(dialog: string): void {
    this.layers = this.layers.filter((layer) => layer !== dialog)
    this.dismiss()
  }

  dismiss(): void {
    this.notice = null
  }

  /** Have sentences read aloud, in order, without a sight of them. */
  announce(sentences: string[]): void {
    if (sentences.length) this.spoken = sentences
  }
}

export const shell = new Shell()
