import type { Clock, Window } from '../wire'

/** What is left to a seat: whole seconds, and per cent of the longest it has had on this question. */
export interface Left {
  seconds: number
  left: number
}

const STEP = 250

/** What time it is, moving on while `runs` says so. Make it where effects may be made. */
class Ticker {
  now = $state(performance.now())

  constructor(runs: () => boolean) {
    $effect(() => {
      if (!runs()) return
      this.now = performance.now()
      const timer = setInterval(() => (this.now = performance.now()), STEP)
      return () => clearInterval(timer)
    })
  }
}

/** How long the open window stays open, as it burns down. `heard`: the window and when it was heard. */
export class Fuse {
  readonly #ticker: Ticker
  readonly #heard: () => { window: Window | null; at: number }

  constructor(heard: () => { window: Window | null; at: number }) {
    this.#heard = heard
    this.#ticker = new Ticker(() => heard().window?.left != null)
  }

  /** What is left, or null where no window is open or it waits for one person. */
  get left(): Left | null {
    const { window, at } = this.#heard()
    if (window?.left == null) return null
    const left = Math.max(0, window.left - Math.max(0, this.#ticker.now - at))
    return { seconds: Math.ceil(left / 1000), left: Math.round((100 * left) / window.length) }
  }
}

/**
 * The clocks of a table as they run on between two updates. `heard`: the clocks and when they were heard; `question`: the number
 * of the open question. Call it where effects may be made.
 */
export class Clocks {
  readonly #ticker: Ticker
  #question = 0
  readonly #most = new Map<number, number>()
  readonly #heard: () => { clocks: Clock[]; at: number; question: number }

  constructor(heard: () => { clocks: Clock[]; at: number; question: number }) {
    this.#heard = heard
    this.#ticker = new Ticker(() => heard().clocks.length > 0)
  }

  /** What is left to `seat`, or null where no clock runs. The time of the question runs first, then the reserve. */
  of(seat: number): Left | null {
    const { clocks, at, question } = this.#heard()
    const clock = clocks.find((each) => each.seat === seat)
    if (!clock) return null
    if (question !== this.#question) {
      this.#question = question
      this.#most.clear()
    }
    const spent = Math.max(0, this.#ticker.now - at)
    const reserve = spent > clock.left
    const left = Math.max(0, reserve ? clock.reserve - (spent - clock.left) : clock.left - spent)
    const whole = reserve ? clock.reserve : clock.left
    const most = Math.max(whole, reserve ? 0 : (this.#most.get(seat) ?? 0))
    if (!reserve) this.#most.set(seat, most)
    return { seconds: Math.ceil(left / 1000), left: most ? Math.round((100 * left) / most) : 0 }
  }
}
