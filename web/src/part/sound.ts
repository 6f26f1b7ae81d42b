/// Plays a sound, unless sound is switched off.
import { play, type Sound } from '../art/sound';
import { prefs } from '../state/prefs';

export function sound(name: Sound) {
  const { sound: on, volume } = prefs();
  if (on && volume > 0) play(name, volume / 100);
}
