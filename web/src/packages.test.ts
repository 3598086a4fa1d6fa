import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('every package of the page has its line, and no line its package gone', () => {
  const asked = JSON.parse(read('package.json')) as { dependencies: object; devDependencies: object }
  const page = read('docs/dependencies.md').split('\n## The page\n')[1]?.split('\n## ')[0] ?? ''
  const listed = [...page.matchAll(/^\| ([@a-z][^ ]*) \|/gm)].map(([, name]) => name).filter((name) => name !== 'name')
  expect(listed.sort()).toEqual(Object.keys({ ...asked.dependencies, ...asked.devDependencies }).sort())
})

test('the lock names no registry, so that any mirror will do', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\/-\//)
})
