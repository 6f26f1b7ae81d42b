/// Everything that code outside may use of the board. See README.md.
export { FlagfallBoard } from './board';
export { configured, NO_EVENTS } from './config';
export type { Arrow, BoardConfig, BoardEvents, BoardOptions, Mark, MarkKind, Remark, Token } from './config';
export { followDrag, type Drag } from './drag';
export {
  cellOf,
  columnOf,
  depthOf,
  distance,
  endOf,
  homeSquares,
  isOnBoard,
  rowOf,
  squareAt,
  squareRows,
  squaresOf,
  startOf,
} from './square';
export type { Ground, Move, Side, Square } from './types';
export { wipe } from './wipe';
