/// The strength of an army as far as the viewer knows: for each kind, how many were captured and how many may be left.
import { KINDS, type Army, type Kind, type Piece, type Side } from '../wire/messages';

/// Whether pieces of a kind ever move.
export const canMove = (kind: Kind) => kind !== 'bomb' && kind !== 'flag';

export interface PieceCount {
  readonly kind: Kind;
  readonly left: number;
  /// Of those left, how many stand where the viewer knows them.
  readonly seen: number;
  readonly fallen: number;
}

export interface CapturedPiece {
  readonly side: Side;
  readonly kind: Kind;
}

export function pieceCounts(
  side: Side,
  army: Army,
  pieces: readonly Piece[],
  fallen: readonly CapturedPiece[],
): readonly PieceCount[] {
  const own = pieces.filter((piece) => piece.side === side);
  const hidden = own.filter(({ kind }) => kind === undefined).length;
  return KINDS.filter((kind) => (army[kind] ?? 0) > 0).map((kind) => {
    const fell = fallen.filter((it) => it.side === side && it.kind === kind).length;
    const seen = own.filter((piece) => piece.kind === kind).length;
    // A game from a position may start with fewer pieces than the army has, so the hidden pieces are a limit too.
    return { kind, left: Math.max(0, Math.min((army[kind] ?? 0) - fell, seen + hidden)), seen, fallen: fell };
  });
}

/// The kinds that a hidden piece can still be: some of them are unseen, and what has moved is neither a bomb nor a flag.
export const possibleKinds = (counts: readonly PieceCount[], { moved }: Piece): readonly Kind[] =>
  counts
    .filter(({ left, seen }) => left > seen)
    .map(({ kind }) => kind)
    .filter((kind) => !moved || canMove(kind));
