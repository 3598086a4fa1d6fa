// The noises of the table, made on the spot: dry, short, and none of them carries a meaning of its own.

import { noise, tone, type Sound } from '$web/look/sound'

export { card, knock, turn } from '$web/look/sounds'

/** Steel on steel: a small real click, sharp enough to flinch. */
export const clic: Sound = (audio, at) => {
  noise(audio, at, { length: 0.012, from: 5200, to: 3800, loud: 0.9, narrow: 1.5 })
  tone(audio, at, { pitch: 2350, length: 0.05, loud: 0.22 })
  tone(audio, at, { pitch: 3710, length: 0.03, loud: 0.16 })
  noise(audio, at + 0.055, { length: 0.03, from: 1700, to: 700, loud: 0.4 })
}

/** A drum that slows down. */
export const spin: Sound = (audio, at) => {
  let wait = 0
  for (let i = 0; i < 9; i += 1) {
    noise(audio, at + wait, { length: 0.01, from: 3600 - i * 150, to: 2200, loud: 0.35, narrow: 2 })
    wait += 0.014 + i * 0.005
  }
}

/** A door slams, then nothing. */
export const bang: Sound = (audio, at) => {
  noise(audio, at, { length: 0.34, from: 900, to: 60, loud: 1.6, low: true })
  tone(audio, at, { pitch: 82, fall: 34, length: 0.32, loud: 1.1 })
  noise(audio, at, { length: 0.03, from: 3000, to: 900, loud: 0.7 })
}
