/// What each square is called aloud: "d4, your scout, has moved".
import type { BoardConfig, Mark } from '../../board/config';
import type { Guesses } from '../../state/pencil';
import type { Piece, Side, Square } from '../../wire/messages';
import type { Look } from '../../part/look';
import { words } from '../../words';

export interface Hearing {
  readonly pieces: readonly Piece[];
  readonly lakes: readonly Square[];
  /// The player addressed as "you"; at one screen, and for onlookers, nobody is.
  readonly you: Side | undefined;
  readonly look: Look;
  readonly marks: ReadonlyMap<Square, Mark>;
  readonly guesses: Guesses;
  readonly selected: Square | undefined;
}

export function speaker(hearing: Hearing): BoardConfig['speak'] {
  const standing = new Map(hearing.pieces.map((piece) => [piece.square, piece]));
  return (square) => {
    const w = words().board;
    const piece = standing.get(square);
    const mark = hearing.marks.get(square);
    const parts = [square, piece ? pieceSpoken(piece, hearing) : hearing.lakes.includes(square) ? w.lake : w.empty];
    if (piece?.moved) parts.push(w.moved);
    if (piece?.known) parts.push(w.seen);
    if (square === hearing.selected) parts.push(w.selected);
    if (mark) parts.push(w.mark[mark.kind] + (mark.text ? ` (${mark.text})` : ''));
    return parts.join(', ');
  };
}

function pieceSpoken(piece: Piece, { you, look, guesses }: Hearing): string {
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
