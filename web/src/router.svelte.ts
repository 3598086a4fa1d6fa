/** The screens and their addresses. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string; move: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'credits' }
  | { screen: 'missing' }

/** The screen at an address. `move`: the secret that moves a seat to this device. */
export function route(path: string, hash: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  const mark = decoded(hash.replace(/^#/, ''))
  if (rest.length === 0) {
    if (!first) return { screen: 'home' }
    if (first === 't' && second) {
      return { screen: 'table', code: tidyCode(second), move: mark.startsWith('move=') ? mark.slice('move='.length) : '' }
    }
    if (first === 'rules' && second) return { screen: 'rules', game: second, rule: mark }
    if (first === 'credits' && !second) return { screen: 'credits' }
  }
  return { screen: 'missing' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // An address that nobody of ours wrote; it leads nowhere as it is.
    return text
  }
}

const ALIKE: Record<string, string> = { O: '0', I: '1', L: '1' }

/** A table's code as typed or read aloud, as the server writes it: no blanks, and no letters that pass for digits. */
export function tidyCode(text: string): string {
  return text
    .replace(/[\s·.-]/g, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => ALIKE[letter] ?? letter)
}

/** A code as people read it, in two halves. */
export function spelled(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)}\u00a0${code.slice(half)}`
}

class Router {
  now = $state.raw<Route>(route(location.pathname, location.hash))

  /** Go to an address of this page. */
  go(path: string): void {
    history.pushState(null, '', path)
    this.#follow()
    scrollTo(0, 0)
  }

  /** Follow the browser's own ways (back, links within the page) from now on. */
  listen(): void {
    addEventListener('popstate', () => this.#follow())
    addEventListener('hashchange', () => this.#follow())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a')
      const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/')) return
      event.preventDefault()
      this.go(link.href)
    })
  }

  #follow(): void {
    this.now = route(location.pathname, location.hash)
  }
}

export const router = new Router()
