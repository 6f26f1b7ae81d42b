/// Applies move events to the pieces of a view. The server has decided the outcome; nothing is decided here.
import { columnOf, distance, endOf, rowOf, squareAt, squaresOf, startOf } from '../board/square';
import type { Kind, Move, MoveEvent, Piece, Rules, Side, Square, Strike } from '../wire/messages';

/// Who looks: a side, a spectator (null), or someone who is shown all pieces, as in a replay.
export type Viewpoint = Side | null | 'all';

/// The pieces after `event`, as `viewer` sees them, in the same order.
export function applyMove(
  pieces: readonly Piece[],
  event: MoveEvent,
  rules: Rules,
  viewer: Viewpoint,
): readonly Piece[] {
  const [from, to] = [startOf(event.move), endOf(event.move)];
  const { strike } = event;
  return pieces.flatMap((piece) => {
    if (piece.square === from) return strike ? attackerAfter(piece, strike, event, rules, viewer) : marched(piece);
    if (piece.square === to && strike) return defenderAfter(piece, strike, event, rules, viewer);
    return [piece];
  });

  function marched(piece: Piece) {
    const arrived = { ...piece, square: to, moved: true };
    return [event.shown ? revealed(arrived, event.shown, rules, viewer) : arrived];
  }
}

function attackerAfter(piece: Piece, strike: Strike, event: MoveEvent, rules: Rules, viewer: Viewpoint): Piece[] {
  if (strike.result !== 'attacker-wins') return [];
  const square = survivorSquare(strike, event, rules);
  return [revealed({ ...piece, square, moved: true }, strike.attacker, rules, viewer)];
}

function defenderAfter(piece: Piece, strike: Strike, event: MoveEvent, rules: Rules, viewer: Viewpoint): Piece[] {
  if (strike.result !== 'defender-wins') return [];
  const square = survivorSquare(strike, event, rules);
  return [
    revealed({ ...piece, square, moved: piece.moved || square !== piece.square }, strike.defender, rules, viewer),
  ];
}

/// Where the survivor stands. A server that does not say so yet is helped out: a winning defender may advance to where the
/// strike came from, but a bomb never moves.
export function survivorSquare(strike: Strike, event: MoveEvent, rules: Rules): Square {
  if (strike.survivor) return strike.survivor;
  const advances =
    strike.result === 'defender-wins' && rules.winningDefender === 'ADVANCES' && strike.defender !== 'bomb';
  return advances ? strikeOrigin(event.move) : endOf(event.move);
}

/// The square a strike came from: the last one the attacker stood on or crossed.
export function strikeOrigin(move: Move): Square {
  const squares = squaresOf(move);
  const [from, to] = [squares.at(-2)!, squares.at(-1)!];
  if (distance(from, to) <= 1) return from;
  const towards = (a: number, b: number) => b - Math.sign(b - a);
  return squareAt(towards(columnOf(from), columnOf(to)), towards(rowOf(from), rowOf(to)));
}

/// A piece whose kind was just shown. Under `UNTIL_TURN_ENDS` it is hidden again at once.
function revealed(piece: Piece, kind: Kind | undefined, rules: Rules, viewer: Viewpoint): Piece {
  if (rules.reveal === 'UNTIL_TURN_ENDS') return piece;
  const shown = kind ?? piece.kind;
  const known = viewer === 'all' || viewer === piece.side ? { known: true } : {};
  return shown ? { ...piece, kind: shown, ...known } : piece;
}

/// A move event once another move was made: under `UNTIL_TURN_ENDS` only its owner still sees the kind of a survivor.
export function redacted(event: MoveEvent, rules: Rules, viewer: Side | null): MoveEvent {
  if (rules.reveal === 'FOR_GOOD') return event;
  const { shown: _, strike, ...rest } = event;
  if (!strike) return rest;
  const own = viewer === event.side ? 'attacker' : 'defender';
  const standing =
    strike.result === 'attacker-wins' ? 'attacker' : strike.result === 'defender-wins' ? 'defender' : undefined;
  if (!standing || (viewer !== null && standing === own)) return { ...rest, strike };
  const { [standing]: __, ...left } = strike;
  return { ...rest, strike: left };
}
