/** Which card is being read: what lies under the pointer or has the focus; a finger's first press reads, its second plays. */
export class Reading {
  /** Its id, or "". */
  card = $state('')
  /** What was pressed by a finger and would be done by the next press, or "". */
  armed = $state('')
  /** The last press came from a finger. */
  #byFinger = false

  read(card: string): void {
    this.card = card
  }

  forget(): void {
    this.card = ''
    this.armed = ''
  }

  /** A pointer goes down, or a key. */
  touched(byFinger: boolean): void {
    this.#byFinger = byFinger
  }

  /** Whether a press of what stands for `move` does it; else it is only read. */
  does(card: string, move: string): boolean {
    if (!this.#byFinger || this.armed === move) {
      this.forget()
      return true
    }
    this.card = card
    this.armed = move
    return false
  }
}
