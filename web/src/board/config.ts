/// The configuration and the events of a board. It draws the one and reports the other; it knows no rules.
import type { TemplateResult } from 'lit';
import type { Ground, Move, Side, Square } from './types';

/// A piece on the board.
export interface Token {
  /// Identifies the piece from one drawing to the next, so that it glides when its square changes.
  readonly id: string;
  readonly square: Square;
  readonly side: Side;
  readonly faceUp: boolean;
  /// The picture of the piece. It fills the square.
  readonly drawing: TemplateResult;
  /// Small signs over the picture. They stay in place while the piece is lifted.
  readonly signs?: TemplateResult;
  /// The delay with which it turns over, in steps. Without it, it does not turn over.
  readonly wave?: number;
  /// What is seen until it turns over.
  readonly before?: TemplateResult;
}

/// The meaning of a mark on a square. Each has a shape of its own, but to step and to be placed there.
export type MarkKind =
  'step' | 'place' | 'slide' | 'strike' | 'charge' | 'turn' | 'via' | 'barred' | 'hint' | 'flaw' | 'fallen' | 'lit';

export interface Mark {
  readonly kind: MarkKind;
  readonly text?: string;
  /// A small picture in the upper right corner, such as a captured piece.
  readonly drawing?: TemplateResult;
}

/// An arrow along the squares of a move.
export interface Arrow {
  readonly move: Move;
  readonly tone: 'last' | 'hint' | 'premove' | 'drawn';
}

/// A text beside a square. A new `turn` makes the same text shake again.
export interface Remark {
  readonly square: Square;
  readonly text: string;
  readonly turn: number;
}

export interface BoardConfig {
  readonly ground: Ground;
  /// The side whose home is at the lower edge.
  readonly bottom: Side;
  /// The name of the board for screen readers.
  readonly name: string;
  readonly tokens: readonly Token[];
  readonly selected: Square | undefined;
  readonly marks: ReadonlyMap<Square, Mark>;
  readonly arrows: readonly Arrow[];
  /// Squares that the player has ringed.
  readonly rings: readonly Square[];
  readonly remark: Remark | undefined;
  /// How many rows are left out at the top.
  readonly hiddenRows: number;
  /// How many of the rows below them are drawn flat, because nothing stands there.
  readonly flatRows: number;
  /// Whether letters and numbers are shown at the edges.
  readonly coordinates: boolean;
  /// Squares whose pieces can be dragged.
  readonly draggable: ReadonlySet<Square>;
  /// A picture takes no input and is one image to a screen reader.
  readonly picture: boolean;
  /// The label of a square for screen readers.
  readonly label: (square: Square) => string;
}

/// What has to be given; everything else has a default.
export type BoardOptions = Partial<BoardConfig> & Pick<BoardConfig, 'ground'>;

export const DEFAULTS: Omit<BoardConfig, 'ground'> = {
  bottom: 'red',
  name: '',
  tokens: [],
  selected: undefined,
  marks: new Map(),
  arrows: [],
  rings: [],
  remark: undefined,
  hiddenRows: 0,
  flatRows: 0,
  coordinates: true,
  draggable: new Set(),
  picture: false,
  label: (square) => square,
};

/// A whole configuration: the given options, and defaults for the others.
export const configured = (options: BoardOptions): BoardConfig => ({ ...DEFAULTS, ...options });

/// What a player does on a board.
export interface BoardEvents {
  /// A click, a tap or Enter.
  pick(square: Square): void;
  /// A piece dragged from one square to another, or off the board.
  drop(from: Square, to: Square | undefined): void;
  /// A right click, a long press or the letter P; returns whether there was anything to inspect.
  inspect(square: Square): boolean;
  /// A line drawn with the right button, or with a finger that was held still first. From a square to itself it is a ring:
  /// a right click where there is nothing to inspect, or the letter M.
  draw(from: Square, to: Square): void;
  /// The pointer or the focus is over a square.
  point(square: Square | undefined): void;
  /// Escape.
  cancel(): void;
}

export const NO_EVENTS: BoardEvents = {
  pick() {},
  drop() {},
  inspect: () => false,
  draw() {},
  point() {},
  cancel() {},
};
