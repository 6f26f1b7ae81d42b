/// The words of the board. They are its own, so that the board depends on nothing else.

export type Side = 'red' | 'blue';

/// A square by name, such as `a4`: the column as a letter, the row as a number.
export type Square = string;

/// A move as its squares, such as `a4a5`, or `a4a7b7` for a move that turns.
export type Move = string;

/// The size of a board, the home rows of each side, and the lakes.
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly homeRows: number;
  readonly lakes: readonly Square[];
}
