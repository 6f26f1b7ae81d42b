/// The ready-made setups, told apart by what a player looks for: where the flag is, and whether the strong pieces stand in
/// front.
import { KINDS, type Ground, type Kind, type NamedSetup } from '../wire/messages';
import { slotsOf, type Slots } from './notation';

export type FlagPlace = 'left' | 'middle' | 'right';
export type Manner = 'bold' | 'careful';

export interface LibraryFilter {
  readonly flag: FlagPlace | 'any';
  readonly manner: Manner | 'any';
}

export const NO_FILTER: LibraryFilter = { flag: 'any', manner: 'any' };

export function filtered(
  setups: readonly NamedSetup[],
  { flag, manner }: LibraryFilter,
  ground: Ground,
): readonly NamedSetup[] {
  const slots = (it: NamedSetup) => slotsOf(it.setup, ground) ?? [];
  const middle = median(setups.map((it) => depth(slots(it), ground)));
  const mannerOf = (it: NamedSetup): Manner => (depth(slots(it), ground) < middle ? 'bold' : 'careful');
  return setups.filter(
    (it) => (flag === 'any' || flagPlace(slots(it), ground) === flag) && (manner === 'any' || mannerOf(it) === manner),
  );
}

/// The third of the home where the flag stands, as its owner sees it.
export function flagPlace(slots: Slots, { columns }: Ground): FlagPlace {
  const third = Math.floor((3 * (slots.indexOf('flag') % columns)) / columns);
  return (['left', 'middle', 'right'] as const)[third]!;
}

/// The stronger half of the pieces that fight.
const STRONG: readonly Kind[] = KINDS.slice(0, 5);

/// How far behind the front row the strong pieces stand on average; the smaller, the bolder. The strongest count most.
function depth(slots: Slots, { columns }: Ground): number {
  const strong = slots.flatMap((kind, i) =>
    kind && STRONG.includes(kind)
      ? [{ row: Math.floor(i / columns), weight: STRONG.length - STRONG.indexOf(kind) }]
      : [],
  );
  const weights = strong.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 ? 0 : strong.reduce((sum, { row, weight }) => sum + row * weight, 0) / weights;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
