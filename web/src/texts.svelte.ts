import { Messages, type Facts } from './fluent'
import { gameFile } from './net/api'

export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' }

// The files of the package itself, each a chunk of its own that is loaded when its language is chosen.
const files = import.meta.glob<string>(['../../src/ultimo/texts/*.ftl', '../../src/ultimo/games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
})

const house = (language: Language): Promise<string> | string => files[`../../src/ultimo/texts/${language}.ftl`]?.() ?? ''

/** A game's texts; those of a game that came after the page was built are asked of the server. Rejects where there are none. */
export function gameTexts(language: Language, game: string): Promise<string> {
  return files[`../../src/ultimo/games/${game}/texts/${language}.ftl`]?.() ?? gameFile(game, language)
}

/** Messages, and the game whose texts are among them; "" for the house's alone. */
interface Spoken {
  messages: Messages
  game: string
}

/** The texts of the page, in the language chosen now: whatever says something with them says it anew when that changes. */
class Texts {
  #now = $state.raw<Spoken | null>(null)
  #wanted = ''
  /** The game whose texts were wanted last and could not be had, or "". */
  lost = $state('')

  /** The language on the page, or null while the first is on its way. */
  get language(): Language | null {
    return (this.#now?.messages.language as Language | undefined) ?? null
  }

  /** The game whose texts are on the page, or "". */
  get game(): string {
    return this.#now?.game ?? ''
  }

  /** Change to a language, with a game's texts over the house's; the old ones stay until the new ones are there. */
  async use(language: Language, game = ''): Promise<void> {
    const wanted = `${language} ${game}`
    this.#wanted = wanted
    this.lost = ''
    try {
      const sources = await Promise.all([house(language), game && gameTexts(language, game)])
      if (this.#wanted === wanted) this.#now = { messages: new Messages(language, sources), game }
    } catch {
      if (this.#wanted === wanted) this.lost = game
    }
  }

  has(id: string): boolean {
    return this.#now?.messages.has(id) ?? false
  }

  /** The message in the language chosen. One that is missing or lacks a fact shows its id, and says so in the console. */
  say(id: string, facts: Facts = {}): string {
    if (!this.#now) return ''
    try {
      return this.#now.messages.say(id, facts)
    } catch (error) {
      console.error(error)
      return id
    }
  }

  /** The sentence of a rule. */
  rule(id: string): string {
    return this.say(`rule-${id.replaceAll('.', '-')}`)
  }
}

export const texts = new Texts()

/** Short for `texts.say`. */
export const say = (id: string, facts?: Facts): string => texts.say(id, facts)

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
