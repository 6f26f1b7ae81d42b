/// Words for a move that is not among the legal ones. The server decides what is legal; this only spares it, and the player,
/// a refusal whose reason is plain to see on the board.
import { columnOf, distance, rowOf, squareAt } from '../board/square';
import type { Piece, Rules, Square } from '../wire/messages';

/// The code of the reason, in the order of the server; undefined where only the server knows.
export function whyNot(pieces: readonly Piece[], rules: Rules, from: Square, to: Square): string | undefined {
  if (rules.board.lakes.includes(to)) return 'lake';
  if (columnOf(from) !== columnOf(to) && rowOf(from) !== rowOf(to)) return 'not-a-line';
  const on = (square: Square) => pieces.find((piece) => piece.square === square);
  if (distance(from, to) === 1) return undefined;
  if (on(from)?.kind !== 'scout') return 'too-far';
  if (on(to) && rules.scoutStrike === 'ADJACENT') return 'run-or-strike';
  const taken = (square: Square) => on(square) !== undefined || rules.board.lakes.includes(square);
  return between(from, to).some(taken) ? 'blocked' : undefined;
}

/// The squares between two in line.
function between(from: Square, to: Square): Square[] {
  const [dx, dy] = [Math.sign(columnOf(to) - columnOf(from)), Math.sign(rowOf(to) - rowOf(from))];
  return Array.from({ length: distance(from, to) - 1 }, (_, i) =>
    squareAt(columnOf(from) + dx * (i + 1), rowOf(from) + dy * (i + 1)),
  );
}
