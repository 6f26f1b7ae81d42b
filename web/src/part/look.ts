/// How pieces are shown: which drawings, which names, which labels. Display only; any look fits any ruleset.
import { prefs } from '../state/prefs';
import { labels, themes, type LabelStyle, type Names, type ThemeKey } from '../theme/themes';

export interface Look { readonly set: ThemeKey; readonly names: Names; readonly labels: Names }

/// What a ruleset suggests where the player has no wish of their own, in the words of the API.
export interface Suggestion { readonly theme: string; readonly labels: string }

const PLAIN: Suggestion = { theme: 'military', labels: '10-S' };

/// The label styles as the API names them: by the marshal's label and the spy's.
const STYLES: Readonly<Record<string, LabelStyle>> = {
  '10-S': 'ten-to-two', '10-1': 'ten-to-one', '9-s': 'nine-to-one', '1-S': 'one-to-nine',
};

export function lookFor(suggestion: Suggestion = PLAIN): Look {
  const wish = prefs();
  const set = wish.pieces === 'auto' ? suggestion.theme : wish.pieces;
  const theme = set in themes ? set as ThemeKey : 'military';
  const style = wish.labels === 'auto' ? STYLES[suggestion.labels] ?? 'ten-to-two' : wish.labels;
  return { set: theme, names: themes[theme].names[wish.language], labels: labels[style] };
}
