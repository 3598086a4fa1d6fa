import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import { courtOf, otherValue } from './court'

const CARDS = { monk: { value: 20, power: 'scares', of: 'sorceress' }, knight: { value: 8, turned: 12, power: 'slays', of: 'dragon king', counts: 0 } }

test('who is at court is what the deck of the table says, whatever it is', () => {
  expect(courtOf({ cards: CARDS })).toEqual([
    { id: 'monk', value: 20, turned: null, power: 'scares', of: ['sorceress'], counts: null }, { id: 'knight', value: 8, turned: 12, power: 'slays', of: ['dragon', 'king'], counts: 0 },
  ])
  expect(courtOf(null)).toEqual([])
})

test('a card with two values has another one, a card with one has none', () => {
  const [monk, knight] = courtOf({ cards: CARDS })
  expect([otherValue(knight!, 8), otherValue(knight!, 12), otherValue(monk!, 20)]).toEqual([12, 8, null])
})

const POWERS = ['none', 'juggle', 'steal', 'peek', 'burn', 'meets', 'beside', 'slays', 'scares', 'enchants', 'modest', 'doomed']

test.each(['en', 'fr', 'es'])('every power that a deck may give is told in %s, with its numbers', (language) => {
  const texts = new Messages(language, [readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')])
  for (const power of POWERS) {
    for (const mode of ['court', 'reaper']) for (const king of ['modest', 'plain']) expect(texts.say(`power-${power}`, { value: 3, turned: 17, counts: 0, of: 'Monk', mode, king })).not.toBe('')
  }
  expect(texts.say('power-slays', { value: 3, turned: 17, counts: 19, of: 'Monk', mode: 'court', king: 'modest' })).toMatch(/17.*Monk.*19/)
})
