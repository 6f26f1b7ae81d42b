/// How pieces are shown: which drawings, which names, which labels. Display only; any look fits any ruleset.
import { canMove } from '../state/armies';
import { prefs } from '../state/prefs';
import { labels, themes, type Kind, type LabelStyle, type Names, type ThemeKey } from '../theme/themes';

export interface Look {
  readonly set: ThemeKey;
  readonly names: Names;
  readonly labels: Names;
}

/// What a ruleset suggests; the player's preferences override it.
export interface Suggestion {
  readonly theme: string;
  readonly labels: string;
}

const PLAIN: Suggestion = { theme: 'military', labels: 'ten-to-two' };

export function lookFor(suggestion: Suggestion = PLAIN): Look {
  const own = prefs();
  const set = own.pieces === 'auto' ? suggestion.theme : own.pieces;
  const style = own.labels === 'auto' ? suggestion.labels : own.labels;
  const theme = set in themes ? (set as ThemeKey) : 'military';
  return {
    set: theme,
    names: themes[theme].names[own.language],
    labels: labels[style in labels ? (style as LabelStyle) : 'ten-to-two'],
  };
}

/// The power of a kind as the labels of an edition number it; bombs and flags have none.
export function powerOf(kind: Kind, { labels: style }: Suggestion): string {
  if (!canMove(kind)) return '–';
  return labels[style in labels ? (style as LabelStyle) : 'ten-to-two'][kind];
}
