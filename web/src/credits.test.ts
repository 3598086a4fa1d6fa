import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ARTISTS, EMOJI } from './credits'

const top = fileURLToPath(new URL('../..', import.meta.url))

/** Every picture that the page's sources import from a collection. */
function used(collection: string): string[] {
  const found = new Set<string>()
  for (const folder of ['web/src', 'src/ultimo/games']) {
    for (const file of readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(svelte|ts)$/.test(file)) continue
      const text = readFileSync(join(top, folder, file), 'utf8')
      for (const [, icon = ''] of text.matchAll(new RegExp(`~icons/${collection}/([a-z0-9-]+)`, 'g'))) found.add(icon)
    }
  }
  return [...found].sort()
}

test('every picture is credited, and no other', () => {
  expect(Object.values(ARTISTS).flat().sort()).toEqual(used('game-icons'))
  expect([...EMOJI].sort()).toEqual(used('fluent-emoji-flat'))
})
