import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Happened } from '$web/wire'
import { story } from './moments'

const event = (verb: string, seat = -1, facts: Happened['facts'] = {}): Happened => ({ verb, seat, cards: [], source: '', target: '', facts })
const aside = event('aside')
const score = (seat: number) => event('score', seat, { points: 1 })
const kinds = (...events: Happened[]) => story(events).map(({ kind }) => kind)

test('a spell that won the round is a moment, one that did not is none', () => {
  const spell = event('enchant', 1, { card: 'queen', from: 0 })
  expect(kinds(spell, score(1), aside)).toEqual(['spell'])
  expect(kinds(spell, score(0), aside)).toEqual([])
})

test('a card that was taken and won alone is a moment, with the turn it happened in', () => {
  const told = story([event('turn', 0, { turn: 3 }), event('take', 2, { from: 0 }), score(2), aside])
  expect(told.map(({ kind, seat, facts }) => [kind, seat, facts['turn'], facts['from']])).toEqual([['robbed', 2, 3, 0]])
  expect(kinds(event('take', 2, { from: 0 }), score(2), score(1), aside)).toEqual([])
})

test('a run of rounds that one won alone is one moment, however long', () => {
  const round = [score(1), aside]
  expect(kinds(...round, ...round)).toEqual([])
  expect(story([...round, ...round, ...round, ...round]).map(({ kind, facts }) => [kind, facts['count']])).toEqual([['run', 4]])
  expect(kinds(...round, ...round, score(1), score(0), aside, ...round)).toEqual([])
})

test('many who win or lose at once, nobody, who falls, and whom Death haunts', () => {
  const lose = (seat: number) => event('token', seat, { tokens: 1 })
  expect(kinds(event('nobody'), aside)).toEqual(['nobody'])
  expect(kinds(...[0, 1, 2, 3].map(score), aside)).toEqual(['crowd'])
  expect(kinds(...[0, 1, 2, 3].map(lose), aside)).toEqual(['reaped'])
  expect(kinds(lose(0), aside, lose(0), aside, lose(0), aside)).toEqual(['haunted'])
  expect(kinds(event('life', 0), event('out', 0), aside)).toEqual(['out'])
})

test('of several crowds only the largest is told', () => {
  const crowd = (count: number) => [...Array.from({ length: count }, (_, seat) => score(seat)), aside]
  expect(story([...crowd(4), ...crowd(5), ...crowd(4)]).map(({ kind, facts }) => [kind, facts['count']])).toEqual([['crowd', 5]])
})

test('whoever had most points is told to have won nothing', () => {
  const points = (seat: number, count: number) => event('score', seat, { points: count })
  const told = story([points(0, 5), aside, points(1, 4), aside, event('wins', 1, { rule: 'kingdom.second', score: 4 })])
  expect(told.map(({ kind, seat, facts }) => [kind, seat, facts['points']])).toEqual([['first', 0, 5], ['second', 1, 4]])
})

test('the end is told: the second, or nobody', () => {
  expect(kinds(event('wins', 2, { rule: 'kingdom.second', score: 4 }))).toEqual(['second'])
  expect(kinds(event('void'))).toEqual(['void'])
})

test.each(['en', 'fr', 'es'])('every moment has its words in %s', (language) => {
  const texts = new Messages(language, [readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')])
  for (const kind of ['spell', 'slain', 'out', 'robbed', 'nobody', 'crowd', 'reaped', 'haunted', 'run', 'second', 'first', 'void']) {
    for (const you of ['yes', 'no']) expect(texts.say(`story-${kind}`, { player: 'Ana', you, turn: 2, from: 1, count: 4, points: 5, card: 'queen' })).not.toBe('')
  }
})
