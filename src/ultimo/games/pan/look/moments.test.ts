import { pick } from '$web/story'
import type { Happened } from '$web/wire'
import { expect, test } from 'vitest'
import { story } from './moments'

const event = (verb: string, seat = 0, facts: Happened['facts'] = {}, cards: string[] = []): Happened => ({ verb, seat, cards, source: '', target: '', facts })
const kinds = (...events: Happened[]) => story(events).map((moment) => moment.kind)

test('a mouse that wins is told as a mouse, another trick by its cards', () => {
  const told = story([
    event('take', 1, { rule: 'pan.highest', card: '5' }, ['5', '2']),
    event('nobody', -1, { rule: 'pan.nobody' }, ['3', '3']),
    event('take', 2, { rule: 'pan.mouse', card: '1' }, ['1', '6']),
  ])
  expect(told.map(({ kind, facts }) => [kind, facts['trick'], facts['count']])).toEqual([['take', 1, 2], ['nobody', 2, 2], ['mouse', 3, 2]])
})

test('the chance of a shot counts the clics that lie open; a spin starts anew', () => {
  const told = story([
    event('flip', 0, { clics: 4 }), event('clic', 0, { clics: 5 }),
    event('spin', 1), event('bang', 1, { place: 3 }),
    event('flip', 2, { clics: 5 }), event('bang', 2, { place: 2 }),
  ])
  expect(told.map(({ kind, facts }) => [kind, facts['of']])).toEqual([['clic-flip', 2], ['bang-spin', 6], ['bang-flip', 1]])
})

test('a clic that was likely is no moment', () => {
  expect(kinds(event('flip', 0, { clics: 0 }), event('clic', 0, { clics: 1 }))).toEqual([])
})

test('one haul is one moment, the next haul another', () => {
  const told = story([
    event('steal', 0, { from: 1 }, ['4']), event('steal', 0, { from: 2 }, ['5']), event('stop', 0),
    event('flip', 1, { clics: 0 }), event('clic', 1, { clics: 1 }), event('steal', 1, { from: 0 }, ['5']),
  ])
  expect(told.map(({ kind, seat, facts }) => [kind, seat, facts['count']])).toEqual([['steal', 0, 2], ['steal', 1, 1]])
})

test('the weightiest moments are told, in the order they happened', () => {
  const told = pick(story([
    event('take', 1, { rule: 'pan.highest' }, ['5', '2']),
    event('flip', 0, { clics: 5 }), event('bang', 0, { place: 3 }),
    event('nobody', -1, {}, ['3', '3']),
  ]), 2)
  expect(told.map((moment) => moment.kind)).toEqual(['bang-flip', 'nobody'])
})
