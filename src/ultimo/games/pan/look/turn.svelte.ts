import { settings } from '$web/settings.svelte'
import type { TableState } from '$web/net/table.svelte'

/** What can be paid for with cards, one of which is to be chosen first. */
export type Pick = 'spin' | 'skip'

/** Your turn at the gun, as far as it is still in your hands: what you want to do, and with which card. */
export class Turn {
  pick = $state<Pick | ''>('')
  card = $state('')
  readonly #table: TableState
  readonly #act: (move: string) => void

  constructor(table: TableState, act: (move: string) => void) {
    this.#table = table
    this.#act = act
  }

  get prompt(): string {
    return this.#table.asked ? (this.#table.view?.prompt ?? '') : ''
  }

  /** Whether a card in front of you can be pressed now. */
  readonly canPay = $derived.by(() => this.prompt === 'discard' || (this.prompt === 'turn' && (this.may('spin') || this.may('skip'))))

  get own(): string[] {
    return this.#table.zone(`front.${this.#table.you}`)?.cards ?? []
  }

  /** Whether some card can pay for it. */
  may(kind: Pick): boolean {
    return this.#table.moves.some((move) => move.text.startsWith(`${kind} `))
  }

  risk(move: string): [number, number] | null {
    return this.#table.legal(move)?.risk ?? null
  }

  /** The chance of a spin, or of a skip, which is the same with every card. */
  riskOf(kind: Pick): [number, number] | null {
    return this.#table.moves.find((move) => move.text.startsWith(`${kind} `))?.risk ?? null
  }

  /** Want to spin or to skip. One that is not allowed goes to the table all the same, which knows why. */
  want(kind: Pick): void {
    if (!this.may(kind)) {
      this.#act(`${kind} ${this.own[0] ?? '1'}`)
      return
    }
    this.pick = kind
    if (new Set(this.own).size === 1) this.card = this.own[0] ?? ''
  }

  /** The move that pressing a card stands for now. */
  moveFor(card: string): string {
    return this.prompt === 'discard' ? `discard ${card}` : `${this.pick || (this.may('spin') ? 'spin' : 'skip')} ${card}`
  }

  /** Press a card in front of you. */
  press(card: string): void {
    if (this.prompt === 'discard') this.#act(`discard ${card}`)
    else if (this.pick === 'skip' && !settings.confirm) this.#act(`skip ${card}`)
    else this.card = this.card === card ? '' : card
  }

  /** Do what was wanted with the card that was chosen. */
  confirm(): void {
    if (this.pick && this.card) this.#act(`${this.pick} ${this.card}`)
  }

  back(): void {
    this.pick = ''
    this.card = ''
  }
}
