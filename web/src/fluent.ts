import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Fact = string | number
export type Facts = Record<string, Fact>

/** Messages of one language: the house's, and over them those of a game. As `ultimo.table.texts.Texts`, message for message. */
export class Messages {
  readonly language: string
  readonly #bundle: FluentBundle

  constructor(language: string, sources: readonly string[]) {
    this.language = language
    // Isolating marks are for mixed writing directions; all our languages run left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source))
      if (errors.length) throw new Error(`${language}: ${errors.join('; ')}`)
    }
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null
  }

  /** The message `id` (or an attribute, `id.help`) with its facts put in. Throws for one that is not there or lacks a fact. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id)
    if (pattern === null) throw new Error(`${this.language}: there is no message ${id}`)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, facts, errors)
    if (errors.length) throw new Error(`${this.language}: ${id}: ${errors.join('; ')}`)
    return text
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }
}
