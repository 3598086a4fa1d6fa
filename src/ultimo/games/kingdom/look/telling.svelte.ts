import type { Round, Step } from './rounds'

/** What is on show now: a round, and the number of the step. */
export interface Shown {
  round: Round
  at: number
  step: Step
}

/**
 * Tells the end of each round step by step, as long as nobody has seen enough: nothing waits for it.
 *
 * What is there at the beginning is old. Of several rounds only the last is told. Make one where effects may be made.
 */
export class Telling {
  /** The reader takes the steps: nothing goes on by itself. */
  held = $state(false)
  /** How many steps, of all rounds together, have been told. */
  #told = $state(0)
  readonly #rounds: () => readonly Round[]

  readonly #all = $derived.by(() => this.#rounds().reduce((sum, { steps }) => sum + steps.length, 0))
  /** The number of the first step of the last round. */
  readonly #first = $derived.by(() => this.#all - (this.#rounds().at(-1)?.steps.length ?? 0))

  /** What is on show, or null for the table as it is. */
  readonly now = $derived.by<Shown | null>(() => {
    const round = this.#rounds().at(-1)
    const at = Math.max(this.#told - this.#first, 0)
    const step = round?.steps[at]
    return round && step ? { round, at, step } : null
  })

  /** `time`: for how many milliseconds a step is on show. */
  constructor(rounds: () => readonly Round[], time: (step: Step) => number) {
    this.#rounds = rounds
    this.#told = rounds().reduce((sum, { steps }) => sum + steps.length, 0)
    $effect(() => {
      // A new match begins anew.
      if (this.#told > this.#all) this.#told = this.#all
      const { now, held } = this
      if (!now || held) return
      const next = this.#first + now.at + 1
      const timer = setTimeout(() => (this.#told = next), time(now.step))
      return () => clearTimeout(timer)
    })
  }

  /** On to the next step. */
  next(): void {
    if (this.now) this.#told = this.#first + this.now.at + 1
  }

  /** Back to the table as it is. */
  release(): void {
    this.#told = this.#all
  }

  /** The last round once more, from its reveal. */
  again(): void {
    this.#told = this.#first
  }
}
