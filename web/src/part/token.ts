/// A piece as a token of the board.
import { html, nothing, svg } from 'lit';
import type { Token } from '../board';
import type { Kind, Side, Square } from '../wire/messages';
import type { Look } from './look';
import { back, face, guessText } from './piece';
import { drawing } from './sprite';

export interface TokenPiece {
  readonly id: string;
  readonly square: Square;
  readonly side: Side;
  readonly kind?: Kind;
  readonly moved?: boolean;
  /// Its kind is, or was once, known to the enemy.
  readonly seen?: boolean;
  /// A guess pencilled on a hidden piece.
  readonly pencil?: Kind;
  readonly wave?: number;
}

export function token(piece: TokenPiece, look: Look): Token {
  const { id, square, side, kind, moved, seen, pencil, wave } = piece;
  return {
    id,
    square,
    side,
    faceUp: kind !== undefined,
    drawing: kind ? face(side, kind, look) : back(side, guessText(pencil, look)),
    ...(moved || seen ? { signs: signs(moved, seen) } : {}),
    ...(wave === undefined ? {} : { wave, before: back(side) }),
  };
}

const signs = (moved = false, seen = false) => html`<svg class="piece-signs" viewBox="0 0 64 64">
  ${moved ? sign('mark-moved') : nothing}${seen ? sign('mark-seen') : nothing}</svg>`;

const sign = (id: string) => svg`<use href=${drawing('table', id)}></use>`;
