/// Plays a sound, unless sound is switched off.
import { play, type Sound } from '../art/sound';
import { prefs } from '../state/prefs';

/// Plays a sound, after so many milliseconds.
export function sound(name: Sound, after = 0) {
  const { sound: on, volume } = prefs();
  if (on && volume > 0) play(name, volume / 100, after / 1000);
}
