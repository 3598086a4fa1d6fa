import { gamesOnShelf } from './net/api'
import type { GameInfo } from './wire'

/** Milliseconds before a server that did not answer is asked again. */
const AGAIN = 2000

/** The games of the shelf, as the server tells them. */
class Games {
  list = $state.raw<readonly GameInfo[]>([])
  #asked = false

  /** Ask for them, and go on asking until they are told. */
  load(): void {
    if (this.#asked) return
    this.#asked = true
    gamesOnShelf().then(
      (list) => (this.list = list),
      () => {
        this.#asked = false
        setTimeout(() => this.load(), AGAIN)
      },
    )
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id)
  }
}

export const games = new Games()
