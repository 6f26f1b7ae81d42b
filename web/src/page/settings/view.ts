/// Draws the settings dialog.
import { html } from 'lit';
import { choice, optionsOf } from '../../part/choice';
import { dialog } from '../../part/dialog';
import { face } from '../../part/piece';
import { lookFor } from '../../part/look';
import { prefs, setPrefs } from '../../state/prefs';
import { themes, type LabelStyle, type ThemeKey } from '../../theme/themes';
import { LANGUAGES, words } from '../../words';

export function settingsDialog(close: () => void) {
  const w = words().settings;
  const { scheme, pieces, labels, sound, language } = prefs();
  const auto = { value: 'auto' as const, label: w.asEdition };
  const sets = (Object.keys(themes) as ThemeKey[]).map((value) => ({ value, label: themes[value].title[language] }));
  const body = html`<div class="settings">
    <p class="sample">${(['marshal', 'scout', 'bomb', 'flag'] as const).map((kind, i) =>
      face(i % 2 ? 'blue' : 'red', kind, lookFor()),
    )}</p>
    ${choice(w.pieces, 'pieces', [auto, ...sets], pieces, (value) => setPrefs({ pieces: value }))}
    ${choice(w.labels, 'labels', [auto, ...optionsOf<LabelStyle>(w.labelStyles)], labels, (value) => setPrefs({ labels: value }))}
    ${choice(w.scheme, 'scheme', optionsOf(w.schemes), scheme, (value) => setPrefs({ scheme: value }))}
    ${choice(
      w.sound,
      'sound',
      [
        { value: 'on', label: w.on },
        { value: 'off', label: w.off },
      ],
      sound ? 'on' : 'off',
      (value) => setPrefs({ sound: value === 'on' }),
    )}
    ${choice(w.language, 'language', optionsOf(LANGUAGES), language, (value) => setPrefs({ language: value }))}
  </div>`;
  return dialog({ title: w.title, body, close });
}
