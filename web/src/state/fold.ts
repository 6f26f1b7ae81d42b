/// What a told move does to the pieces on show. The server decided it; here it is only drawn out, so that a battle can be
/// watched and a finished game stepped through.
import { endOf, startOf, struckFrom } from '../board/square';
import type { Kind, MoveEvent, Piece, Rules, Side, Square, Strike } from '../wire/messages';

/// The pieces after `event`, as `viewer` sees them; null is someone who sees everything there is to see.
export function fold(pieces: readonly Piece[], event: MoveEvent, rules: Rules, viewer: Side | null): readonly Piece[] {
  const [from, to] = [startOf(event.move), endOf(event.move)];
  const mover = pieces.find((piece) => piece.square === from);
  if (!mover) return pieces;
  const rest = pieces.filter((piece) => piece.square !== from && piece.square !== to);
  if (!event.strike) {
    const arrived = { ...mover, square: to, moved: true };
    return [...rest, event.shown ? exposed(arrived, 'scout', rules, viewer) : arrived];
  }
  const target = pieces.find((piece) => piece.square === to);
  return [...rest, ...survivors(event.strike, { mover, target, event, rules, viewer })];
}

interface Meeting {
  readonly mover: Piece; readonly target: Piece | undefined;
  readonly event: MoveEvent; readonly rules: Rules; readonly viewer: Side | null;
}

function survivors(strike: Strike, { mover, target, event, rules, viewer }: Meeting): readonly Piece[] {
  switch (strike.result) {
    case 'both-fall': return [];
    case 'attacker-wins':
      return [exposed({ ...mover, square: endOf(event.move), moved: true }, strike.attacker, rules, viewer)];
    case 'defender-wins':
      return target ? [exposed({ ...target, ...stand(strike, event, rules) }, strike.defender, rules, viewer)] : [];
  }
}

/// Where a winning defender stands: it may step to where it was struck from, but a bomb never moves.
function stand(strike: Strike, event: MoveEvent, rules: Rules): { square: Square; moved?: boolean } {
  const advances = rules.winningDefender === 'ADVANCES' && strike.defender !== 'bomb';
  return advances ? { square: struckFrom(event.move), moved: true } : { square: endOf(event.move) };
}

/// A piece everyone has just seen. Where shown pieces are hidden again, it keeps only what its owner knows.
function exposed(piece: Piece, kind: Kind | undefined, rules: Rules, viewer: Side | null): Piece {
  if (rules.reveal === 'UNTIL_TURN_ENDS') return piece;
  const shown = kind ?? piece.kind;
  const known = viewer === null || viewer === piece.side ? { known: true } : {};
  return shown ? { ...piece, kind: shown, ...known } : piece;
}

/// A told move once another has been made: where shown pieces are hidden again, only their owner still knows.
export function remembered(event: MoveEvent, rules: Rules, viewer: Side | null): MoveEvent {
  if (rules.reveal === 'FOR_GOOD') return event;
  const { shown: _, strike, ...told } = event;
  if (!strike) return told;
  const own = viewer === event.side ? 'attacker' : 'defender';
  const standing = strike.result === 'attacker-wins' ? 'attacker' : strike.result === 'defender-wins' ? 'defender' : undefined;
  if (!standing || (viewer !== null && standing === own)) return { ...told, strike };
  const { [standing]: __, ...left } = strike;
  return { ...told, strike: left };
}
