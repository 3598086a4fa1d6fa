/** Keeps the reader's focus at the table: when what had it is gone, the next thing to press has it. */
export class Focus {
  #inside = false
  readonly #scene: () => HTMLElement | undefined
  readonly #places: readonly string[]

  /** `places`: selectors within the scene, the best place to go on first. */
  constructor(scene: () => HTMLElement | undefined, places: readonly string[]) {
    this.#scene = scene
    this.#places = places
  }

  /** Somebody moved the focus: whether it was last at the table counts, even if what had it is gone. */
  note(event: FocusEvent): void {
    this.#inside = !!this.#scene()?.contains(event.target as Node)
  }

  /** What had the focus has left the table, or there was nothing to press: go on where reading goes on. */
  keep(): void {
    const scene = this.#scene()
    const active = document.activeElement
    const lost = active === document.body || active?.matches('.prompt-line')
    if (!scene || !this.#inside || !lost || document.querySelector('dialog[open]')) return
    const next = this.#places.map((place) => scene.querySelector<HTMLElement>(place)).find(Boolean)
    next?.focus({ preventScroll: true })
  }
}
