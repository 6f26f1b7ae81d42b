/// Applies move events to the pieces of a view. The server has decided the outcome; nothing is decided here.
import { columnOf, distance, endOf, rowOf, squareAt, squaresOf, startOf } from '../board/square';
import type { Kind, Move, MoveEvent, Piece, Rules, Side, Square, Strike } from '../wire/messages';

/// The pieces after `event`, as `viewer` sees them; null for a spectator.
export function applyMove(
  pieces: readonly Piece[],
  event: MoveEvent,
  rules: Rules,
  viewer: Side | null,
): readonly Piece[] {
  const [from, to] = [startOf(event.move), endOf(event.move)];
  const mover = pieces.find((piece) => piece.square === from);
  if (!mover) return pieces;
  const rest = pieces.filter((piece) => piece.square !== from && piece.square !== to);
  if (!event.strike) {
    const arrived = { ...mover, square: to, moved: true };
    return [...rest, event.shown ? revealed(arrived, 'scout', rules, viewer) : arrived];
  }
  const target = pieces.find((piece) => piece.square === to);
  return [...rest, ...survivors(event.strike, { mover, target, event, rules, viewer })];
}

interface Battle {
  readonly mover: Piece;
  readonly target: Piece | undefined;
  readonly event: MoveEvent;
  readonly rules: Rules;
  readonly viewer: Side | null;
}

function survivors(strike: Strike, { mover, target, event, rules, viewer }: Battle): readonly Piece[] {
  switch (strike.result) {
    case 'both-fall':
      return [];
    case 'attacker-wins':
      return [revealed({ ...mover, square: endOf(event.move), moved: true }, strike.attacker, rules, viewer)];
    case 'defender-wins':
      return target
        ? [revealed({ ...target, ...survivorSquare(strike, event, rules) }, strike.defender, rules, viewer)]
        : [];
  }
}

/// The square of a winning defender: it may advance to where the strike came from, but a bomb never moves.
function survivorSquare(strike: Strike, event: MoveEvent, rules: Rules): { square: Square; moved?: boolean } {
  const advances = rules.winningDefender === 'ADVANCES' && strike.defender !== 'bomb';
  return advances ? { square: strikeOrigin(event.move), moved: true } : { square: endOf(event.move) };
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
function revealed(piece: Piece, kind: Kind | undefined, rules: Rules, viewer: Side | null): Piece {
  if (rules.reveal === 'UNTIL_TURN_ENDS') return piece;
  const shown = kind ?? piece.kind;
  const known = viewer === null || viewer === piece.side ? { known: true } : {};
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
