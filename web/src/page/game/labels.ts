/// The label of each square for screen readers: "d4, your scout, has moved".
import type { BoardConfig, Mark } from '../../board';
import type { Guesses } from '../../state/pencil';
import type { Piece, Side, Square } from '../../wire/messages';
import type { Look } from '../../part/look';
import { words } from '../../words';

export interface LabelContext {
  readonly pieces: readonly Piece[];
  readonly lakes: readonly Square[];
  /// The player addressed as "you"; undefined in hot-seat games and for spectators.
  readonly you: Side | undefined;
  readonly look: Look;
  readonly marks: ReadonlyMap<Square, Mark>;
  readonly guesses: Guesses;
  readonly selected: Square | undefined;
  /// Squares that the player has ringed.
  readonly rings?: readonly Square[];
}

export function squareLabels(context: LabelContext): BoardConfig['label'] {
  const standing = new Map(context.pieces.map((piece) => [piece.square, piece]));
  return (square) => {
    const w = words().board;
    const piece = standing.get(square);
    const mark = context.marks.get(square);
    const parts = [square, piece ? pieceLabel(piece, context) : context.lakes.includes(square) ? w.lake : w.empty];
    if (piece?.moved) parts.push(w.moved);
    if (piece?.known) parts.push(w.seen);
    if (square === context.selected) parts.push(w.selected);
    if (context.rings?.includes(square)) parts.push(w.ringed);
    if (mark) parts.push(w.mark[mark.kind] + (mark.text ? ` (${mark.text})` : ''));
    return parts.join(', ');
  };
}

function pieceLabel(piece: Piece, { you, look, guesses }: LabelContext): string {
  const w = words().board;
  const guess = guesses[piece.home];
  if (!piece.kind) {
    const hidden = you ? w.hiddenEnemy : w.hiddenSided(piece.side);
    return guess ? `${hidden}, ${w.pencilled(look.names[guess])}` : hidden;
  }
  const name = look.names[piece.kind];
  if (!you) return w.sided(piece.side, name);
  return piece.side === you ? w.own(name) : w.enemy(name);
}
