/** A rule as the ledger beside the code has it. */
export interface LedgerRule {
  id: string
  sources: string[]
  options: string[]
  section: string
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim())
const parts = (cell = '') => cell.split(',').map((part) => part.trim()).filter(Boolean)

/** The rules of a `rules.md`, in its order; `ultimo.table.ledger` says what form it has, and the tests hold it to that. */
export function readLedger(text: string): LedgerRule[] {
  let section = ''
  const rules: LedgerRule[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim()
    if (!line.startsWith('| `') || cells(line).length !== 4) continue
    const [id = '', , sources, options] = cells(line)
    rules.push({ id, sources: parts(sources), options: parts(options), section })
  }
  return rules
}
