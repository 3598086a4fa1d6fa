import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Messages } from './fluent'
import { readLedger } from './ledger'
import { finds, questions, sections, sectionText } from './rules'

const source = (path: string) => readFileSync(new URL(`../../src/ultimo/${path}`, import.meta.url), 'utf8')
const languages = ['en', 'fr', 'es'].map((language) => new Messages(language, [source(`texts/${language}.ftl`), source(`games/pan/texts/${language}.ftl`)]))
const rules = readLedger(source('games/pan/rules.md'))

test('every rule of the ledger is found, with its sources and options', () => {
  expect(rules.map((rule) => rule.id)).toEqual([...new Set(rules.map((rule) => rule.id))])
  expect(rules.length).toBe(source('games/pan/rules.md').match(/^\| `pan\./gm)?.length)
  expect(rules.find((rule) => rule.id === 'pan.double')).toMatchObject({ options: ['double', 'double_when'] })
  expect(rules.every((rule) => rule.sources.length > 0)).toBe(true)
})

test.each(languages)('$language has a sentence for each rule, a name for each heading, source and option', (messages) => {
  for (const rule of rules) {
    expect(messages.say(`rule-${rule.id.replaceAll('.', '-')}`)).not.toBe('')
    expect(messages.say(sectionText(rule.section))).not.toBe('')
    for (const mark of rule.sources) expect(messages.say(`source-${mark}`)).not.toBe('')
    for (const option of rule.options) expect(messages.say(`option-${option}`)).not.toBe('')
  }
})

test.each(languages)('$language answers the same questions, by rules that exist', (messages) => {
  const found = questions(messages)
  expect(found.length).toBe(questions(languages[0]!).length)
  expect(found.length).toBeGreaterThan(10)
  const known = new Set(rules.map((rule) => rule.id))
  for (const { rules: named } of found) expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('rules stand under the headings of the ledger', () => {
  const found = sections(rules)
  expect(found.flatMap((section) => section.rules)).toEqual(rules)
  expect(new Set(found.map((section) => section.id)).size).toBe(found.length)
})

test('a search wants every word, and minds neither case nor accents', () => {
  expect(finds('elephant SOURIS', 'La souris bat l’Éléphant')).toBe(true)
  expect(finds('souris loup', 'La souris bat l’éléphant')).toBe(false)
  expect(finds('  ', 'anything')).toBe(true)
})
