/**
 * The sounds, made from oscillators and noise: there are no files to load. Each sound is a list of short tones. The audio
 * device is opened by the first sound, because browsers allow it only after the user has touched the page.
 */

export type Sound = 'set' | 'slide' | 'clash' | 'fall' | 'bell';

/** One tone: its start and length in seconds, its pitch in hertz, its loudness from 0 to 1. */
interface Tone {
  readonly voice: 'knock' | 'brush' | 'ring';
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
}

const knock = (at: number, pitch: number, loudness: number, length = 0.09): Tone => ({
  voice: 'knock',
  at,
  pitch,
  length,
  loudness,
});
const brush = (at: number, pitch: number, loudness: number, length: number): Tone => ({
  voice: 'brush',
  at,
  pitch,
  length,
  loudness,
});
const ring = (at: number, pitch: number, loudness: number, length: number): Tone => ({
  voice: 'ring',
  at,
  pitch,
  length,
  loudness,
});

const sounds: Readonly<Record<Sound, readonly Tone[]>> = {
  set: [knock(0, 240, 0.7)],
  slide: [brush(0, 900, 0.22, 0.15), knock(0.13, 210, 0.45)],
  clash: [knock(0, 330, 0.9), knock(0.02, 190, 0.9, 0.14), brush(0, 2400, 0.3, 0.07)],
  fall: [
    knock(0, 260, 0.6),
    knock(0.14, 215, 0.5),
    knock(0.24, 180, 0.4),
    knock(0.31, 155, 0.3),
    brush(0.33, 500, 0.15, 0.2),
  ],
  bell: [ring(0, 660, 0.34, 1.5), ring(0, 1822, 0.14, 0.8), ring(0, 3564, 0.06, 0.4)],
};

/** The open device and its input. */
interface Device {
  readonly audio: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let device: Device | undefined;

/** Plays a sound, at a volume from 0 to 1, after so many seconds. Without an audio device it does nothing. */
export function play(name: Sound, volume = 1, after = 0): void {
  if (typeof AudioContext === 'undefined') return;
  device ??= open();
  if (device.audio.state === 'suspended') void device.audio.resume().catch(() => undefined);
  // Ears hear loudness by its square, roughly.
  device.out.gain.value = volume * volume;
  for (const tone of sounds[name]) playTone(device, { ...tone, at: tone.at + after });
}

function open(): Device {
  const audio = new AudioContext({ latencyHint: 'interactive' });
  const out = audio.createGain();
  out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return { audio, out, noise: noise(audio) };
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function playTone(device: Device, tone: Tone): void {
  switch (tone.voice) {
    case 'knock':
      sine(device, tone, tone.pitch * 0.6);
      grain(device, { ...tone, pitch: tone.pitch * 5, length: 0.025 }, 1.5);
      break;
    case 'brush':
      grain(device, tone, 0.8);
      break;
    case 'ring':
      sine(device, tone, tone.pitch);
      break;
  }
}

/** A sine that fades out; the pitch of wood sinks meanwhile, that of metal does not. */
function sine(device: Device, tone: Tone, endPitch: number): void {
  const start = device.audio.currentTime + tone.at;
  const oscillator = device.audio.createOscillator();
  oscillator.frequency.setValueAtTime(tone.pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(endPitch, start + tone.length);
  oscillator.connect(fadeOut(device, tone, start));
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

/** Noise around one pitch: the click of a knock, the rub of a slide. */
function grain(device: Device, tone: Tone, sharpness: number): void {
  const start = device.audio.currentTime + tone.at;
  const source = device.audio.createBufferSource();
  source.buffer = device.noise;
  const band = device.audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = tone.pitch;
  band.Q.value = sharpness;
  source.connect(band).connect(fadeOut(device, tone, start));
  source.start(start, 0, tone.length);
}

function fadeOut(device: Device, tone: Tone, start: number): AudioNode {
  const gain = device.audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  gain.connect(device.out);
  return gain;
}
