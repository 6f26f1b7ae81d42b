/// The marks on the squares: where the piece in hand can go, and where a repetition rule stops it.
import type { Arrow, Mark, MarkKind } from '../board';
import { distance, endOf, squaresOf, startOf } from '../board/square';
import type { RepetitionWarning, Move, Piece, Square } from '../wire/messages';
import { isMyTurn, movesFrom, piecesOn, turningSquare, warningsFrom, type GameState } from './game';

/// Marks for the piece in hand or, if there is none, for the piece under the pointer.
export function marksFor(
  s: GameState,
  pointed: Square | undefined,
  say: (barred: RepetitionWarning) => string,
): Map<Square, Mark> {
  const from = s.selected ?? pointed;
  const marks = new Map<Square, Mark>();
  if (!from || s.pending || !isMyTurn(s)) return marks;
  if (s.choosing.length > 0) {
    for (const move of s.choosing) marks.set(turningSquare(move), { kind: 'via' });
    return marks;
  }
  for (const move of movesFrom(s, from)) {
    const kind = manner(move, piecesOn(s));
    // A straight way to a square goes before a turning one.
    if (kind !== 'turn' || !marks.has(endOf(move))) marks.set(endOf(move), { kind });
  }
  for (const barred of warningsFrom(s, from)) {
    const open = marks.get(endOf(barred.move));
    marks.set(endOf(barred.move), { kind: open?.kind ?? 'barred', text: say(barred) });
  }
  if (s.hint && from === startOf(s.hint)) marks.set(endOf(s.hint), { kind: 'hint' });
  return marks;
}

/// The manner of a move: one step, a long run, a strike beside, a strike from afar, or a turn to strike.
export function manner(move: Move, pieces: readonly Piece[]): MarkKind {
  const squares = squaresOf(move);
  if (squares.length === 3) return 'turn';
  const [from, to] = [squares[0]!, squares[1]!];
  const strikes = pieces.some((piece) => piece.square === to);
  const far = distance(from, to) > 1;
  if (strikes) return far ? 'charge' : 'strike';
  return far ? 'slide' : 'step';
}

export function arrowsFor(s: GameState): Arrow[] {
  const last = s.log.at(-1)?.move ?? s.view?.lastMove?.move;
  const arrows: Arrow[] = last ? [{ move: last, tone: 'last' }] : [];
  if (s.premove) arrows.push({ move: s.premove, tone: 'premove' });
  return s.hint ? [...arrows, { move: s.hint, tone: 'hint' }] : arrows;
}
