/// Draws the settings dialog.
import { html, nothing } from 'lit';
import { choice, optionsOf } from '../../part/choice';
import { dialog } from '../../part/dialog';
import { face } from '../../part/piece';
import { lookFor } from '../../part/look';
import { sound as playSound } from '../../part/sound';
import { prefs, setPrefs } from '../../state/prefs';
import { themes, type LabelStyle, type ThemeKey } from '../../theme/themes';
import { LANGUAGES, words } from '../../words';

export function settingsDialog(close: () => void) {
  const w = words().settings;
  const { scheme, pieces, labels, sound, volume, pace, quickBattles, language } = prefs();
  const auto = { value: 'auto' as const, label: w.asEdition };
  const sets = (Object.keys(themes) as ThemeKey[]).map((value) => ({ value, label: themes[value].title[language] }));
  const body = html`<div class="settings">
    <p class="sample">${(['marshal', 'scout', 'bomb', 'flag'] as const).map((kind, i) =>
      face(i % 2 ? 'blue' : 'red', kind, lookFor()),
    )}</p>
    ${choice(w.pieces, 'pieces', [auto, ...sets], pieces, (value) => setPrefs({ pieces: value }))}
    ${choice(w.labels, 'labels', [auto, ...optionsOf<LabelStyle>(w.labelStyles)], labels, (value) => setPrefs({ labels: value }))}
    ${choice(w.scheme, 'scheme', optionsOf(w.schemes), scheme, (value) => setPrefs({ scheme: value }))}
    ${choice(w.pace, 'pace', optionsOf(w.paces), pace, (value) => setPrefs({ pace: value }))}
    ${onOff(w.quickBattles, 'quick-battles', quickBattles, (on) => setPrefs({ quickBattles: on }))}
    ${onOff(w.sound, 'sound', sound, hearOrNot)}
    ${
      sound
        ? html`<label class="volume"><span>${w.volume}</span><input type="range" name="volume" min="0" max="100" step="5"
        .value=${String(volume)} @change=${hear}></label>`
        : nothing
    }
    ${choice(w.language, 'language', optionsOf(LANGUAGES), language, (value) => setPrefs({ language: value }))}
  </div>`;
  return dialog({ title: w.title, body, close });
}

function hearOrNot(on: boolean) {
  setPrefs({ sound: on });
  playSound('set');
}

/// Sets the volume, and lets it be heard.
function hear(event: Event) {
  setPrefs({ volume: Number((event.target as HTMLInputElement).value) });
  playSound('set');
}

function onOff(legend: string, name: string, on: boolean, set: (on: boolean) => void) {
  const w = words().settings;
  const options = [
    { value: 'on', label: w.on },
    { value: 'off', label: w.off },
  ];
  return choice(legend, name, options, on ? 'on' : 'off', (value) => set(value === 'on'));
}
