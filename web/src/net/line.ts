import type { Down, Hello, Up } from '../wire'

/** `opening`: not yet heard. `live`: heard lately. `lost`: not heard; it comes back by itself. `closed`: never again. */
export type LineState = 'opening' | 'live' | 'lost' | 'closed'

/** What the line asks of its owner, and tells it. */
export interface LineEnd {
  /** The first words on every new connection. */
  hello(): Hello
  heard(message: Down): void
  turned(state: LineState): void
}

/** As much of a WebSocket as the line needs. */
export interface Socket {
  onopen: ((event: never) => unknown) | null
  onmessage: ((event: MessageEvent<string>) => unknown) | null
  onclose: ((event: never) => unknown) | null
  send(text: string): void
  close(): void
}

/** After so long a silence we ask whether anybody is there, and after so long without an answer nobody is. */
export const SILENCE = 1800
export const NO_ANSWER = 2400

/** Waits before trying again: quick at first, never longer than two seconds. */
export const WAITS = [200, 400, 800, 1600, 2000] as const

/**
 * One connection to a table, kept up: a dead one is noticed within `SILENCE + NO_ANSWER` and replaced, without end.
 *
 * Each new connection begins with `hello`, whose answer is the whole picture, so nothing needs to be kept or repeated here.
 */
export class Line {
  state: LineState = 'opening'
  readonly #make: () => Socket
  readonly #end: LineEnd
  #socket: Socket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  constructor(make: () => Socket, end: LineEnd) {
    this.#make = make
    this.#end = end
  }

  /** Connect now, unless a connection lives or is on its way. */
  open(): void {
    if (this.state === 'closed' || this.#socket) return
    clearTimeout(this.#timer)
    const socket = this.#make()
    this.#socket = socket
    this.#timer = setTimeout(() => this.#lose(socket), NO_ANSWER)
    socket.onopen = () => this.#say(socket, this.#end.hello())
    socket.onclose = () => this.#lose(socket)
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#tries = 0
      this.#turn('live')
      this.#listen(socket)
      this.#end.heard(JSON.parse(event.data) as Down)
    }
  }

  /** Send; false when there is nobody to send to. */
  send(message: Up): boolean {
    if (!this.#socket || this.state !== 'live') return false
    return this.#say(this.#socket, message)
  }

  /** Ask at once whether anybody is there: after the device slept, timers cannot be trusted. */
  probe(): void {
    const socket = this.#socket
    if (!socket) this.open()
    else if (this.state === 'live') this.#ask(socket)
  }

  /** Give up what there is and connect anew: for a device that knows that its network has changed. */
  renew(): void {
    if (this.#socket) this.#lose(this.#socket)
    this.open()
  }

  /** For good. */
  close(): void {
    this.#turn('closed')
    clearTimeout(this.#timer)
    this.#drop()
  }

  #listen(socket: Socket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ask(socket), SILENCE)
  }

  #ask(socket: Socket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(socket), NO_ANSWER)
    this.#say(socket, { type: 'ping' })
  }

  #say(socket: Socket, message: Up): boolean {
    try {
      socket.send(JSON.stringify(message))
      return true
    } catch {
      // A socket that is closing throws; that it is lost is noticed by its close event or by silence.
      return false
    }
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket || this.state === 'closed') return
    clearTimeout(this.#timer)
    this.#drop()
    this.#turn('lost')
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0
    this.#tries += 1
    this.#timer = setTimeout(() => this.open(), wait)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #turn(state: LineState): void {
    if (state === this.state) return
    this.state = state
    this.#end.turned(state)
  }
}
