import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import deck from '../deck.toml'
import named from '../named.toml'
import { asKind, DEATH, kindOf, kinds, printedIn } from './cards'
import { figures } from './figures'
import { complete, picture } from './prints.svelte'

const speak = (language: string): Messages => new Messages(language, [readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')])

beforeAll(() => complete)

test('there are 37 kinds of cards, and death', () => {
  expect(kinds.map(({ id }) => id)).toHaveLength(38)
  expect(kinds.at(-1)?.id).toBe(DEATH)
  expect(kindOf('?')).toBeUndefined()
})

describe.each([['house', deck], ['named', named]])('every card of the deck %s', (_, file) => {
  test('has a picture of its own, with a figure that is loaded later but for NO and death', () => {
    const pictures = printedIn(file).map(({ id }) => picture(id))
    expect(pictures.filter((each) => !each)).toEqual([])
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(pictures).not.toContain(picture('?'))
    expect(printedIn(file).filter(({ id }) => !figures[id]).map(({ id }) => id)).toEqual(['no', DEATH])
  })

  test('is marked as the table marks it', () => {
    expect(printedIn(file).map(asKind)).toEqual(kinds)
  })
})

test.each(['en', 'fr', 'es'])('every card has a name, an effect, an example and its mark in words in %s', (language) => {
  const by = speak(language)
  for (const { id, mark } of kinds) {
    for (const message of [`card-${id}`, `card-${id}.effect`, `card-${id}.example`]) expect(by.has(message), message).toBe(true)
    if (mark) expect(by.say(`card-marked-${mark}`, { name: by.say(`card-${id}`) })).toContain(by.say(`card-${id}`))
  }
})
