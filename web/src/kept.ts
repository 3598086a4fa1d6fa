// What this browser keeps between visits. A browser that keeps nothing (private windows, a full store) loses comfort, not play.

const PREFIX = 'ultimo:'

/** What was kept under this name, or "". */
export function kept(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

/** Keep a text under this name; "" forgets it. */
export function keep(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(PREFIX + name, text)
    else localStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing to do: see above.
  }
}
