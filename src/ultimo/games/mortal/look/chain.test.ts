import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Happened } from '$web/wire'
import { chain, type Link } from './chain'

const event = (verb: string, seat: number, facts: Happened['facts'] = {}, cards: string[] = []): Happened => ({ verb, seat, cards, source: '', target: '', facts })
const plays = (seat: number, card: string, as = card) => event('plays', seat, { card: as, as: card === as ? 'no' : 'yes' }, [card])
const answers = (seat: number, card: string) => event('answers', seat, { card, as: 'no' }, [card])
const aims = (seat: number, at: number, card: string) => event('aims', seat, { at, card })
const cancelled = (seat: number, card: string) => event('cancelled', seat, {}, [card])
const death = (seat: number) => event('death', seat, {}, ['muerte'])

const seen = (links: Link[]) => links.map(({ seat, as, at, to, state }) => [seat, as, at.join(' '), to, state])

test('a card and whom it hits, in the order they were named', () => {
  const events = [plays(1, 'guadana'), aims(1, 2, 'guadana'), aims(1, 0, 'guadana')]
  expect(seen(chain(events, ['guadana']))).toEqual([[1, 'guadana', '2 0', 0, 'open']])
})

describe('mortal.no', () => {
  const quarrel = [plays(1, 'robo'), aims(1, 0, 'robo'), answers(0, 'no'), answers(1, 'no')]

  test('each answer says what it answers, the newest last', () => {
    expect(seen(chain(quarrel, ['robo', 'no', 'no']))).toEqual([[1, 'robo', '0', 0, 'open'], [0, 'no', '', 1, 'open'], [1, 'no', '', 2, 'open']])
  })

  test('a NO that works strikes out what it answers, and has done its work', () => {
    const after = [...quarrel, cancelled(0, 'no')]
    expect(chain(after, ['robo']).map(({ state }) => state)).toEqual(['open', 'cancelled', 'done'])
  })

  test('after a NO on a NO the card below can be answered again', () => {
    const again = [...quarrel, cancelled(0, 'no'), answers(2, 'no')]
    expect(seen(chain(again, ['robo', 'no'])).at(-1)).toEqual([2, 'no', '', 1, 'open'])
    expect(chain([...again, cancelled(1, 'robo')], []).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'done', 'done'])
  })
})

test('mortal.rebota hits the player of the card at once in its line, then in the line of the card', () => {
  const events = [plays(1, 'guadana'), aims(1, 2, 'guadana'), aims(1, 0, 'guadana'), answers(0, 'rebota')]
  expect(seen(chain(events, ['guadana', 'rebota'])).at(-1)).toEqual([0, 'rebota', '1', 1, 'open'])
  const turned = chain([...events, event('redirects', 0, { at: 1, card: 'guadana' })], ['guadana'])
  expect(seen(turned)).toEqual([[1, 'guadana', '2 1', 0, 'open'], [0, 'rebota', '1', 1, 'done']])
})

test('mortal.shield-death: a death goes to whom the shield names', () => {
  const events = [plays(0, 'empujon'), aims(0, 1, 'empujon'), death(1), answers(1, 'escudo'), aims(1, 2, 'escudo')]
  expect(seen(chain(events, ['empujon', 'muerte', 'escudo']))).toEqual([[0, 'empujon', '1', 0, 'open'], [1, 'muerte', '1', 0, 'open'], [1, 'escudo', '2', 2, 'open']])
  const sent = chain([...events, event('redirects', 1, { at: 2, card: 'muerte' })], ['empujon', 'muerte'])
  expect(seen(sent)[1]).toEqual([1, 'muerte', '2', 0, 'open'])
})

test('a death drawn at the end of a turn begins a chain of its own', () => {
  expect(seen(chain([plays(0, 'robo'), death(0)], ['muerte']))).toEqual([[0, 'muerte', '0', 0, 'open']])
  expect(seen(chain([plays(0, 'robo'), death(0), event('takes', 0, { deaths: 1 }), death(0)], ['muerte'])).length).toBe(1)
})

test('a card that has worked is done, though nothing says so', () => {
  expect(chain([plays(0, 'barajar'), event('shuffles', 0)], [])[0]?.state).toBe('done')
  expect(chain([plays(0, 'paz'), event('lies', 0, { card: 'paz' })], [])[0]?.state).toBe('done')
})

test('a lot, a card from the discards and a card before somebody are what it aims at', () => {
  expect(chain([plays(0, 'ruleta'), event('lot', 2)], ['ruleta'])[0]?.at).toEqual([2])
  expect(chain([plays(0, 'saqueo'), event('names', 0, { card: 'no' })], ['saqueo'])[0]?.goal).toBe('no')
  const aimed = chain([plays(0, 'desintegrador'), event('targets', 0, { card: 'paz', from: 1 })], ['desintegrador'])[0]
  expect([aimed?.goal, aimed?.goalSeat, aimed?.goalWith]).toEqual(['paz', 1, ''])
  const twins = chain([plays(0, 'desintegrador'), event('targets', 0, { card: 'gemelas', from: 1 }, ['no'])], ['desintegrador'])[0]
  expect([twins?.goal, twins?.goalWith]).toEqual(['gemelas', 'no'])
})

test('mortal.card-espejo counts as another card and is shown as what it is', () => {
  const link = chain([plays(0, 'espejo', 'robo')], ['espejo'])[0]
  expect([link?.card, link?.as]).toEqual(['espejo', 'robo'])
})

test('in whole matches every open link is a card of the stack, in its order', () => {
  for (const name of ['three-2', 'immortal-4', 'tie-6', 'empty-4']) {
    const events: Happened[] = []
    const lines = readFileSync(new URL(`../transcripts/${name}.txt`, import.meta.url), 'utf8').split('\n')
    let compared = 0
    for (const line of lines) {
      const told = /^ {2}([a-z-]+) (\d): ?(.*)$|^ {2}([a-z-]+) (\d)(?:, (.*))?$/.exec(line)
      if (told && !line.startsWith('  question')) events.push(parse(told))
      const shown = /^ {4}table shows .*/.exec(line)
      if (!shown) continue
      const stack = /; stack ([a-z -]+?)(?:;|$)/.exec(line)?.[1]?.split(' ') ?? []
      const open = chain(events, stack).filter(({ state }) => state === 'open').map(({ card }) => card)
      expect(open).toEqual(stack)
      compared += stack.length
    }
    expect(compared).toBeGreaterThan(10)
  }
})

/** An event as a transcript writes it: its cards, where they go, its facts. */
function parse([, verb = '', seat = '', rest = '', verbOnly = '', seatOnly = '', facts = '']: RegExpExecArray): Happened {
  const parts = (rest || facts).replace(/ \(cards seen by [\d ]+\)/, '').split(', ')
  const found: Happened = { verb: verb || verbOnly, seat: Number(seat || seatOnly), cards: [], source: '', target: '', facts: {} }
  for (const [i, part] of parts.entries()) {
    const [name = '', ...value] = part.split(' ')
    if (verb && i === 0) found.cards = part.split(' ')
    else if (!part.includes(' -> ') && value.length) found.facts[name] = /^\d+$/.test(value.join(' ')) ? Number(value[0]) : value.join(' ')
  }
  return found
}
