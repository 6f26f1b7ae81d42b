/// The preferences, stored in this browser.
import type { LabelStyle, ThemeKey } from '../theme/themes';
import type { Side } from '../wire/messages';
import { store, stored } from './storage';

export interface Prefs {
  readonly scheme: 'auto' | 'light' | 'dark';
  /// `auto` takes what the ruleset suggests.
  readonly pieces: 'auto' | ThemeKey;
  readonly labels: 'auto' | LabelStyle;
  readonly sound: boolean;
  readonly language: 'en' | 'de';
  readonly level: number;
  /// What was chosen for the last game is the next default.
  readonly edition: string | undefined;
  readonly clock: ClockChoice;
  readonly side: Side | 'random';
}

export type ClockChoice = 'none' | 'long' | 'short' | 'quick';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function defaults(): Prefs {
  return {
    scheme: 'auto',
    pieces: 'auto',
    labels: 'auto',
    sound: !calm(),
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    level: 3,
    edition: undefined,
    clock: 'none',
    side: 'red',
  };
}

let current: Prefs | undefined;

export const prefs = (): Prefs => (current ??= { ...defaults(), ...stored<Partial<Prefs>>('prefs', {}) });

export function setPrefs(change: Partial<Prefs>) {
  current = { ...prefs(), ...change };
  store('prefs', current);
  showScheme();
  dispatchEvent(new Event(PREFS_CHANGED));
}

export const PREFS_CHANGED = 'flagfall-prefs';

/// Applies the colour scheme.
export function showScheme() {
  const { scheme } = prefs();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['scheme'] = scheme === 'auto' ? (dark ? 'dark' : 'light') : scheme;
}
