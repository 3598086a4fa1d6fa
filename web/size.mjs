// How much the first visit loads, gzipped as the server sends it. Fails above the budget.
//   npm run size             a table of what was measured
//   npm run size -- --json   the same as one JSON document
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET = { code: 100_000, all: 200_000 }
const PAGE = fileURLToPath(new URL('../src/ultimo/server/page/', import.meta.url))
const MANIFEST = join(PAGE, 'manifest.json')

if (!existsSync(MANIFEST)) {
  console.error('The page is not built: npm run build')
  process.exit(2)
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const LANGUAGES = ['en', 'fr', 'es']

/** The files that a chunk brings with it at once. */
function files(key, found = new Set()) {
  const chunk = manifest[key]
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file)
  for (const next of chunk.imports ?? []) files(next, found)
  return found
}

const size = (file) => {
  const data = readFileSync(join(PAGE, file))
  // Fonts are packed already and are sent as they are.
  return extname(file) === '.woff2' ? data.length : gzipSync(data, { level: 9 }).length
}

const chunks = Object.keys(manifest)
const named = (pattern) => chunks.filter((key) => pattern.test(key))
const entry = named(/index\.html$/)
// Home shows every game of the sources; a table has one, and a game without a look has the house's.
const heroes = named(/games\/[^/]+\/look\/Hero\.svelte$/)
const home = named(/screens\/Home\.svelte$/)
const screen = named(/screens\/Table\.svelte$/)
const games = [...new Set(chunks.map((key) => /games\/([^/]+)\/texts\//.exec(key)?.[1]).filter(Boolean))]
const scene = (game) =>
  ['Table', 'Room'].flatMap((part) => {
    const own = named(new RegExp(`games/${game}/look/\\w*${part}\\.svelte$`))
    return own.length ? own : named(new RegExp(`look/house/House${part}\\.svelte$`))
  })

/** What one visit loads: `code` is script and style, `all` that with texts, fonts, pictures and the page itself. */
function visit(keys, language, game = '') {
  const loaded = new Set(['index.html'])
  const wanted = new RegExp(`ultimo/(${game ? `games/${game}/` : ''})?texts/${language}\\.ftl`)
  const texts = new Set(named(wanted).flatMap((key) => [...files(key)]))
  for (const key of keys) for (const file of files(key)) loaded.add(file)
  const code = [...loaded].filter((file) => ['.js', '.css'].includes(extname(file)))
  const sum = (list) => list.reduce((total, file) => total + size(file), 0)
  return { code: sum(code), all: sum([...new Set([...loaded, ...texts])]) }
}

const visits = {}
for (const language of LANGUAGES) {
  visits[`home, ${language}`] = visit([...entry, ...home, ...heroes], language)
  for (const game of games) visits[`table of ${game} by link, ${language}`] = visit([...entry, ...screen, ...scene(game)], language, game)
}
const over = Object.entries(visits).filter(([, { code, all }]) => code > BUDGET.code || all > BUDGET.all)

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ budget: BUDGET, visits, met: over.length === 0 }))
} else {
  for (const [name, { code, all }] of Object.entries(visits)) {
    console.log(`${name.padEnd(30)} script and style ${(code / 1000).toFixed(1)} kB of ${BUDGET.code / 1000}, all ${(all / 1000).toFixed(1)} kB of ${BUDGET.all / 1000}`)
  }
}
if (over.length) {
  console.error(`Over the budget: ${over.map(([name]) => name).join('; ')}`)
  process.exit(1)
}
