// The noises of the table, made on the spot: wood on wood, dry and short, and none of them carries a meaning of its own.

import { noise, tone, type Sound } from '$web/look/sound'

export { knock } from '$web/look/sounds'

/** A wood block, struck once. */
const block = (pitch: number, loud = 0.4): Sound => (audio, at) => {
  tone(audio, at, { pitch, fall: pitch * 0.92, length: 0.09, loud })
  tone(audio, at, { pitch: pitch * 2.42, length: 0.035, loud: loud * 0.45 })
  noise(audio, at, { length: 0.012, from: pitch * 3, to: pitch * 1.5, loud: loud * 0.6, narrow: 2 })
}

/** A card is played. */
export const card: Sound = block(620)

/** An animal is taken home. */
export const taken: Sound = block(880, 0.32)

/** A trick is won: low, then high. */
export const won: Sound = (audio, at) => {
  block(520)(audio, at)
  block(780)(audio, at + 0.11)
}

/** The end: four strokes, falling. */
export const end: Sound = (audio, at) => [880, 780, 620, 440].forEach((pitch, i) => block(pitch, 0.42)(audio, at + i * 0.085))
