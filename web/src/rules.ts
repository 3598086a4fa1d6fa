import type { Speaker } from './narrate'
import type { LedgerRule } from './ledger'

/** A question players ask, with the rules that its answer names. */
export interface Question {
  number: number
  question: string
  answer: string
  rules: string[]
}

/** The questions of a game's texts, in their order. */
export function questions(by: Speaker): Question[] {
  const found: Question[] = []
  for (let number = 1; by.has(`faq-${number}-q`); number += 1) {
    found.push({
      number,
      question: by.say(`faq-${number}-q`),
      answer: by.say(`faq-${number}-a`),
      rules: by.say(`faq-${number}-a.rules`).split(' '),
    })
  }
  return found
}

/** Rules under the headings of the ledger. */
export function sections(rules: readonly LedgerRule[]): { id: string; rules: LedgerRule[] }[] {
  const found: { id: string; rules: LedgerRule[] }[] = []
  for (const rule of rules) {
    if (found.at(-1)?.id !== rule.section) found.push({ id: rule.section, rules: [] })
    found.at(-1)?.rules.push(rule)
  }
  return found
}

/** The text id of a section: `Stage 1: tricks` is `section-stage-1-tricks`. */
export const sectionText = (section: string): string => `section-${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** Whether every word of `wanted` stands in one of the texts; case and accents do not matter. */
export function finds(wanted: string, ...texts: string[]): boolean {
  const inside = plain(texts.join(' '))
  return plain(wanted).split(/\s+/).every((word) => inside.includes(word))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
