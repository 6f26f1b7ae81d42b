/// How an army stands, as far as the viewer knows: of every kind, how many have fallen and how many may still be there.
import { KINDS, type Army, type Kind, type Piece, type Side } from '../wire/messages';

export interface Standing { readonly kind: Kind; readonly left: number; readonly fallen: number }

export interface Fallen { readonly side: Side; readonly kind: Kind }

export function standings(side: Side, army: Army, pieces: readonly Piece[], fallen: readonly Fallen[]): readonly Standing[] {
  const own = pieces.filter((piece) => piece.side === side);
  const hidden = own.filter(({ kind }) => kind === undefined).length;
  return KINDS.filter((kind) => (army[kind] ?? 0) > 0).map((kind) => {
    const fell = fallen.filter((it) => it.side === side && it.kind === kind).length;
    const seen = own.filter((piece) => piece.kind === kind).length;
    // A game from a position may have begun with fewer: there are never more than could be under the hidden ones.
    return { kind, left: Math.max(0, Math.min((army[kind] ?? 0) - fell, seen + hidden)), fallen: fell };
  });
}
