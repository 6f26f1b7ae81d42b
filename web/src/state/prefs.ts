/// The preferences, stored in this browser.
import type { LabelStyle, Language, ThemeKey } from '../theme/themes';
import type { Side } from '../wire/messages';
import { store, stored } from './storage';

export interface Prefs {
  readonly scheme: 'auto' | 'light' | 'dark';
  /// `auto` takes what the ruleset suggests.
  readonly pieces: 'auto' | ThemeKey;
  readonly labels: 'auto' | LabelStyle;
  readonly sound: boolean;
  /// From 0 to 100.
  readonly volume: number;
  readonly pace: Pace;
  /// Battles that show the two faces and the result, and no more.
  readonly quickBattles: boolean;
  readonly language: Language;
  readonly level: number;
  /// What was chosen for the last game is the next default.
  readonly edition: string | undefined;
  readonly clock: ClockChoice;
  readonly side: Side | 'random';
}

export type Pace = 'calm' | 'normal' | 'swift';
export type ClockChoice = 'none' | 'long' | 'short' | 'quick';

const SPOKEN: readonly Language[] = ['de', 'fr', 'nl', 'es'];

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function defaults(): Prefs {
  return {
    scheme: 'auto',
    pieces: 'auto',
    labels: 'auto',
    sound: !calm(),
    volume: 70,
    pace: 'normal',
    quickBattles: false,
    language: SPOKEN.find((it) => navigator.language.startsWith(it)) ?? 'en',
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

/// How long things take, against the usual.
const PACES: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, swift: 0.5 };

/// A duration at the pace that was chosen, in milliseconds.
export const paced = (ms: number): number => ms * PACES[prefs().pace];

/// Applies the colour scheme, the pace and the kind of battle, which are the business of the style sheet.
export function showScheme() {
  document.documentElement.style.setProperty('--pace', String(PACES[prefs().pace]));
  document.documentElement.classList.toggle('quick-battles', prefs().quickBattles);
  document.documentElement.classList.toggle('contrast', prefs().pieces === 'contrast');
  const { scheme } = prefs();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['scheme'] = scheme === 'auto' ? (dark ? 'dark' : 'light') : scheme;
}
