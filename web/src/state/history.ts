/// The past of a game as one viewer knows it. The present board and the log are enough: walking back from the one through
/// the other says where every piece stood, and whose the survivors were.
import { endOf, startOf } from '../board/square';
import type { Kind, MoveEvent, Piece, Rules, Side, Square, Strike, View } from '../wire/messages';
import { other } from '../wire/side';
import { applyMove, survivorSquare } from './fold';

interface Trace {
  readonly present: Piece | undefined;
  readonly side: Side;
  square: Square;
  kind: Kind | undefined;
  /// Its kind was shown in a move of this log, and not before.
  shown: boolean;
}

interface Past {
  readonly start: readonly Trace[];
  /// The survivor of each strike of the log.
  readonly survivors: ReadonlyMap<MoveEvent, Trace>;
}

/// The board before each move of the log, and now. Empty if the log does not fit the board.
export function boardsOf(view: View, log: readonly MoveEvent[], rules: Rules): readonly (readonly Piece[])[] {
  const past = walkBack(view, log);
  if (!past) return [];
  const boards = [past.start.map((trace) => pieceAtStart(trace, view.you))];
  for (const move of log) boards.push([...applyMove(boards.at(-1)!, move, rules, view.you)]);
  return boards;
}

/// The log with the kinds of the viewer's own survivors, also where pieces are hidden again: nobody forgets their own.
export function logKnownTo(view: View, log: readonly MoveEvent[]): readonly MoveEvent[] {
  const lacks = log.some(({ strike }) => strike && standing(strike) && !strike[standing(strike)!]);
  const past = lacks && view.you !== null ? walkBack(view, log) : undefined;
  if (!past) return log;
  return log.map((event) => {
    const survivor = past.survivors.get(event);
    const role = event.strike && standing(event.strike);
    if (!survivor?.kind || !role || survivor.side !== view.you || event.strike?.[role]) return event;
    return { ...event, strike: { ...event.strike, [role]: survivor.kind } };
  });
}

const standing = ({ result }: Strike): 'attacker' | 'defender' | undefined =>
  result === 'attacker-wins' ? 'attacker' : result === 'defender-wins' ? 'defender' : undefined;

function walkBack({ pieces }: View, log: readonly MoveEvent[]): Past | undefined {
  const board = new Map<Square, Trace>(
    pieces.map((piece) => [
      piece.square,
      { present: piece, side: piece.side, square: piece.square, kind: piece.kind, shown: false },
    ]),
  );
  const survivors = new Map<MoveEvent, Trace>();
  const put = (trace: Trace, square: Square) => {
    board.set(square, trace);
    trace.square = square;
  };
  const rise = (side: Side, kind: Kind | undefined, square: Square) =>
    put({ present: undefined, side, square, kind, shown: true }, square);

  for (const event of [...log].reverse()) {
    const [from, to] = [startOf(event.move), endOf(event.move)];
    const { strike, side } = event;
    const role = strike ? standing(strike) : 'attacker';
    const stood = strike ? survivorSquare(strike, event) : to;
    const mover = role && board.get(stood);
    if (role && !mover) return undefined;
    if (mover) {
      board.delete(stood);
      put(mover, role === 'attacker' ? from : to);
      if (strike) survivors.set(event, mover);
      if (strike || event.shown) mover.shown = true;
    }
    if (strike && role !== 'attacker') rise(side, strike.attacker, from);
    if (strike && role !== 'defender') rise(other(side), strike.defender, to);
  }
  return { start: [...board.values()], survivors };
}

function pieceAtStart({ present, side, square, kind, shown }: Trace, you: Side | null): Piece {
  const home = present?.home ?? square;
  const seen = side === you || !shown;
  return {
    square,
    side,
    home,
    moved: square !== home,
    ...(kind && seen ? { kind } : {}),
    ...(present?.known && !shown ? { known: true } : {}),
  };
}
