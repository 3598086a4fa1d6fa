// The noises of the hall, made on the spot: dry and short, and none of them carries a meaning of its own.

import { noise, tone, type Sound } from '$web/look/sound'

export { card, knock, turn } from '$web/look/sounds'

/** A candle pinched out. */
export const snuff: Sound = (audio, at) => {
  noise(audio, at, { length: 0.16, from: 3200, to: 500, loud: 0.3 })
  tone(audio, at, { pitch: 140, fall: 70, length: 0.14, loud: 0.25 })
}

/** A power at work: a small bell, struck with the nail. */
export const power: Sound = (audio, at) => {
  tone(audio, at, { pitch: 1180, length: 0.22, loud: 0.16 })
  tone(audio, at, { pitch: 1770, length: 0.1, loud: 0.08 })
}

/** A point: a coin laid on oak. */
export const point: Sound = (audio, at) => {
  tone(audio, at, { pitch: 2100, fall: 1900, length: 0.09, loud: 0.22 })
  noise(audio, at + 0.03, { length: 0.04, from: 900, to: 300, loud: 0.3 })
}
