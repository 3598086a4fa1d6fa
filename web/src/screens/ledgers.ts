// The ledger of each game, as it stands beside the game's code; loaded with the rules only.
import { gameFile } from '../net/api'

const files = import.meta.glob<string>('../../../src/ultimo/games/*/rules.md', { query: '?raw', import: 'default' })

/** The text of a game's ledger; that of a game which came after the page was built is asked of the server. */
export function ledger(game: string): Promise<string> {
  return files[`../../../src/ultimo/games/${game}/rules.md`]?.() ?? gameFile(game, 'rules.md')
}
