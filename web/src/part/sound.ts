/// Plays a sound, unless sound is switched off.
import { play, type Sound } from '../art/sound';
import { prefs } from '../state/prefs';

export function sound(name: Sound) {
  if (prefs().sound) play(name);
}
