// The noises of the wake, made on the spot: dry and short, and none of them carries a meaning of its own.

import { noise, tone, type Sound } from '$web/look/sound'

export { card, knock, turn } from '$web/look/sounds'

/** A death: one plucked bass string. */
export const string: Sound = (audio, at) => {
  noise(audio, at, { length: 0.02, from: 1400, to: 500, loud: 0.3 })
  tone(audio, at, { pitch: 73.4, fall: 72, length: 0.39, loud: 1 })
  tone(audio, at, { pitch: 146.8, fall: 144, length: 0.26, loud: 0.35 })
  tone(audio, at, { pitch: 220.4, fall: 217, length: 0.14, loud: 0.14 })
}

/** NO: a rubber stamp on wood. */
export const stamp: Sound = (audio, at) => {
  noise(audio, at, { length: 0.09, from: 420, to: 90, loud: 1.2, low: true })
  noise(audio, at + 0.012, { length: 0.03, from: 1600, to: 800, loud: 0.3 })
}
