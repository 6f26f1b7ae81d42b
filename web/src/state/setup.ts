/// A setup in the making: the piece on each home square, and the piece in hand. The server checks it.
import { KINDS, type Army, type Ground, type Kind, type SetupText, type Square } from '../wire/messages';
import { setupText, slotsOf, type Slots } from './notation';

/// The piece in hand: a kind from the tray, or the piece of a slot.
export type Held = { readonly kind: Kind } | { readonly slot: number } | undefined;

export interface SetupState {
  readonly ground: Ground;
  readonly army: Army;
  readonly slots: Slots;
  readonly held: Held;
  readonly flaws: readonly Flaw[];
}

/// A flaw the server found, with its square if it has one.
export interface Flaw {
  readonly text: string;
  readonly square?: Square;
}

export type SetupMsg =
  | { readonly t: 'slot'; readonly slot: number }
  | { readonly t: 'tray'; readonly kind: Kind }
  | { readonly t: 'place'; readonly slot: number; readonly kind: Kind }
  | { readonly t: 'move'; readonly from: number; readonly to: number | undefined }
  | { readonly t: 'load'; readonly setup: SetupText }
  | { readonly t: 'mirror' }
  | { readonly t: 'clear' }
  | { readonly t: 'drop' }
  | { readonly t: 'flaws'; readonly flaws: readonly Flaw[] };

export function emptySetup(ground: Ground, army: Army): SetupState {
  return { ground, army, slots: Array(ground.homeRows * ground.columns).fill(undefined), held: undefined, flaws: [] };
}

export function updateSetup(s: SetupState, m: SetupMsg): SetupState {
  switch (m.t) {
    case 'slot':
      return touched(s, m.slot);
    case 'tray':
      return { ...s, held: holds(s, m.kind) || left(s, m.kind) < 1 ? undefined : { kind: m.kind } };
    case 'place':
      return left(s, m.kind) < 1 ? s : changed(s, put(s.slots, m.slot, m.kind), undefined);
    case 'move':
      return changed(
        s,
        m.to === undefined ? put(s.slots, m.from, undefined) : swapped(s.slots, m.from, m.to),
        undefined,
      );
    case 'load':
      return changed(s, slotsOf(m.setup, s.ground) ?? s.slots, undefined);
    case 'mirror':
      return changed(s, mirrored(s), undefined);
    case 'clear':
      return emptySetup(s.ground, s.army);
    case 'drop':
      return { ...s, held: undefined };
    case 'flaws':
      return { ...s, flaws: m.flaws };
  }
}

/// How many pieces of a kind are left to place; negative if there are too many.
export const left = (s: SetupState, kind: Kind): number =>
  (s.army[kind] ?? 0) - s.slots.filter((it) => it === kind).length;

export const leftToPlace = (s: SetupState): number => KINDS.reduce((sum, kind) => sum + Math.max(0, left(s, kind)), 0);
export const isEmpty = (s: SetupState): boolean => s.slots.every((kind) => kind === undefined);
export const isComplete = (s: SetupState): boolean => KINDS.every((kind) => left(s, kind) === 0);
export const textOf = (s: SetupState): SetupText => setupText(s.slots, s.ground);

/// Whether a text has the shape of this home and no more pieces of any kind than the army.
export function fits(s: SetupState, text: SetupText): boolean {
  const slots = slotsOf(text, s.ground);
  return slots !== undefined && KINDS.every((kind) => left({ ...s, slots }, kind) >= 0);
}

/// The slots with kinds of which there are too many.
export function surplus(s: SetupState): ReadonlySet<number> {
  const over = new Set<number>();
  s.slots.forEach((kind, slot) => {
    if (kind && left(s, kind) < 0) over.add(slot);
  });
  return over;
}

const holds = (s: SetupState, kind: Kind) => s.held !== undefined && 'kind' in s.held && s.held.kind === kind;

const changed = (s: SetupState, slots: Slots, held: Held): SetupState => ({ ...s, slots, held, flaws: [] });

function touched(s: SetupState, slot: number): SetupState {
  const { held } = s;
  if (held === undefined) return s.slots[slot] ? { ...s, held: { slot } } : s;
  if ('slot' in held)
    return held.slot === slot ? { ...s, held: undefined } : changed(s, swapped(s.slots, held.slot, slot), undefined);
  const next = changed(s, put(s.slots, slot, held.kind), held);
  // The kind stays in hand while there are more of it, so that eight scouts take eight taps.
  return left(next, held.kind) > 0 ? next : { ...next, held: undefined };
}

const put = (slots: Slots, slot: number, kind: Kind | undefined): Slots =>
  slots.map((it, i) => (i === slot ? kind : it));

const swapped = (slots: Slots, a: number, b: number): Slots =>
  slots.map((it, i) => (i === a ? slots[b] : i === b ? slots[a] : it));

function mirrored({ slots, ground: { columns } }: SetupState): Slots {
  return slots.map((_, i) => slots[i - (i % columns) + columns - 1 - (i % columns)]);
}
