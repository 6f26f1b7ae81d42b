/// All that a board is told. It draws this and reports what is done to it; it knows no rules.
import type { Ground, Kind, Move, Side, Square } from '../wire/messages';
import type { Look } from '../part/look';

/// A piece as it is drawn.
export interface Token {
  readonly id: string;
  readonly square: Square;
  readonly side: Side;
  readonly kind?: Kind;
  readonly moved?: boolean;
  /// The enemy has seen what it is, or once had.
  readonly seen?: boolean;
  /// A private guess, pencilled on a hidden piece.
  readonly pencil?: Kind;
  /// Steps from the fallen flag: pieces turn over in that order when all is told.
  readonly wave?: number;
}

/// What a mark on a square means. Each has a shape of its own.
export type MarkKind = 'step' | 'slide' | 'strike' | 'charge' | 'turn' | 'via' | 'barred' | 'hint' | 'flaw' | 'fallen';

export interface Mark {
  readonly kind: MarkKind;
  readonly text?: string;
  /// A piece that lies on the square, under whoever stands there now.
  readonly lies?: { readonly side: Side; readonly kind: Kind };
}

/// An arrow along the squares of a move.
export interface Arrow { readonly move: Move; readonly tone: 'last' | 'hint' }

/// A remark beside a square. `turn` makes a repeated remark shake again.
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
  /// Screen rows left out at the top: a setup shows the own home and what lies before it.
  readonly hiddenRows: number;
  readonly coordinates: boolean;
  /// Squares whose pieces can be dragged.
  readonly draggable: ReadonlySet<Square>;
  /// A board that is only looked at has no grid to walk through.
  readonly picture: boolean;
  /// What a square is called aloud.
  readonly speak: (square: Square) => string;
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
  speak: (square) => square,
};

/// What people do to a board.
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

export const UNHEARD: BoardEvents = { pick() {}, drop() {}, inspect() {}, point() {}, cancel() {} };
