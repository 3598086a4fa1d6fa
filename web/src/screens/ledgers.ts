// The ledger of each game, as it stands beside the game's code; loaded with the rules only.
const files = import.meta.glob<string>('../../../src/ultimo/games/*/rules.md', { query: '?raw', import: 'default', eager: true })

/** The text of each ledger, by game. */
const ledgers: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-2) ?? '', text]),
)
export default ledgers
