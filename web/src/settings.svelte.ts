import { MediaQuery } from 'svelte/reactivity'
import { keep, kept } from './kept'
import { browserLanguage, LANGUAGES, type Language } from './texts.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'normal' | 'fast' | 'off'

const light = new MediaQuery('(prefers-color-scheme: light)')
const still = new MediaQuery('(prefers-reduced-motion: reduce)')

/** How this browser likes it; kept between visits. Assign to a field to change it. */
class Settings {
  language = $state<Language>(oneOf(LANGUAGES, kept('language')) ?? browserLanguage())
  theme = $state<Theme>(oneOf(['system', 'light', 'dark'] as const, kept('theme')) ?? 'system')
  motion = $state<Motion>(oneOf(['normal', 'fast', 'off'] as const, kept('motion')) ?? 'normal')
  sound = $state(kept('sound') !== 'off')
  /** Hold to shoot; off: one press shoots, for whoever cannot hold. */
  hold = $state(kept('hold') !== 'off')
  /** Ask before a choice that cannot be taken back. */
  confirm = $state(kept('confirm') !== 'off')
  /** Whether a coach explains the table; "" while nobody has said so: then it does, for the first match. */
  coach = $state<'' | 'on' | 'off'>(oneOf(['on', 'off'] as const, kept('coach')) ?? '')
  /** The lessons that a coach has given in this browser, each as `game.lesson`. */
  coached = $state.raw<readonly string[]>(kept('coached').split(' ').filter(Boolean))
  /** The name last sat down with. */
  name = $state(kept('name'))

  /** The theme to show: the system's, unless one is chosen. */
  readonly themeNow = $derived(this.theme !== 'system' ? this.theme : light.current ? 'light' : 'dark')
  /** The motion to show: none where the system asks for less. */
  readonly motionNow = $derived<Motion>(still.current ? 'off' : this.motion)
}

export const settings = new Settings()

function oneOf<T extends string>(words: readonly T[], found: string): T | undefined {
  return words.find((word) => word === found)
}

/** Keep every change, and show theme, motion and language on the page's root. Called once, by the page's first script. */
export function applySettings(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      root.dataset['theme'] = settings.themeNow
      root.dataset['motion'] = settings.motionNow
      root.lang = settings.language
    })
    $effect(() => {
      // What is also the browser's choice is not kept, so that it goes on following the browser.
      keep('language', settings.language === browserLanguage() ? '' : settings.language)
      keep('theme', settings.theme)
      keep('motion', settings.motion)
      keep('sound', settings.sound ? 'on' : 'off')
      keep('hold', settings.hold ? 'on' : 'off')
      keep('confirm', settings.confirm ? 'on' : 'off')
      keep('coach', settings.coach)
      keep('coached', settings.coached.join(' '))
      keep('name', settings.name)
    })
  })
}
