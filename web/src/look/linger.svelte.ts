/**
 * Keeps the newest of a growing row of things in sight for a while, unless it is released before: nothing waits for it.
 *
 * `count` says how long the row is; what is there at the beginning is old. Make one where effects may be made.
 */
export class Linger {
  #seen = $state(0)
  readonly #count: () => number

  /** Whether the newest is still to be seen. */
  readonly on = $derived.by(() => this.#count() > this.#seen)

  constructor(count: () => number, milliseconds: number) {
    this.#count = count
    this.#seen = count()
    $effect(() => {
      const now = count()
      if (now < this.#seen) this.#seen = now
      if (now <= this.#seen) return
      const timer = setTimeout(() => (this.#seen = now), milliseconds)
      return () => clearTimeout(timer)
    })
  }

  release(): void {
    this.#seen = this.#count()
  }
}
