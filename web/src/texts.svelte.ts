import { Messages, type Facts } from './fluent'

export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' }

// The files of the package itself, each a chunk of its own that is loaded when its language is chosen.
const files = import.meta.glob<string>(['../../src/ultimo/texts/*.ftl', '../../src/ultimo/games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
})

/** The texts of the page, in the language chosen now: whatever says something with them says it anew when that changes. */
class Texts {
  #messages = $state.raw<Messages | null>(null)
  #wanted = ''

  /** The language on the page, or null while the first is on its way. */
  get language(): Language | null {
    return (this.#messages?.language as Language | undefined) ?? null
  }

  /** Change to a language (and a game's texts over the house's); the old one stays until the new one is there. */
  async use(language: Language, game = 'pan'): Promise<void> {
    const wanted = `${language} ${game}`
    this.#wanted = wanted
    const paths = [`../../src/ultimo/texts/${language}.ftl`, `../../src/ultimo/games/${game}/texts/${language}.ftl`]
    const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ''))
    if (this.#wanted === wanted) this.#messages = new Messages(language, sources)
  }

  has(id: string): boolean {
    return this.#messages?.has(id) ?? false
  }

  /** The message in the language chosen. One that is missing or lacks a fact shows its id, and says so in the console. */
  say(id: string, facts: Facts = {}): string {
    if (!this.#messages) return ''
    try {
      return this.#messages.say(id, facts)
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
