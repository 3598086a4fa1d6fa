import type { GameInfo, HostInfo, MadeTable, NewTable } from '../wire'
import { keep } from '../kept'

/** The server did not take a call: its rule id and facts, or `page.no-server` when nobody answered. */
export class CallRefused extends Error {
  readonly rule: string
  readonly facts: Record<string, string | number>

  constructor(rule: string, facts: Record<string, string | number> = {}) {
    super(rule)
    this.rule = rule
    this.facts = facts
  }
}

/** Make a table, keep its maker's secret in this browser, and return its code. Throws `CallRefused`. */
export async function makeTable(wish: NewTable): Promise<string> {
  const made = await call<MadeTable>('/api/tables', { method: 'POST', body: JSON.stringify(wish), headers: { 'content-type': 'application/json' } })
  keep(`token:${made.code}`, made.token)
  return made.code
}

/** The games of the shelf. Throws `CallRefused`. */
export const gamesOnShelf = (): Promise<GameInfo[]> => call<GameInfo[]>('/api/games')

/** One of a game's files: its texts by language, or its ledger, `rules.md`. Rejects where there is none. */
export async function gameFile(game: string, file: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${file}`)
  if (!answer.ok) throw new CallRefused('page.no-server')
  return answer.text()
}

/** The addresses at which other devices in this network reach the server, best first. */
async function hostAddresses(): Promise<string[]> {
  return (await call<HostInfo>('/api/host')).addresses
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address, this page's if none is named, means this very machine, and so nothing to any other. */
export const isLocal = (address = location.href): boolean => LOCAL.includes(new URL(address).hostname)

/** Where others reach this page: its own address, or on this very machine the best of `hostAddresses`. */
export async function publicBase(): Promise<string> {
  if (!isLocal()) return location.origin
  try {
    return (await hostAddresses())[0] ?? location.origin
  } catch {
    return location.origin
  }
}

/** The picture that leads a camera to a path of this page, at an address that other devices reach. */
export const qr = (path: string): string => `/api/qr?path=${encodeURIComponent(path)}`

/** The record of a match that is over, as a file. */
export const record = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new CallRefused('page.no-server')
  }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok && body !== null) return body as T
  const refused = body as { rule?: string; facts?: Record<string, string | number> } | null
  throw new CallRefused(refused?.rule ?? 'page.no-server', refused?.facts)
}
