import { keep, kept } from '../kept'
import type {
  Clock, Description, Down, Ending, Gauge, Happened, Move, News, Person, Refused, Setup, Table, TableInfo, Up, Window, Zone,
} from '../wire'
import { Line, type LineState, type Socket } from './line'

/** An answer that may not have arrived, kept until the server shows that it has. */
interface Unheard {
  question: number
  move: string
}

/**
 * One table as this page sees it: the fields of the wire, kept fresh, and what this page may say to it.
 *
 * Everything is reactive. Lists are never changed in place: a new list is news.
 */
export class TableState {
  readonly code: string

  /** Whether the server is heard. `lost` comes back by itself. */
  line = $state<LineState>('opening')
  /** Why this page is served no more: its seat went to another device, or there is no such table. */
  closed = $state<'' | 'moved' | 'gone'>('')

  seq = $state(0)
  you = $state(-1)
  host = $state(false)
  phase = $state<Table['phase']>('before')
  info = $state.raw<TableInfo | null>(null)
  people = $state.raw<Person[]>([])
  watching = $state(0)
  view = $state.raw<Description | null>(null)
  moves = $state.raw<Move[]>([])
  clocks = $state.raw<Clock[]>([])
  /** Anybody may react now, for so long; null where nobody may. */
  window = $state.raw<Window | null>(null)
  /** You pass on everything this turn. */
  passing = $state(false)
  /** When `clocks` and `window` were heard, in `performance.now()` time. */
  clocksAt = $state(0)
  /** All events of this round so far. */
  events = $state.raw<Happened[]>([])
  /** The events of the last news, for animation and announcements; a new list with every news, often empty. */
  fresh = $state.raw<Happened[]>([])
  ending = $state.raw<Ending | null>(null)
  /** Your own secret choice so far, as move text. */
  chosen = $state('')
  /** The last refusal, until it is dismissed or an answer is taken. */
  refused = $state.raw<Refused | null>(null)
  /** A path that moves your seat to another device, once asked for. */
  seatLink = $state('')
  /** The move that is on its way, or "". */
  sent = $state('')

  /** Your seat's person, or null for a watcher. */
  readonly me = $derived(this.people.find((person) => person.seat === this.you) ?? null)
  /** Whether the table waits for you. */
  readonly asked = $derived(this.phase === 'running' && !!this.view?.asked.includes(this.you))

  /** Whether you have a seat; who has none watches. */
  readonly seated = $derived(this.you >= 0)
  readonly seats = $derived(this.view?.seats ?? 1)
  /** Who sits at the foot of the table: you, or for who only watches, the first seat. */
  readonly foot = $derived(this.seated ? this.you : 0)
  /** The other seats in turn, from your left hand on. */
  readonly others = $derived(Array.from({ length: this.seats - 1 }, (_, i) => (this.foot + 1 + i) % this.seats))
  /** The number of the open question. */
  readonly question = $derived(this.view?.question)

  /** The names by seat, as the sentences of `narrate` take them. */
  readonly names = $derived(this.people.toSorted((a, b) => a.seat - b.seat).map((person) => person.name))

  readonly #line: Line
  #token: string
  #tag = 0
  #unheard: Unheard | null = null

  /** `token`: the secret of a seat that is being moved here; else the one this browser has kept. */
  constructor(code: string, token = '', connect: (code: string) => Socket = browserSocket) {
    this.code = code
    this.#token = token || kept(`token:${code}`)
    this.#line = new Line(() => connect(code), {
      hello: () => ({ type: 'hello', token: this.#token, seq: this.seq }),
      heard: (message) => this.#hear(message),
      turned: (state) => {
        this.line = state
      },
    })
  }

  /** Connect, and stay connected until the returned function is called. */
  open(): () => void {
    this.#line.open()
    const probe = () => document.visibilityState === 'visible' && this.#line.probe()
    const renew = () => this.#line.renew()
    document.addEventListener('visibilitychange', probe)
    addEventListener('online', renew)
    addEventListener('offline', probe)
    return () => {
      document.removeEventListener('visibilitychange', probe)
      removeEventListener('online', renew)
      removeEventListener('offline', probe)
      this.#line.close()
    }
  }

  /** Answer the open question with a move, as text. One that the line loses is sent again if its question is still open. */
  act(move: string): void {
    if (!this.view) return
    this.refused = null
    this.sent = move
    this.#unheard = { question: this.view.question, move }
    this.#answer(this.#unheard)
  }

  /** Take a seat (-1: any), or change seat or name, before the start. */
  sit(name: string, seat = -1): void {
    this.#ask({ type: 'sit', name, seat })
  }

  /** Give the seat back; in a match a bot sits in. */
  stand(): void {
    this.#ask({ type: 'stand' })
  }

  /** Play the seat oneself again. */
  back(): void {
    this.#ask({ type: 'back' })
  }

  setup(changes: Omit<Setup, 'type'>): void {
    this.#ask({ type: 'setup', ...changes })
  }

  /** Put a bot on a seat; "" takes it away. */
  bot(seat: number, bot: string): void {
    this.#ask({ type: 'bot', seat, bot })
  }

  start(): void {
    this.#ask({ type: 'start' })
  }

  rematch(): void {
    this.#ask({ type: 'rematch' })
  }

  /** Pass on everything this turn, or no longer. */
  passOn(on: boolean): void {
    this.#ask({ type: 'pass-on', on })
  }

  /** Ask for more time in the open window. */
  moreTime(): void {
    this.#ask({ type: 'more-time' })
  }

  /** Ask for a link that moves this seat; it comes as `seatLink`. */
  moveSeat(): void {
    this.seatLink = ''
    this.#ask({ type: 'move-seat' })
  }

  dismiss(): void {
    this.refused = null
  }

  person(seat: number): Person | undefined {
    return this.people.find((person) => person.seat === seat)
  }

  /** Whether somebody's match is at its end before the others'. */
  isOut(seat: number): boolean {
    return !!this.view?.out.includes(seat)
  }

  /** Whether the match waits for somebody. */
  isAsked(seat: number): boolean {
    return this.phase === 'running' && !!this.view?.asked.includes(seat)
  }

  /** When somebody's turn comes, counted from 1, where there is an order; not for the first, who is known by being asked. */
  turnOf(seat: number): number | undefined {
    const at = this.view?.order.indexOf(seat) ?? -1
    return at > 0 ? at + 1 : undefined
  }

  zone(id: string): Zone | undefined {
    return this.view?.zones.find((zone) => zone.id === id)
  }

  /** A gauge by its name: of a seat, or the first there is. */
  gauge(id: string, seat?: number): Gauge | undefined {
    return this.view?.gauges.find((gauge) => gauge.id === id && (seat === undefined || gauge.seat === seat))
  }

  /** The legal move with this text, or undefined. */
  legal(move: string): Move | undefined {
    return this.moves.find((legal) => legal.text === move)
  }

  #hear(message: Down): void {
    switch (message.type) {
      case 'table':
        this.#see(message)
        break
      case 'news':
        if (message.seq === this.seq + 1) this.#follow(message)
        else if (message.seq > this.seq + 1) this.#ask(this.#hello())
        break
      case 'refused':
        this.refused = message
        this.sent = ''
        this.#unheard = null
        break
      case 'seat-link':
        this.seatLink = message.path
        break
      case 'closed':
        this.closed = message.why
        this.#line.close()
        break
      case 'pong':
        if (message.seq > this.seq) this.#ask(this.#hello())
        break
    }
  }

  #see(table: Table): void {
    const grown = table.seq === this.seq + 1 && table.info.round === this.info?.round
    const fresh = grown ? table.events.slice(this.events.length) : []
    if (table.token) {
      this.#token = table.token
      keep(`token:${this.code}`, table.token)
    }
    this.you = table.you
    this.host = table.host
    this.info = table.info
    this.events = table.events
    this.#set(table, fresh)
    const unheard = this.#unheard
    if (!unheard) return
    const open = table.view?.question === unheard.question && table.view.open.includes(table.you)
    if (open && table.chosen !== unheard.move) this.#answer(unheard)
    else this.#arrived()
  }

  #follow(news: News): void {
    this.events = [...this.events, ...news.events]
    this.#set(news, news.events)
    const unheard = this.#unheard
    const taken = news.chosen === unheard?.move || news.view?.question !== unheard?.question
    if (unheard && taken) this.#arrived()
  }

  /** What a whole picture and news have in common. */
  #set(now: Table | News, fresh: Happened[]): void {
    this.seq = now.seq
    this.phase = now.phase
    this.people = now.people
    this.watching = now.watching
    this.view = now.view
    this.moves = now.moves
    this.clocks = now.clocks
    this.window = now.window ?? null
    this.passing = now.passing ?? false
    this.clocksAt = performance.now()
    this.ending = now.ending
    this.chosen = now.chosen
    this.fresh = fresh
  }

  #arrived(): void {
    this.#unheard = null
    this.sent = ''
  }

  #answer({ question, move }: Unheard): void {
    this.#tag += 1
    this.#line.send({ type: 'answer', question, move, tag: this.#tag })
  }

  #ask(message: Up): void {
    this.refused = null
    this.#line.send(message)
  }

  #hello(): Up {
    return { type: 'hello', token: this.#token, seq: this.seq }
  }
}

function browserSocket(code: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`)
}
