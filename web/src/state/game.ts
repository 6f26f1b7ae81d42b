/// The state of a game page as a value: the server's view, and what the player is doing.
import { endOf, squaresOf, startOf } from '../board/square';
import {
  other,
  type RepetitionWarning,
  type GameEvent,
  type Move,
  type MoveEvent,
  type Piece,
  type Rules,
  type Side,
  type Square,
  type View,
} from '../wire/messages';
import { applyMove, redacted } from './fold';

/// Why something cannot be done: a refusal of the server, or a reason the page knows itself.
export interface Notice {
  readonly square: Square;
  readonly reason: string;
  readonly warning?: RepetitionWarning;
  /// Grows with each notice, so that the same one shakes again.
  readonly turn: number;
}

/// The curtain between the turns of a hot-seat game. While it is down, the state holds nothing else.
export interface Curtain {
  readonly side: Side;
  readonly ply: number;
  readonly stage: 'setup' | 'move';
}

export interface GameState {
  readonly rules: Rules;
  readonly view: View | undefined;
  /// The pieces as drawn: those of the view, with the moves since applied.
  readonly pieces: readonly Piece[];
  readonly log: readonly MoveEvent[];
  readonly selected: Square | undefined;
  /// Several moves reach the picked square; the player has to choose where the scout turns.
  readonly choosing: readonly Move[];
  /// Sent, not yet answered.
  readonly pending: Move | undefined;
  readonly notice: Notice | undefined;
  readonly battle: MoveEvent | undefined;
  readonly hint: Move | undefined;
  readonly connected: boolean;
  readonly curtain: Curtain | undefined;
}

export type Msg =
  | { readonly t: 'view'; readonly view: View }
  | { readonly t: 'history'; readonly event: GameEvent }
  | { readonly t: 'log'; readonly log: readonly MoveEvent[] }
  | { readonly t: 'event'; readonly event: MoveEvent }
  | { readonly t: 'pick'; readonly square: Square }
  | { readonly t: 'submit'; readonly move: Move }
  | { readonly t: 'cancel' }
  | { readonly t: 'refused'; readonly reason: string; readonly square?: Square }
  | { readonly t: 'battle'; readonly event: MoveEvent }
  | { readonly t: 'battleOver' }
  | { readonly t: 'hint'; readonly move: Move }
  | { readonly t: 'connection'; readonly live: boolean }
  | { readonly t: 'cleared' }
  | { readonly t: 'curtain'; readonly curtain: Curtain };

export function fresh(rules: Rules): GameState {
  return {
    rules,
    view: undefined,
    pieces: [],
    log: [],
    selected: undefined,
    choosing: [],
    pending: undefined,
    notice: undefined,
    battle: undefined,
    hint: undefined,
    connected: true,
    curtain: undefined,
  };
}

export function update(s: GameState, m: Msg): GameState {
  switch (m.t) {
    case 'view':
      return {
        ...fresh(s.rules),
        view: m.view,
        pieces: m.view.pieces,
        log: s.log,
        connected: s.connected,
        battle: s.battle,
        selected: stillSelected(s, m.view),
        hint: undefined,
      };
    case 'history':
      return withHistory(s, m.event);
    case 'log':
      return { ...s, log: m.log };
    case 'event':
      return {
        ...afterOwnMove(s, m.event),
        log: withMove(s, m.event),
        hint: undefined,
        pieces: applyMove(s.pieces, m.event, s.rules, s.view?.you ?? null),
      };
    case 'pick':
      return pick(s, m.square);
    case 'submit':
      return submitted(s, m.move);
    case 'cancel':
      return { ...idle(s), hint: undefined };
    case 'refused':
      return noticed({ ...idle(s), selected: s.selected }, m.square ?? endOf(s.pending ?? '') ?? '', m.reason);
    case 'battle':
      return { ...s, battle: m.event };
    case 'battleOver':
      return { ...s, battle: undefined };
    case 'hint':
      return { ...idle(s), hint: m.move, selected: startOf(m.move) };
    case 'connection':
      return { ...s, connected: m.live };
    case 'cleared':
      return { ...fresh(s.rules), connected: s.connected, view: s.view && cleared(s.view) };
    case 'curtain':
      return { ...fresh(s.rules), connected: s.connected, curtain: m.curtain };
  }
}

/// The same view with an empty board.
const cleared = (view: View): View => ({
  ...view,
  you: null,
  pieces: [],
  moves: [],
  barred: [],
  captured: [],
  lastMove: null,
});

export const isMyTurn = ({ view }: GameState) =>
  view !== undefined && view.status === 'playing' && view.you !== null && view.turn === view.you;

export const movesFrom = (s: GameState, square: Square): readonly Move[] =>
  (s.view?.moves ?? []).filter((move) => startOf(move) === square);

export const warningsFrom = (s: GameState, square: Square): readonly RepetitionWarning[] =>
  (s.view?.barred ?? []).filter(({ move }) => startOf(move) === square);

export const pieceAt = (s: GameState, square: Square) => s.pieces.find((piece) => piece.square === square);

const withMove = (s: GameState, event: MoveEvent) =>
  s.log.some(({ offset }) => offset === event.offset)
    ? s.log
    : [...s.log.map((earlier) => redacted(earlier, s.rules, s.view?.you ?? null)), event];

/// After the player's own move there is nothing to do until the next view.
function afterOwnMove(s: GameState, { side, passed }: MoveEvent): GameState {
  if (!s.view || side !== s.view.you) return s;
  return { ...idle(s), view: { ...s.view, turn: passed ? side : other(side), moves: [], barred: [] } };
}

/// An event from before the current view.
function withHistory(s: GameState, event: GameEvent): GameState {
  if (event.type === 'move') return { ...s, log: withMove(s, event) };
  if (event.type === 'takeback') return { ...s, log: s.log.filter(({ ply }) => ply < event.ply) };
  return s;
}

const idle = (s: GameState): GameState => ({
  ...s,
  selected: undefined,
  choosing: [],
  pending: undefined,
  notice: undefined,
});

/// The selected piece stays selected if it is still there.
const stillSelected = (s: GameState, view: View) =>
  s.pending === undefined && view.pieces.some((piece) => piece.square === s.selected && piece.side === view.you)
    ? s.selected
    : undefined;

const noticed = (s: GameState, square: Square, reason: string, warning?: RepetitionWarning): GameState => ({
  ...s,
  notice: { square, reason, turn: (s.notice?.turn ?? 0) + 1, ...(warning ? { warning } : {}) },
});

const submitted = (s: GameState, move: Move): GameState => ({ ...idle(s), selected: startOf(move), pending: move });

function pick(s: GameState, square: Square): GameState {
  if (!s.view || s.pending || s.battle || s.view.status !== 'playing') return s;
  if (!isMyTurn(s)) return noticed(s, square, s.view.you === null ? 'watching' : 'not-your-turn');
  if (s.choosing.length > 0) return chooseTurn(s, square);
  return s.selected === undefined ? selectPiece(s, square) : selectTarget(s, s.selected, square);
}

/// Nothing is selected yet: select a piece, or say why not.
function selectPiece(s: GameState, square: Square): GameState {
  const piece = pieceAt(s, square);
  if (!piece) return s.rules.board.lakes.includes(square) ? noticed(idle(s), square, 'lake') : idle(s);
  if (piece.side !== s.view?.you) return noticed(idle(s), square, 'not-your-piece');
  if (piece.kind === 'bomb' || piece.kind === 'flag') return noticed(idle(s), square, 'cannot-move');
  const free = movesFrom(s, square).length > 0 || warningsFrom(s, square).length > 0;
  return free ? { ...idle(s), selected: square, hint: s.hint } : noticed(idle(s), square, 'no-way-out');
}

/// A piece is selected and a target square was picked.
function selectTarget(s: GameState, from: Square, square: Square): GameState {
  if (square === from) return idle(s);
  if (pieceAt(s, square)?.side === s.view?.you) return selectPiece(s, square);
  const ways = movesFrom(s, from).filter((move) => endOf(move) === square);
  if (ways.length > 1) return { ...s, choosing: ways, notice: undefined };
  if (ways[0]) return submitted(s, ways[0]);
  const warning = warningsFrom(s, from).find(({ move }) => endOf(move) === square);
  if (warning) return noticed(s, square, warning.law, warning);
  // The server knows why not: the move is sent, and its refusal gives the reason.
  return submitted(s, from + square);
}

function chooseTurn(s: GameState, square: Square): GameState {
  const way = s.choosing.find((move) => turningSquare(move) === square);
  return way ? submitted(s, way) : { ...s, choosing: [] };
}

/// The square where a move turns; for a straight move, its target.
export const turningSquare = (move: Move): Square => squaresOf(move)[1] ?? '';
