/// The configuration and the events of a board. It draws the one and reports the other; it knows no rules.
import type { Ground, Kind, Move, Side, Square } from '../wire/messages';
import type { Look } from '../part/look';

/// A piece as it is drawn.
export interface Token {
  readonly id: string;
  readonly square: Square;
  readonly side: Side;
  readonly kind?: Kind;
  readonly moved?: boolean;
  /// Its kind is, or was once, known to the enemy.
  readonly seen?: boolean;
  /// A guess pencilled on a hidden piece.
  readonly pencil?: Kind;
  /// The delay with which it turns over at the end of a game, in steps from the captured flag.
  readonly wave?: number;
}

/// The meaning of a mark on a square. Each has a shape of its own.
export type MarkKind = 'step' | 'slide' | 'strike' | 'charge' | 'turn' | 'via' | 'barred' | 'hint' | 'flaw' | 'fallen';

export interface Mark {
  readonly kind: MarkKind;
  readonly text?: string;
  /// A captured piece that is shown beside the piece on this square.
  readonly lies?: { readonly side: Side; readonly kind: Kind };
}

/// An arrow along the squares of a move.
export interface Arrow { readonly move: Move; readonly tone: 'last' | 'hint' }

/// A text beside a square. A new `turn` makes the same text shake again.
export interface Remark { readonly square: Square; readonly text: string; readonly turn: number }

export interface BoardConfig {
  readonly ground: Ground;
  readonly bottom: Side;
  readonly look: Look;
  readonly name: string;
  readonly tokens: readonly Token[];
  readonly selected: Square | undefined;
  readonly marks: ReadonlyMap<Square, Mark>;
  readonly arrows: readonly Arrow[];
  readonly remark: Remark | undefined;
  /// How many rows are left out at the top.
  readonly hiddenRows: number;
  readonly coordinates: boolean;
  /// Squares whose pieces can be dragged.
  readonly draggable: ReadonlySet<Square>;
  /// A picture takes no input and is one image to a screen reader.
  readonly picture: boolean;
  /// The label of a square for screen readers.
  readonly label: (square: Square) => string;
}

export const DEFAULTS: Omit<BoardConfig, 'ground' | 'look'> = {
  bottom: 'red',
  name: '',
  tokens: [],
  selected: undefined,
  marks: new Map(),
  arrows: [],
  remark: undefined,
  hiddenRows: 0,
  coordinates: true,
  draggable: new Set(),
  picture: false,
  label: (square) => square,
};

/// What a player does on a board.
export interface BoardEvents {
  /// A click, a tap or Enter.
  pick(square: Square): void;
  /// A piece dragged from one square to another, or off the board.
  drop(from: Square, to: Square | undefined): void;
  /// A right click, a long press or the letter P.
  inspect(square: Square): void;
  /// The pointer or the focus is over a square.
  point(square: Square | undefined): void;
  /// Escape.
  cancel(): void;
}

export const NO_EVENTS: BoardEvents = { pick() {}, drop() {}, inspect() {}, point() {}, cancel() {} };
