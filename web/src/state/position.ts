/// A position being set up by hand: any pieces anywhere, to be played on from there.
import type { Ground, Kind, Side, Square } from '../wire/messages';

export interface Stone { readonly side: Side; readonly kind: Kind }

export interface PositionState {
  readonly ground: Ground;
  readonly stones: ReadonlyMap<Square, Stone>;
  readonly hand: Stone | undefined;
  readonly lifted: Square | undefined;
  readonly turn: Side;
}

export type PositionMsg =
  | { readonly t: 'ground'; readonly ground: Ground }
  | { readonly t: 'hand'; readonly stone: Stone | undefined }
  | { readonly t: 'square'; readonly square: Square }
  | { readonly t: 'place'; readonly square: Square; readonly stone: Stone }
  | { readonly t: 'move'; readonly from: Square; readonly to: Square | undefined }
  | { readonly t: 'turn'; readonly side: Side }
  | { readonly t: 'clear' };

export const emptyPosition = (ground: Ground): PositionState =>
  ({ ground, stones: new Map(), hand: undefined, lifted: undefined, turn: 'red' });

export function updatePosition(s: PositionState, m: PositionMsg): PositionState {
  switch (m.t) {
    case 'ground': return { ...emptyPosition(m.ground), turn: s.turn };
    case 'hand': return { ...s, hand: m.stone, lifted: undefined };
    case 'square': return touched(s, m.square);
    case 'place': return placed(s, m.square, m.stone);
    case 'move': return moved(s, m.from, m.to);
    case 'turn': return { ...s, turn: m.side };
    case 'clear': return { ...emptyPosition(s.ground), turn: s.turn };
  }
}

export const countOf = (s: PositionState, stone: Stone): number =>
  [...s.stones.values()].filter(({ side, kind }) => side === stone.side && kind === stone.kind).length;

function touched(s: PositionState, square: Square): PositionState {
  const standing = s.stones.get(square);
  if (s.lifted) return s.lifted === square ? { ...s, lifted: undefined } : moved(s, s.lifted, square);
  if (s.hand && same(standing, s.hand)) return without(s, square);
  if (s.hand) return placed(s, square, s.hand);
  return standing ? { ...s, lifted: square } : s;
}

const same = (a: Stone | undefined, b: Stone) => a?.side === b.side && a.kind === b.kind;

function placed(s: PositionState, square: Square, stone: Stone): PositionState {
  if (s.ground.lakes.includes(square)) return s;
  return { ...s, stones: new Map(s.stones).set(square, stone), lifted: undefined };
}

function moved(s: PositionState, from: Square, to: Square | undefined): PositionState {
  const stone = s.stones.get(from);
  if (!stone || to === from) return { ...s, lifted: undefined };
  return to === undefined ? without(s, from) : placed(without(s, from), to, stone);
}

function without(s: PositionState, square: Square): PositionState {
  const stones = new Map(s.stones);
  stones.delete(square);
  return { ...s, stones, lifted: undefined };
}
