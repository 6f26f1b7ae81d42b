/// Applies move events to the pieces of a view. The server has decided the outcome; nothing is decided here.
import { endOf, startOf } from '../board/square';
import type { Kind, MoveEvent, Piece, Rules, Side, Square, Strike } from '../wire/messages';

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
  const square = survivorSquare(strike, event);
  return [revealed({ ...piece, square, moved: true }, strike.attacker, rules, viewer)];
}

function defenderAfter(piece: Piece, strike: Strike, event: MoveEvent, rules: Rules, viewer: Viewpoint): Piece[] {
  if (strike.result !== 'defender-wins') return [];
  const square = survivorSquare(strike, event);
  return [
    revealed({ ...piece, square, moved: piece.moved || square !== piece.square }, strike.defender, rules, viewer),
  ];
}

/// Where the survivor of a strike stands: the server says so, since a winning defender may have advanced. Where nobody
/// survived, the square of the strike.
export function survivorSquare(strike: Strike, event: MoveEvent): Square {
  return strike.survivor ?? endOf(event.move);
}

/// A piece whose kind was just shown. Under `UNTIL_TURN_ENDS` it is hidden again at once.
function revealed(piece: Piece, kind: Kind | undefined, rules: Rules, viewer: Viewpoint): Piece {
  if (rules.reveal === 'UNTIL_TURN_ENDS') return piece;
  const shown = kind ?? piece.kind;
  const known = viewer === 'all' || viewer === piece.side ? { known: true } : {};
  return shown ? { ...piece, kind: shown, ...known } : piece;
}

/// The piece whose kind a move has shown, where it stands now: a scout that ran, or the survivor of a battle.
function shownBy(event: MoveEvent): { readonly square: Square; readonly kind: Kind } | undefined {
  const { strike, shown } = event;
  if (!strike) return shown && { square: endOf(event.move), kind: shown };
  const kind =
    strike.result === 'attacker-wins'
      ? strike.attacker
      : strike.result === 'defender-wins'
        ? strike.defender
        : undefined;
  return kind && { square: survivorSquare(strike, event), kind };
}

/// The pieces with the face of the one that the last move has shown, which is in sight until the next move.
export function facing(pieces: readonly Piece[], last: MoveEvent | null | undefined, rules: Rules): readonly Piece[] {
  const shown = last && rules.reveal === 'UNTIL_TURN_ENDS' ? shownBy(last) : undefined;
  if (!shown) return pieces;
  return pieces.map((piece) => (piece.square === shown.square && !piece.kind ? { ...piece, kind: shown.kind } : piece));
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
