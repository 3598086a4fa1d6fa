import { beforeAll, expect, test, vi } from 'vitest'
import type * as Routes from './router.svelte'

let routes: typeof Routes
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', hash: '' })
  routes = await import('./router.svelte')
})

test.each([
  ['/', '', { screen: 'home' }],
  ['/t/KRA42X', '', { screen: 'table', code: 'KRA42X', move: '' }],
  ['/t/kra%2042x/', '#move=s-E_cret', { screen: 'table', code: 'KRA42X', move: 's-E_cret' }],
  ['/rules/pan', '#pan.skip', { screen: 'rules', game: 'pan', rule: 'pan.skip' }],
  ['/credits', '', { screen: 'credits' }],
  ['/t', '', { screen: 'missing' }],
  ['/t/A/B', '', { screen: 'missing' }],
  ['/nowhere', '', { screen: 'missing' }],
  ['/%E0%A4%A', '', { screen: 'missing' }],
])('%s%s', (path, hash, expected) => {
  expect(routes.route(path, hash)).toEqual(expected)
})

test('a code is read as it is typed: blanks, small letters, and letters that pass for digits', () => {
  expect(routes.tidyCode(' kra-4o l ')).toBe('KRA401')
})

test('a code is shown in two halves', () => {
  expect(routes.spelled('KRA42X')).toBe('KRA\u00a042X')
})
