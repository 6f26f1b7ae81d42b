/// The state of the position editor.
import type { Ground, Kind, Side, Square } from '../wire/messages';

export interface EditorPiece {
  readonly side: Side;
  readonly kind: Kind;
}

export interface PositionState {
  readonly ground: Ground;
  readonly pieces: ReadonlyMap<Square, EditorPiece>;
  readonly hand: EditorPiece | undefined;
  readonly lifted: Square | undefined;
  readonly turn: Side;
}

export type PositionMsg =
  | { readonly t: 'ground'; readonly ground: Ground }
  | { readonly t: 'hand'; readonly piece: EditorPiece | undefined }
  | { readonly t: 'square'; readonly square: Square }
  | { readonly t: 'place'; readonly square: Square; readonly piece: EditorPiece }
  | { readonly t: 'move'; readonly from: Square; readonly to: Square | undefined }
  | { readonly t: 'turn'; readonly side: Side }
  | { readonly t: 'clear' };

export const emptyPosition = (ground: Ground): PositionState => ({
  ground,
  pieces: new Map(),
  hand: undefined,
  lifted: undefined,
  turn: 'red',
});

export function updatePosition(s: PositionState, m: PositionMsg): PositionState {
  switch (m.t) {
    case 'ground':
      return { ...emptyPosition(m.ground), turn: s.turn };
    case 'hand':
      return { ...s, hand: m.piece, lifted: undefined };
    case 'square':
      return touched(s, m.square);
    case 'place':
      return placed(s, m.square, m.piece);
    case 'move':
      return moved(s, m.from, m.to);
    case 'turn':
      return { ...s, turn: m.side };
    case 'clear':
      return { ...emptyPosition(s.ground), turn: s.turn };
  }
}

export const countOf = (s: PositionState, piece: EditorPiece): number =>
  [...s.pieces.values()].filter(({ side, kind }) => side === piece.side && kind === piece.kind).length;

function touched(s: PositionState, square: Square): PositionState {
  const standing = s.pieces.get(square);
  if (s.lifted) return s.lifted === square ? { ...s, lifted: undefined } : moved(s, s.lifted, square);
  if (s.hand && same(standing, s.hand)) return without(s, square);
  if (s.hand) return placed(s, square, s.hand);
  return standing ? { ...s, lifted: square } : s;
}

const same = (a: EditorPiece | undefined, b: EditorPiece) => a?.side === b.side && a.kind === b.kind;

function placed(s: PositionState, square: Square, piece: EditorPiece): PositionState {
  if (s.ground.lakes.includes(square)) return s;
  return { ...s, pieces: new Map(s.pieces).set(square, piece), lifted: undefined };
}

function moved(s: PositionState, from: Square, to: Square | undefined): PositionState {
  const piece = s.pieces.get(from);
  if (!piece || to === from) return { ...s, lifted: undefined };
  return to === undefined ? without(s, from) : placed(without(s, from), to, piece);
}

function without(s: PositionState, square: Square): PositionState {
  const pieces = new Map(s.pieces);
  pieces.delete(square);
  return { ...s, pieces, lifted: undefined };
}
