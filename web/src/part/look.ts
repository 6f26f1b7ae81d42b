/// How pieces are shown: which drawings, which names, which labels. Display only; any look fits any ruleset.
import { prefs } from '../state/prefs';
import { labels, themes, type Kind, type LabelStyle, type Names, type ThemeKey } from '../theme/themes';

export interface Look { readonly set: ThemeKey; readonly names: Names; readonly labels: Names }

/// What a ruleset suggests where the player has no wish of their own.
export interface Suggestion { readonly theme: string; readonly labels: string }

const PLAIN: Suggestion = { theme: 'military', labels: 'ten-to-two' };

export function lookFor(suggestion: Suggestion = PLAIN): Look {
  const wish = prefs();
  const set = wish.pieces === 'auto' ? suggestion.theme : wish.pieces;
  const style = wish.labels === 'auto' ? suggestion.labels : wish.labels;
  const theme = set in themes ? set as ThemeKey : 'military';
  return {
    set: theme,
    names: themes[theme].names[wish.language],
    labels: labels[style in labels ? style as LabelStyle : 'ten-to-two'],
  };
}

/// Pieces as the rule book and the lessons call them, whatever set the player likes to play with.
export function plainLook(): Look {
  const look = lookFor();
  return look.set === 'fantasy' ? { ...look, set: 'military', names: themes.military.names[prefs().language] } : look;
}

/// How an edition's own book numbers a kind; what never fights on its own has no power.
export function powerOf(kind: Kind, { labels: style }: Suggestion): string {
  if (kind === 'bomb' || kind === 'flag') return '–';
  return labels[style in labels ? style as LabelStyle : 'ten-to-two'][kind];
}
