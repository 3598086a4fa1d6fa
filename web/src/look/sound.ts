// Sound made on the spot, so that nothing is loaded for it. Off with one setting, and silent until the reader's first press,
// as browsers want it.

import { settings } from '../settings.svelte'

/** One sound, played by an audio context at one of its times. */
export type Sound = (audio: AudioContext, at: number) => void

let audio: AudioContext | null = null

/** Wake the sound up from the first press on; undo with the returned function. */
export function listenForPress(): () => void {
  const wake = (): void => {
    audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' })
    if (audio?.state === 'suspended') void audio.resume()
  }
  const events = ['pointerdown', 'keydown'] as const
  events.forEach((event) => addEventListener(event, wake, { capture: true, passive: true }))
  return () => events.forEach((event) => removeEventListener(event, wake, { capture: true }))
}

/** Play a sound now, or in `wait` milliseconds, if sound is on. */
export function play(sound: Sound, wait = 0): void {
  if (!settings.sound || audio?.state !== 'running') return
  sound(audio, audio.currentTime + wait / 1000)
}

interface Noise {
  /** Seconds. */
  length: number
  /** Where the filter begins and ends, in hertz. */
  from: number
  to: number
  loud: number
  narrow?: number
  /** All below the filter instead of a band around it. */
  low?: boolean
}

let hiss: AudioBuffer | null = null

/** A breath of filtered noise that dies away. */
export function noise(audio: AudioContext, at: number, { length, from, to, loud, narrow = 0.8, low = false }: Noise): void {
  if (!hiss || hiss.sampleRate !== audio.sampleRate) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  const source = new AudioBufferSourceNode(audio, { buffer: hiss })
  const filter = new BiquadFilterNode(audio, { type: low ? 'lowpass' : 'bandpass', frequency: from, Q: narrow })
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(filter).connect(fade(audio, at, length, loud))
  source.start(at, Math.random() * 0.1, length + 0.02)
}

interface Tone {
  /** Hertz; falls to `fall` where that is given. */
  pitch: number
  fall?: number
  length: number
  loud: number
}

/** A struck tone that dies away. */
export function tone(audio: AudioContext, at: number, { pitch, fall = pitch, length, loud }: Tone): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(fall, at + length)
  source.connect(fade(audio, at, length, loud))
  source.start(at)
  source.stop(at + length + 0.02)
}

function fade(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(loud * 0.5, at)
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  gain.connect(audio.destination)
  return gain
}
