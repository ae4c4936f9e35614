// Our own sounds, made of oscillators and noise: no samples, nothing to fetch.
import type { Cue } from './cues';

/** A tone that fades: its pitch at the begin and at the end, when it begins, how long it lasts and how loud it is. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  last: number;
  gain: number;
  /** How long it takes to swell, so that a horn does not click. */
  swell?: number;
  /** What is above this pitch is dulled. */
  dull?: number;
}
/** A burst of noise around a pitch. */
interface Burst {
  around: number;
  narrow: number;
  at?: number;
  last: number;
  gain: number;
  filter?: BiquadFilterType;
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  horn: [
    { wave: 'sawtooth', from: 98, to: 92, last: 1.1, gain: 0.28, swell: 0.18, dull: 420 },
    { wave: 'sawtooth', from: 147, to: 138, last: 1, gain: 0.16, swell: 0.22, dull: 420 },
  ],
  step: [{ wave: 'sine', from: 74, to: 38, last: 0.22, gain: 0.7 }],
  paper: [],
  dice: [],
  cloth: [],
  bell: [
    { wave: 'sine', from: 523, last: 2.2, gain: 0.3 },
    { wave: 'sine', from: 1251, last: 1.4, gain: 0.12 },
    { wave: 'sine', from: 1862, last: 0.8, gain: 0.07 },
  ],
  knock: [{ wave: 'triangle', from: 196, to: 120, last: 0.12, gain: 0.6 }],
};
const BURSTS: Readonly<Record<Cue, readonly Burst[]>> = {
  horn: [],
  step: [{ around: 160, narrow: 0.8, last: 0.16, gain: 0.5, filter: 'lowpass' }],
  paper: [
    { around: 4200, narrow: 0.7, last: 0.12, gain: 0.28 },
    { around: 2900, narrow: 0.9, at: 0.14, last: 0.18, gain: 0.32 },
  ],
  dice: [0, 0.07, 0.13, 0.24, 0.31].map((at, i) => ({
    around: 1450 - i * 90,
    narrow: 7,
    at,
    last: 0.05,
    gain: 1.5 - i * 0.2,
  })),
  cloth: [
    { around: 900, narrow: 0.6, last: 0.26, gain: 0.42 },
    { around: 2400, narrow: 1.2, at: 0.06, last: 0.16, gain: 0.2 },
  ],
  bell: [],
  knock: [{ around: 700, narrow: 3, last: 0.04, gain: 0.8 }],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function heard(cue: Cue, volume: number): void {
  context ??= new AudioContext();
  // A page that nobody has touched may not sound yet; it does from the first click on.
  if (context.state === 'suspended') void context.resume();
  const loud = context.createGain();
  loud.gain.value = volume;
  loud.connect(context.destination);
  for (const tone of TONES[cue]) play(context, tone, loud);
  for (const burst of BURSTS[cue]) rush(context, burst, loud);
}

function play(into: AudioContext, { wave, from, to, at = 0, last, gain, swell = 0.005, dull }: Tone, out: AudioNode) {
  const begin = into.currentTime + at;
  const source = into.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + last);
  const filter = into.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = dull ?? 20_000;
  source
    .connect(filter)
    .connect(faded(into, begin, last, gain, swell))
    .connect(out);
  source.start(begin);
  source.stop(begin + last);
}

function rush(into: AudioContext, burst: Burst, out: AudioNode) {
  const begin = into.currentTime + (burst.at ?? 0);
  const source = into.createBufferSource();
  source.buffer = hiss ??= noise(into);
  const filter = into.createBiquadFilter();
  filter.type = burst.filter ?? 'bandpass';
  filter.frequency.value = burst.around;
  filter.Q.value = burst.narrow;
  source
    .connect(filter)
    .connect(faded(into, begin, burst.last, burst.gain, 0.004))
    .connect(out);
  source.start(begin, 0, burst.last);
}

function faded(into: AudioContext, begin: number, last: number, gain: number, swell: number): GainNode {
  const node = into.createGain();
  node.gain.setValueAtTime(0.0001, begin);
  node.gain.exponentialRampToValueAtTime(gain, begin + swell);
  node.gain.exponentialRampToValueAtTime(0.0001, begin + last);
  return node;
}

function noise(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate / 2, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
