/// Squares: their names, their coordinates, and where they are on the screen.
import type { Ground, Move, Side, Square } from './types';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const squareAt = (column: number, row: number): Square => String.fromCharCode(97 + column) + row;
export const columnOf = (square: Square) => square.charCodeAt(0) - 97;
export const rowOf = (square: Square) => Number(square.slice(1));

/// The squares a move names, from where it starts to where it ends.
export function squaresOf(move: Move): Square[] {
  return move.match(/[a-z]\d+/g) ?? [];
}
export const startOf = (move: Move): Square => squaresOf(move)[0] ?? '';
export const endOf = (move: Move): Square => squaresOf(move).at(-1) ?? '';

/// The number of steps between two squares.
export function distance(a: Square, b: Square): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

/// Where a square is drawn when the home of `bottom` is at the lower edge.
export function cellOf(square: Square, ground: Ground, bottom: Side): Cell {
  const [column, row] = [columnOf(square), rowOf(square)];
  return bottom === 'red' ? { x: column, y: ground.rows - row } : { x: ground.columns - 1 - column, y: row - 1 };
}

/// The height of a flat row, in squares.
export const FLAT = 0.42;

/// How far below the upper edge a row is drawn, in squares: `y` rows are above it, and the first `flat` of them are flat.
export const depthOf = (y: number, flat: number): number => y - (1 - FLAT) * Math.min(y, flat);

/// The square drawn at a cell; undefined outside the board.
export function squareAtCell(cell: Cell, ground: Ground, bottom: Side): Square | undefined {
  const { x, y } = cell;
  if (x < 0 || y < 0 || x >= ground.columns || y >= ground.rows) return undefined;
  return bottom === 'red' ? squareAt(x, ground.rows - y) : squareAt(ground.columns - 1 - x, y + 1);
}

export const isOnBoard = (square: Square, { columns, rows }: Ground): boolean =>
  columnOf(square) >= 0 && columnOf(square) < columns && rowOf(square) >= 1 && rowOf(square) <= rows;

/// All squares by screen row, from the upper left.
export function squareRows(ground: Ground, bottom: Side): Square[][] {
  return Array.from({ length: ground.rows }, (_, y) =>
    Array.from({ length: ground.columns }, (_, x) => squareAtCell({ x, y }, ground, bottom)!),
  );
}

/// A side's home squares in the order of setup text: front row first, as their owner sees them.
export function homeSquares(ground: Ground, side: Side): Square[] {
  return squareRows(ground, side)
    .slice(ground.rows - ground.homeRows)
    .flat();
}

/// The side whose home a square belongs to, if any.
export function homeOf(square: Square, ground: Ground): Side | undefined {
  const row = rowOf(square);
  if (row <= ground.homeRows) return 'red';
  return row > ground.rows - ground.homeRows ? 'blue' : undefined;
}

/// Whether a square has the darker of the two shades.
export const isDark = (square: Square) => (columnOf(square) + rowOf(square)) % 2 === 1;
