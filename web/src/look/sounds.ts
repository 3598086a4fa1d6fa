// The noises of any table, made on the spot: dry, short, and none of them carries a meaning of its own.

import { noise, tone, type Sound } from './sound'

/** A card on felt. */
export const card: Sound = (audio, at) => noise(audio, at, { length: 0.07, from: 900, to: 300, loud: 0.35 })

/** All cards turned at once. */
export const turn: Sound = (audio, at) => [0, 0.035, 0.07].forEach((wait) => noise(audio, at + wait, { length: 0.05, from: 1400, to: 500, loud: 0.3 }))

/** Your turn: two soft knocks. */
export const knock: Sound = (audio, at) =>
  [0, 0.14].forEach((wait) => {
    tone(audio, at + wait, { pitch: 190, fall: 120, length: 0.07, loud: 0.35 })
    noise(audio, at + wait, { length: 0.03, from: 700, to: 300, loud: 0.2 })
  })
