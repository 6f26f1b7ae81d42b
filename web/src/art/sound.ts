/**
 * The sounds of a wooden table, struck from oscillators and noise when they are wanted: there are no files to load.
 * Each sound is a short score of strokes; `play` performs it. The audio device is opened by the first sound, never
 * before, since browsers give it only to a page its reader has touched.
 */

export type Sound = 'set' | 'slide' | 'clash' | 'fall' | 'bell';

/** One stroke: when it falls and how long it lasts in seconds, its pitch in hertz, its loudness from 0 to 1. */
interface Stroke {
  readonly voice: 'knock' | 'brush' | 'ring';
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
}

const knock = (at: number, pitch: number, loudness: number, length = 0.09): Stroke =>
  ({ voice: 'knock', at, pitch, length, loudness });
const brush = (at: number, pitch: number, loudness: number, length: number): Stroke =>
  ({ voice: 'brush', at, pitch, length, loudness });
const ring = (at: number, pitch: number, loudness: number, length: number): Stroke =>
  ({ voice: 'ring', at, pitch, length, loudness });

const scores: Readonly<Record<Sound, readonly Stroke[]>> = {
  set: [knock(0, 240, 0.7)],
  slide: [brush(0, 900, 0.22, 0.15), knock(0.13, 210, 0.45)],
  clash: [knock(0, 330, 0.9), knock(0.02, 190, 0.9, 0.14), brush(0, 2400, 0.3, 0.07)],
  fall: [knock(0, 260, 0.6), knock(0.14, 215, 0.5), knock(0.24, 180, 0.4), knock(0.31, 155, 0.3), brush(0.33, 500, 0.15, 0.2)],
  bell: [ring(0, 660, 0.34, 1.5), ring(0, 1822, 0.14, 0.8), ring(0, 3564, 0.06, 0.4)],
};

/** The open device, and where sounds go in. */
interface Table {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let table: Table | undefined;

/** Plays a sound now. Where there is no audio to be had, it stays quiet. */
export function play(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  table ??= open();
  if (table.audio.state === 'suspended') void table.audio.resume().catch(() => undefined);
  for (const stroke of scores[name]) strike(table, stroke);
}

function open(): Table {
  const audio = new AudioContext({ latencyHint: 'interactive' });
  const out = audio.createDynamicsCompressor();
  out.connect(audio.destination);
  return { audio, out, noise: noise(audio) };
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function strike(table: Table, stroke: Stroke): void {
  switch (stroke.voice) {
    case 'knock':
      tone(table, stroke, stroke.pitch * 0.6);
      grain(table, { ...stroke, pitch: stroke.pitch * 5, length: 0.025 }, 1.5);
      break;
    case 'brush':
      grain(table, stroke, 0.8);
      break;
    case 'ring':
      tone(table, stroke, stroke.pitch);
      break;
  }
}

/** A sine that dies away; wood sinks to a lower pitch as it does, metal holds it. */
function tone(table: Table, stroke: Stroke, endPitch: number): void {
  const start = table.audio.currentTime + stroke.at;
  const sine = table.audio.createOscillator();
  sine.frequency.setValueAtTime(stroke.pitch, start);
  sine.frequency.exponentialRampToValueAtTime(endPitch, start + stroke.length);
  sine.connect(fading(table, stroke, start));
  sine.start(start);
  sine.stop(start + stroke.length);
}

/** A breath of noise around one pitch: the click of a knock, the rub of a slide. */
function grain(table: Table, stroke: Stroke, sharpness: number): void {
  const start = table.audio.currentTime + stroke.at;
  const source = table.audio.createBufferSource();
  source.buffer = table.noise;
  const band = table.audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = stroke.pitch;
  band.Q.value = sharpness;
  source.connect(band).connect(fading(table, stroke, start));
  source.start(start, 0, stroke.length);
}

function fading(table: Table, stroke: Stroke, start: number): AudioNode {
  const gain = table.audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(stroke.loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, start + stroke.length);
  gain.connect(table.out);
  return gain;
}
