// Written by `python -m ultimo.server.wire_ts`: change the types there, not here.

/**
 * A place for cards. `cards` are card ids as the viewer sees them, `?` for one face down.
 *
 * `kind` says how it is drawn: `hand`, `front` (open before a seat), `table` (played now), `pile` (gone or unseen,
 * where only the count shows).
 */
export interface Zone {
  id: string;
  kind: string;
  seat: number;
  cards: string[];
}

/**
 * A number on the table: `value` of `most`, both counted in steps; `most` is 0 where nothing limits it.
 *
 * One of a seat whose most is 1 is a mark: the seat has it or not.
 */
export interface Gauge {
  id: string;
  seat: number;
  value: number;
  most: number;
}

/**
 * One part of a seat's score: the `points` of all its parts add up to it.
 *
 * The messages `part-<id>`, `part-<id>.made` and `part-<id>.next` tell what it is, how its points come about, and what
 * would change them, from the `facts`. All parts have `count`, how many cards it is about, and `change`, by how much
 * the points would change next, 0 if nothing that can be told would change them.
 */
export interface Part {
  id: string;
  seat: number;
  points: number;
  facts: Record<string, number | string>;
}

/** A card that the viewer knows to be in one of several zones, in none of which it is shown. */
export interface Maybe {
  card: string;
  zones: string[];
}

/**
 * What a viewer sees. `seat` is -1 where nobody is meant; `order` are the seats in order of play.
 *
 * `places` once the match gives some; `parts` where points are counted, all seats' parts, seat by seat;
 * `maybe` where the viewer knows a card that could be in several places; `cards` what is printed on the cards of the
 * deck in play, by their ids, where the table must show it: numbers and words, several words with blanks between.
 */
export interface Description {
  game: string;
  seats: number;
  question: number;
  kind: string;
  prompt: string;
  asked: number[];
  open: number[];
  out: number[];
  order: number[];
  zones: Zone[];
  gauges: Gauge[];
  places?: number[];
  parts?: Part[];
  maybe?: Maybe[];
  cards?: Record<string, Record<string, number | string>>;
}

/** I am here. `token` is this browser's secret ("" for none yet), `seq` the last update it has (0 for none). */
export interface Hello {
  type: "hello";
  token?: string;
  seq?: number;
}

/**
 * Give me a seat before the start (-1: any free one), under this name; also changes seat or name.
 *
 * Refused when taken.
 */
export interface Sit {
  type: "sit";
  name: string;
  seat?: number;
}

/** I give my seat back before the start, or leave the match: then a bot sits in until I say `back`. */
export interface Stand {
  type: "stand";
}

/** I play my seat myself again. */
export interface Back {
  type: "back";
}

/** The host changes the table before the start. Only what is given changes. */
export interface Setup {
  type: "setup";
  seats?: number;
  preset?: string;
  set?: Record<string, unknown>;
  pace?: "relaxed" | "live";
  watchers?: boolean;
  chances?: boolean;
  window?: number;
}

/** The host puts a bot on a seat before the start ("" takes it away). */
export interface Bot {
  type: "bot";
  seat: number;
  bot: string;
}

/** The host starts the match; free seats are given to bots. */
export interface Start {
  type: "start";
}

/** After the end: back to the time before the start, same link, same people in their seats. */
export interface Rematch {
  type: "rematch";
}

/** My move, as text, to the question with this number. `tag` comes back in a refusal. */
export interface Answer {
  type: "answer";
  question: number;
  move: string;
  tag?: number;
}

/** I pass on everything this turn (`on`), or no longer: a window in which everybody has said so closes at once. */
export interface PassOn {
  type: "pass-on";
  on?: boolean;
}

/** Keep the open window open for its length once more; once a window for each seat. */
export interface MoreTime {
  type: "more-time";
}

/** I want a link that moves my seat to another device; the answer is `seat-link`. */
export interface MoveSeat {
  type: "move-seat";
}

/** Is the line alive? The answer is `pong`. */
export interface Ping {
  type: "ping";
}

export type Up = Hello | Sit | Stand | Back | Setup | Bot | Start | Rematch | Answer | PassOn | MoreTime | MoveSeat | Ping;

/** Who is on a seat. `kind` `free`: nobody yet. `away`: the page is not connected. `bot_plays`: a bot sits in. */
export interface Person {
  seat: number;
  name: string;
  kind: "human" | "bot" | "free";
  bot: string;
  away: boolean;
  bot_plays: boolean;
  host: boolean;
}

/** One option as the setup form shows it; the words are in the texts (`option-<name>`, `option-<name>-<value>`). */
export interface OptionForm {
  name: string;
  rule: string;
  values: string[];
  low: number | null;
  high: number | null;
}

/**
 * What the table is set up to play. `options` values are words (`on`, `top`) or numbers.
 *
 * `least` and `most` are the seats that these options allow. `windows`: in this game players react to what others do,
 * and have `window` seconds for it.
 */
export interface TableInfo {
  code: string;
  game: string;
  seats: number;
  least: number;
  most: number;
  preset: string;
  presets: string[];
  options: Record<string, string | number>;
  form: OptionForm[];
  bots: string[];
  pace: "relaxed" | "live";
  watchers: boolean;
  chances: boolean;
  windows: boolean;
  window: number;
  round: number;
}

/**
 * One legal move: its text, and the chance to fall by it at once as (ways, of).
 *
 * The chance is None where the table hides chances.
 */
export interface Move {
  text: string;
  risk: [number, number] | null;
}

/** A veiled event; see `ultimo.table.events.Event`. */
export interface Happened {
  verb: string;
  seat: number;
  cards: string[];
  source: string;
  target: string;
  facts: Record<string, number | string>;
}

/**
 * Time left, in milliseconds, of the seats that are asked: of this question, then of the reserve.
 *
 * Empty when `relaxed`.
 */
export interface Clock {
  seat: number;
  left: number;
  reserve: number;
}

/**
 * Anybody may react now. `left` of `length`, in milliseconds; None while it waits for its one person.
 *
 * `more`: you may ask for more time.
 */
export interface Window {
  left: number | null;
  length: number;
  more: boolean;
}

/** How the match ended: places by seat (1 first, ties share), scores, and the rule. */
export interface Ending {
  places: number[];
  scores: number[];
  rule: string;
}

/**
 * The whole picture. `you` is your seat or -1; `token` is your secret, to be kept; `events` are all so far.
 *
 * The rest is as in `news`.
 */
export interface Table {
  type: "table";
  seq: number;
  token: string;
  you: number;
  host: boolean;
  info: TableInfo;
  clocks: Clock[];
  events: Happened[];
  window: Window | null;
  phase: "before" | "running" | "over";
  people: Person[];
  watching: number;
  view: Description | null;
  moves: Move[];
  ending: Ending | null;
  chosen: string;
  passing: boolean;
}

/**
 * What has changed since the last number: the new events, and how things stand now.
 *
 * `chosen` is your own secret choice so far, as move text, while it can be changed; `window` is open for reactions
 * now; `passing`: you pass on everything this turn.
 */
export interface News {
  type: "news";
  seq: number;
  clocks: Clock[];
  events: Happened[];
  window: Window | null;
  phase: "before" | "running" | "over";
  people: Person[];
  watching: number;
  view: Description | null;
  moves: Move[];
  ending: Ending | null;
  chosen: string;
  passing: boolean;
}

/**
 * Your message was not taken; nothing has changed.
 *
 * The words are in the texts: `refused-<rule with dashes>` with `facts`. Rules of the server's own:
 * `server.unreadable`, `server.too-large`, `server.too-fast`, `server.not-seated`, `server.not-host`,
 * `server.started`, `server.running`, `server.name`, `server.name-taken`, `server.seat-taken`, `server.full`,
 * `server.no-watchers`, `server.option`, `server.no-window`, `server.more-once`, `server.failed`; over HTTP also
 * `server.no-table`, `server.origin`.
 */
export interface Refused {
  type: "refused";
  tag: number;
  why: "unreadable" | "late" | "illegal";
  rule: string;
  facts: Record<string, number | string>;
}

/** Opening this path on another device moves your seat there; it works once. */
export interface SeatLink {
  type: "seat-link";
  path: string;
}

/** This page is no longer served: the seat went to another device, or the table is gone. No need to reconnect. */
export interface Closed {
  type: "closed";
  why: "moved" | "gone";
}

/** The line is alive. `seq` is the last number sent to you. */
export interface Pong {
  type: "pong";
  seq: number;
}

export type Down = Table | News | Refused | SeatLink | Closed | Pong;

export const MAX_FRAME = 4096;

export const SHORTEST_WINDOW = 2;

export const LONGEST_WINDOW = 15;

/**
 * `POST /api/tables`: make a table. `seats` 0: as many as is usual, four where the game allows it.
 *
 * `now`: fill it with bots and start at once (Play now).
 */
export interface NewTable {
  game?: string;
  name?: string;
  seats?: number;
  preset?: string;
  now?: boolean;
  bot?: string;
}

/**
 * Its answer: the code (the page is at `/t/{code}`), and the secret of the maker, who is host.
 *
 * With a name, the maker is seated too.
 */
export interface MadeTable {
  code: string;
  token: string;
}

/**
 * What a game is called in one language, from its texts: its name, the line that invites, a shorter one, and the
 * names of its cards by their ids.
 */
export interface GameWords {
  name: string;
  line: string;
  short: string;
  cards: Record<string, string>;
}

/** One game of `GET /api/games`, which is the shelf in its order: who can play it, and its words by language. */
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  words: Record<string, GameWords>;
}

/** `GET /api/host`: the addresses other devices in this network can open, best first; may be empty. */
export interface HostInfo {
  addresses: string[];
}
