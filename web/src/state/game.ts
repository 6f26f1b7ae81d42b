/// The state of a game page as a value: the server's view, and what the player is doing.
import { endOf, squaresOf, startOf } from '../board/square';
import type {
  Move,
  MoveEvent,
  Piece,
  PresenceEvent,
  RepetitionWarning,
  Rules,
  Side,
  Square,
  View,
} from '../wire/messages';
import type { NumberedEvent } from '../wire/numbered';
import type { Curtain } from './curtain';
import { facing } from './fold';
import { logged, withoutTakenBack } from './log';
import { advance } from './view';
import { whyNot } from './why-not';

/// Why something cannot be done: a refusal of the server, or a reason the page knows itself.
export interface Notice {
  readonly square: Square;
  readonly reason: string;
  readonly warning?: RepetitionWarning;
  /// Grows with each notice, so that the same one shakes again.
  readonly turn: number;
}

export interface GameState {
  readonly rules: Rules;
  readonly view: View | undefined;
  /// The view lacks something that only the server knows, and has to be fetched.
  readonly stale: boolean;
  readonly log: readonly MoveEvent[];
  readonly selected: Square | undefined;
  /// Several moves reach the picked square; the player has to choose where the scout turns.
  readonly choosing: readonly Move[];
  /// Sent, not yet answered.
  readonly pending: Move | undefined;
  /// Planned during the other side's turn; it is sent when the turn comes and it is legal, and never before.
  readonly premove: Move | undefined;
  readonly notice: Notice | undefined;
  readonly battle: MoveEvent | undefined;
  readonly hint: Move | undefined;
  readonly connected: boolean;
  readonly curtain: Curtain | undefined;
}

export type Msg =
  | { readonly t: 'view'; readonly view: View }
  | { readonly t: 'event'; readonly event: NumberedEvent }
  | { readonly t: 'history'; readonly event: NumberedEvent }
  | { readonly t: 'log'; readonly log: readonly MoveEvent[] }
  | { readonly t: 'pick'; readonly square: Square }
  | { readonly t: 'submit'; readonly move: Move }
  | { readonly t: 'cancel' }
  | { readonly t: 'refused'; readonly reason: string; readonly square?: Square }
  | { readonly t: 'noticeOver' }
  | { readonly t: 'battle'; readonly event: MoveEvent }
  | { readonly t: 'battleOver' }
  | { readonly t: 'hint'; readonly move: Move }
  | { readonly t: 'connection'; readonly live: boolean }
  | { readonly t: 'presence'; readonly event: PresenceEvent }
  | { readonly t: 'renamed'; readonly side: Side; readonly name: string }
  | { readonly t: 'cleared' }
  | { readonly t: 'curtain'; readonly curtain: Curtain };

export function fresh(rules: Rules): GameState {
  return {
    rules,
    view: undefined,
    stale: false,
    log: [],
    selected: undefined,
    choosing: [],
    pending: undefined,
    premove: undefined,
    notice: undefined,
    battle: undefined,
    hint: undefined,
    connected: true,
    curtain: undefined,
  };
}

export function update(s: GameState, m: Msg): GameState {
  switch (m.t) {
    case 'view': {
      const { log, connected, battle, premove } = s;
      const selected = stillSelected(s, m.view);
      return turned({ ...fresh(s.rules), view: m.view, log, connected, battle, premove, selected });
    }
    case 'event':
      return withEvent(s, m.event);
    case 'history':
      return withHistory(s, m.event);
    case 'log':
      return { ...s, log: m.log };
    case 'pick':
      return pick(s, m.square);
    case 'submit':
      return submitted(s, m.move);
    case 'cancel':
      return { ...idle(s), hint: undefined, premove: undefined };
    case 'refused':
      return refused(s, m.square ?? endOf(s.pending ?? ''), m.reason);
    case 'noticeOver':
      return { ...s, notice: undefined };
    case 'battle':
      return { ...s, battle: m.event };
    case 'battleOver':
      return { ...s, battle: undefined };
    case 'hint':
      return { ...idle(s), hint: m.move, selected: startOf(m.move) };
    case 'connection':
      return { ...s, connected: m.live };
    case 'presence':
      return { ...s, view: s.view && withPresence(s.view, m.event) };
    case 'renamed':
      return { ...s, view: s.view && renamed(s.view, m.side, m.name) };
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

/// The pieces as they are seen now, also those that are hidden again with the next move.
export const piecesOn = (s: GameState): readonly Piece[] =>
  s.view ? facing(s.view.pieces, s.view.lastMove, s.rules) : [];

export const pieceAt = (s: GameState, square: Square) => piecesOn(s).find((piece) => piece.square === square);

export const movesFrom = (s: GameState, square: Square): readonly Move[] =>
  (s.view?.moves ?? []).filter((move) => startOf(move) === square);

export const warningsFrom = (s: GameState, square: Square): readonly RepetitionWarning[] =>
  (s.view?.barred ?? []).filter(({ move }) => startOf(move) === square);

function withEvent(s: GameState, event: NumberedEvent): GameState {
  if (!s.view) return s;
  const { view, stale } = advance(s.view, event, s.rules);
  const next = { ...withHistory(s, event), view, stale: s.stale || stale };
  if (event.type !== 'move') return next;
  const selected = event.side === view.you ? undefined : stillSelected(s, view);
  return turned({ ...idle(next), hint: undefined, selected });
}

/// When the turn has come, the planned move is made if it is legal, and forgotten if not.
function turned(s: GameState): GameState {
  if (s.premove === undefined || s.stale || !isMyTurn(s)) return s;
  const legal = s.view?.moves.includes(s.premove);
  return legal ? { ...submitted(s, s.premove), premove: undefined } : { ...s, premove: undefined, selected: undefined };
}

/// Adds an event to the log and nothing else: it happened before the current view, or was applied to it already.
function withHistory(s: GameState, event: NumberedEvent): GameState {
  if (event.type === 'move') return { ...s, log: logged(s.log, event, s.rules, s.view?.you ?? null) };
  return event.type === 'takeback' ? { ...s, log: withoutTakenBack(s.log, event) } : s;
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

/// Refusals that are about the square a move starts from. Only a typed move meets them.
const OF_THE_START: readonly string[] = ['no-piece', 'not-your-piece', 'cannot-move'];

/// The server refused the pending move. "Too far" is no answer to a scout that may run that far, but not strike there.
function refused(s: GameState, square: Square, reason: string): GameState {
  const start = startOf(s.pending ?? '');
  if (OF_THE_START.includes(reason)) return noticed(idle(s), start, reason);
  const scout = pieceAt(s, start)?.kind === 'scout';
  const strikes = pieceAt(s, square) !== undefined && s.rules.scoutStrike === 'ADJACENT';
  const told = reason === 'too-far' && scout && strikes ? 'run-or-strike' : reason;
  return noticed({ ...idle(s), selected: s.selected }, square, told);
}

const submitted = (s: GameState, move: Move): GameState => ({ ...idle(s), selected: startOf(move), pending: move });

function pick(s: GameState, square: Square): GameState {
  if (!s.view || s.pending || s.battle || s.view.status !== 'playing') return s;
  if (!isMyTurn(s)) return plan(s, square);
  // The legal moves are on their way.
  if (s.stale) return s;
  if (s.choosing.length > 0) return chooseTurn(s, square);
  return s.selected === undefined ? selectPiece(s, square) : selectTarget(s, s.selected, square);
}

/// The other side is to move: a piece can be taken up already, and put down as a plan.
function plan(s: GameState, square: Square): GameState {
  const you = s.view?.you;
  const piece = pieceAt(s, square);
  if (!you || s.view?.opponent === 'hotseat') return noticed(s, square, you ? 'not-your-turn' : 'watching');
  if (piece?.side === you) {
    if (square === s.selected) return idle(s);
    if (piece.kind === 'bomb' || piece.kind === 'flag') return noticed(idle(s), square, 'cannot-move');
    return { ...idle(s), selected: square, premove: undefined };
  }
  if (s.selected === undefined) return noticed(s, square, 'not-your-turn');
  if (s.rules.board.lakes.includes(square)) return noticed(s, square, 'lake');
  return { ...idle(s), premove: s.selected + square };
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
  const why = whyNot(piecesOn(s), s.rules, from, square);
  // Otherwise the server knows why not: the move is sent, and its refusal gives the reason.
  return why ? noticed({ ...s, choosing: [] }, square, why) : submitted(s, from + square);
}

function chooseTurn(s: GameState, square: Square): GameState {
  const way = s.choosing.find((move) => turningSquare(move) === square);
  return way ? submitted(s, way) : { ...s, choosing: [] };
}

/// The square where a move turns; for a straight move, its target.
export const turningSquare = (move: Move): Square => squaresOf(move)[1] ?? '';

/// Who has come or gone, of those who play.
function withPresence(view: View, { side, online }: PresenceEvent): View {
  const others = view.live.online.filter((it) => it !== side);
  return { ...view, live: { ...view.live, online: online ? [...others, side] : others } };
}

function renamed(view: View, side: Side, name: string): View {
  const player = view[side];
  return player ? { ...view, [side]: { ...player, name } } : view;
}
