/// Setups and positions as text.
import { homeSquares, squareAt, squareRows } from '../board/square';
import { KINDS, type Ground, type Kind, type Piece, type SetupText, type Side, type Square } from '../wire/messages';

const LETTERS: Readonly<Record<Kind, string>> = {
  marshal: 'M',
  general: 'G',
  colonel: 'C',
  major: 'J',
  captain: 'P',
  lieutenant: 'L',
  sergeant: 'T',
  miner: 'I',
  scout: 'S',
  spy: 'Y',
  bomb: 'B',
  flag: 'F',
};
const EMPTY = '.';
const LAKE = '~';

export const letterOf = (kind: Kind | undefined): string => (kind ? LETTERS[kind] : EMPTY);
export const kindOf = (letter: string): Kind | undefined =>
  KINDS.find((kind) => LETTERS[kind] === letter.toUpperCase());

export type Slots = readonly (Kind | undefined)[];

/// The kind on each home square, front row first; undefined if the text has another shape.
export function slotsOf(text: SetupText, ground: Ground): Slots | undefined {
  const rows = text.trim().split(/[/\s]+/);
  const fits = rows.length === ground.homeRows && rows.every((row) => row.length === ground.columns);
  const letters = [...rows.join('')];
  if (!fits || letters.some((letter) => letter !== EMPTY && !kindOf(letter))) return undefined;
  return letters.map(kindOf);
}

export function setupText(slots: Slots, ground: Ground): SetupText {
  const letters = slots.map(letterOf).join('');
  return Array.from({ length: ground.homeRows }, (_, row) =>
    letters.slice(row * ground.columns, (row + 1) * ground.columns),
  ).join('/');
}

/// The pieces of one side as its setup places them.
export function piecesOf(text: SetupText, ground: Ground, side: Side): Piece[] {
  const slots = slotsOf(text, ground) ?? [];
  const squares = homeSquares(ground, side);
  return slots.flatMap((kind, slot) => {
    const square = squares[slot]!;
    return kind ? [{ square, home: square, side, kind, moved: false }] : [];
  });
}

/// A whole board, the highest row first: Red in capitals, Blue in small letters.
export function boardText(pieces: ReadonlyMap<Square, { side: Side; kind: Kind }>, ground: Ground): string {
  const letter = (square: Square) => {
    const piece = pieces.get(square);
    if (!piece) return ground.lakes.includes(square) ? LAKE : EMPTY;
    return piece.side === 'red' ? letterOf(piece.kind) : letterOf(piece.kind).toLowerCase();
  };
  return squareRows(ground, 'red')
    .map((row) => row.map(letter).join(''))
    .join('/');
}

/// The pieces of a board written as text, as many rows and columns as it has.
export function boardPieces(text: string): Piece[] {
  const rows = text.split('/');
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const kind = kindOf(letter);
      const square = squareAt(x, rows.length - y);
      const side: Side = letter === letter.toUpperCase() ? 'red' : 'blue';
      return kind ? [{ square, home: square, side, kind, moved: false }] : [];
    }),
  );
}
