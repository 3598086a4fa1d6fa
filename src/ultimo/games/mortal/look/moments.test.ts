import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Messages } from '$web/fluent'
import type { Happened } from '$web/wire'
import { story } from './moments'

const event = (verb: string, seat = -1, facts: Happened['facts'] = {}, cards: string[] = []): Happened => ({ verb, seat, cards, source: '', target: '', facts })
const plays = (seat: number, card: string) => event('plays', seat, { card }, [card])
const no = (seat: number) => event('answers', seat, { card: 'no' }, ['no'])
const takes = (seat: number, deaths = 1) => event('takes', seat, { deaths }, ['muerte'])
const death = (seat: number) => event('death', seat, {}, ['muerte'])
const kinds = (...events: Happened[]) => story(events).map(({ kind }) => kind)

test('mortal.no: a quarrel is two NOs or more, and only the longest is told', () => {
  expect(kinds(plays(0, 'robo'), no(1))).toEqual([])
  const told = story([plays(0, 'robo'), no(1), no(0), plays(1, 'robo'), no(0), no(1), no(2), plays(2, 'robo'), no(0), no(1)])
  expect(told.map(({ kind, seat, facts }) => [kind, seat, facts['count']])).toEqual([['quarrel', 2, 3]])
})

test('a shove that brought a death is told of who shoved, not of who shoved themselves', () => {
  const shove = (at: number) => [plays(0, 'empujon'), event('aims', 0, { at, card: 'empujon' }), death(at)]
  expect(story(shove(1)).map(({ kind, seat }) => [kind, seat])).toEqual([['shoved', 0]])
  expect(kinds(...shove(0))).toEqual([])
  expect(kinds(plays(0, 'empujon'), event('turn', 1), death(1))).toEqual([])
})

test('a death that was sent on, bequeathed, buried, destroyed or taken by an amulet is a moment', () => {
  expect(kinds(event('redirects', 1, { at: 2, card: 'muerte' }))).toEqual(['shielded'])
  expect(kinds(event('redirects', 1, { at: 2, card: 'robo' }))).toEqual(['rebounded'])
  expect(kinds(event('bequeaths', 0, { at: 1 }, ['muerte']), event('buries', 1), event('amulet', 2))).toEqual(['bequeathed', 'buried', 'amulet'])
  expect(kinds(event('destroys', 0, { from: 0 }, ['muerte']), event('destroys', 0, { from: 1 }, ['muerte']), event('destroys', 0, { from: 0 }, ['paz']))).toEqual(['destroyed'])
})

test('several deaths of one turn are one moment, with their number', () => {
  const told = story([event('turn', 0), takes(0, 1), takes(0, 2), event('turn', 1), takes(1, 1)])
  expect(told.map(({ kind, facts }) => [kind, facts['count'], facts['turn']])).toEqual([['black', 2, 1]])
})

test('the end is told: the last death and who is immortal, the tie-break and who fell, or nobody', () => {
  expect(story([takes(2, 3), event('wins', 0, { rule: 'mortal.three' })]).map(({ kind, seat }) => [kind, seat])).toEqual([['last', 2]])
  expect(kinds(takes(2, 3), event('wins', 0, { rule: 'mortal.immortal' }))).toEqual(['last', 'immortal'])
  expect(kinds(event('tie', -1, { tied: '0 2' }), event('out', 2), event('wins', 0, { rule: 'mortal.tie' }))).toEqual(['tie', 'out'])
  expect(kinds(event('all-lose'))).toEqual(['all-lose'])
})

test('mortal.immortal: so is who wins the tie-break by removing their only death, and not who has more', () => {
  const win = event('wins', 0, { rule: 'mortal.card-desintegrador' })
  const destroy = event('destroys', 0, { from: 0 }, ['muerte'])
  expect(kinds(takes(0, 1), destroy, win)).toEqual(['destroyed', 'immortal'])
  expect(kinds(takes(0, 1), takes(0, 2), destroy, win)).not.toContain('immortal')
  expect(kinds(takes(0, 1), event('turn'), takes(0, 2), event('bequeaths', 0, { at: 1 }), event('buries', 0), win)).toContain('immortal')
})

test.each(['en', 'fr', 'es'])('every moment has its words in %s', (language) => {
  const texts = new Messages(language, [readFileSync(new URL(`../texts/${language}.ftl`, import.meta.url), 'utf8')])
  for (const kind of ['quarrel', 'shoved', 'shielded', 'rebounded', 'black', 'amulet', 'bequeathed', 'buried', 'destroyed', 'tie', 'out', 'all-lose', 'last', 'immortal']) {
    for (const you of ['yes', 'no']) expect(texts.say(`story-${kind}`, { player: 'Ana', you, turn: 2, count: 4, card: 'robo' })).not.toBe('')
  }
})
