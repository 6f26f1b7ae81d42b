/// A custom ruleset in the making: a base, and every field as the player wants it. The server checks it.
import { KINDS, type CustomRules, type Ground, type Kind, type Rules, type Square } from '../wire/messages';

export interface Draft {
  readonly base: string;
  readonly from: Rules;
  readonly rules: Rules;
}

export type DraftMsg =
  | { readonly t: 'base'; readonly base: string; readonly rules: Rules }
  | { readonly t: 'set'; readonly field: keyof Rules; readonly value: string | number }
  | { readonly t: 'army'; readonly kind: Kind; readonly count: number }
  | { readonly t: 'size'; readonly field: 'columns' | 'rows' | 'homeRows'; readonly value: number }
  | { readonly t: 'lake'; readonly square: Square };

export const draftOf = (base: string, rules: Rules): Draft => ({ base, from: rules, rules });

export function updateDraft(d: Draft, m: DraftMsg): Draft {
  switch (m.t) {
    case 'base':
      return draftOf(m.base, m.rules);
    case 'set':
      return { ...d, rules: { ...d.rules, [m.field]: m.value } };
    case 'army':
      return { ...d, rules: { ...d.rules, army: { ...d.rules.army, [m.kind]: Math.max(0, m.count) } } };
    case 'size':
      return { ...d, rules: { ...d.rules, board: resized({ ...d.rules.board, [m.field]: m.value }) } };
    case 'lake':
      return { ...d, rules: { ...d.rules, board: toggledLake(d.rules.board, m.square) } };
  }
}

/// The ruleset for a request: by name if nothing was changed, else the base and what differs.
export function choiceOf({ base, from, rules }: Draft): string | CustomRules {
  const changed: Record<string, unknown> = {};
  for (const field of Object.keys(rules) as (keyof Rules)[]) {
    if (field === 'board' || field === 'army' || field === 'base') continue;
    if (rules[field] !== from[field]) changed[field] = rules[field];
  }
  const army = KINDS.filter((kind) => (rules.army[kind] ?? 0) !== (from.army[kind] ?? 0)).map((kind) => [
    kind,
    rules.army[kind] ?? 0,
  ]);
  if (army.length > 0) changed['army'] = Object.fromEntries(army);
  const board = boardChanges(from.board, rules.board);
  if (Object.keys(board).length > 0) changed['board'] = board;
  return Object.keys(changed).length === 0 ? base : { base, ...changed };
}

export const armySize = ({ army }: Pick<Rules, 'army'>): number =>
  KINDS.reduce((sum, kind) => sum + (army[kind] ?? 0), 0);

function boardChanges(from: Ground, to: Ground): Partial<Ground> {
  const sizes = (['columns', 'rows', 'homeRows'] as const).filter((field) => from[field] !== to[field]);
  const lakes = [...from.lakes].sort().join() === [...to.lakes].sort().join() ? {} : { lakes: to.lakes };
  return { ...Object.fromEntries(sizes.map((field) => [field, to[field]])), ...lakes };
}

/// A smaller board loses the lakes that are outside it.
function resized(board: Ground): Ground {
  const inside = (square: Square) => square.charCodeAt(0) - 97 < board.columns && Number(square.slice(1)) <= board.rows;
  return { ...board, lakes: board.lakes.filter(inside) };
}

const toggledLake = (board: Ground, square: Square): Ground => ({
  ...board,
  lakes: board.lakes.includes(square) ? board.lakes.filter((lake) => lake !== square) : [...board.lakes, square],
});
