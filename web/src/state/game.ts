/// One game at the table, as a value. The server's view is the truth; the rest is what the player has in hand.
import { endOf, squaresOf, startOf } from '../board/square';
import { other, type Barred, type GameEvent, type Move, type MoveEvent, type Piece, type Rules, type Side, type Square, type View } from '../wire/messages';
import { fold, remembered } from './fold';

/// Why something cannot be done: the referee's reasons, and a few that are plain to see.
export interface Notice {
  readonly square: Square;
  readonly reason: string;
  readonly barred?: Barred;
  /// Grows with each notice, so that the same one shakes again.
  readonly turn: number;
}

/// The cloth over the table between two players at one screen. Beside it there is nothing.
export interface Curtain { readonly side: Side; readonly ply: number; readonly stage: 'setup' | 'move' }

export interface GameState {
  readonly rules: Rules;
  readonly view: View | undefined;
  /// The pieces as drawn: the view's, carried forward by moves told since.
  readonly pieces: readonly Piece[];
  readonly story: readonly MoveEvent[];
  readonly selected: Square | undefined;
  /// Several moves reach the square that was picked: where shall the scout turn?
  readonly choosing: readonly Move[];
  /// Said, not yet answered.
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
  | { readonly t: 'whole'; readonly story: readonly MoveEvent[] }
  | { readonly t: 'told'; readonly event: MoveEvent }
  | { readonly t: 'pick'; readonly square: Square }
  | { readonly t: 'say'; readonly move: Move }
  | { readonly t: 'cancel' }
  | { readonly t: 'refused'; readonly reason: string; readonly square?: Square }
  | { readonly t: 'battle'; readonly event: MoveEvent }
  | { readonly t: 'battleOver' }
  | { readonly t: 'hint'; readonly move: Move }
  | { readonly t: 'connection'; readonly live: boolean }
  | { readonly t: 'emptied' }
  | { readonly t: 'curtain'; readonly curtain: Curtain };

export function fresh(rules: Rules): GameState {
  return {
    rules, view: undefined, pieces: [], story: [], selected: undefined, choosing: [], pending: undefined,
    notice: undefined, battle: undefined, hint: undefined, connected: true, curtain: undefined,
  };
}

export function update(s: GameState, m: Msg): GameState {
  switch (m.t) {
    case 'view':
      return { ...fresh(s.rules), view: m.view, pieces: m.view.pieces, story: s.story,
        connected: s.connected, battle: s.battle, selected: stillThere(s, m.view), hint: undefined };
    case 'history':
      return recalled(s, m.event);
    case 'whole': return { ...s, story: m.story };
    case 'told':
      return { ...handedOver(s, m.event), story: told(s, m.event), hint: undefined,
        pieces: fold(s.pieces, m.event, s.rules, s.view?.you ?? null) };
    case 'pick': return picked(s, m.square);
    case 'say': return said(s, m.move);
    case 'cancel': return { ...idle(s), hint: undefined };
    case 'refused':
      return noticed({ ...idle(s), selected: s.selected }, m.square ?? endOf(s.pending ?? '') ?? '', m.reason);
    case 'battle': return { ...s, battle: m.event };
    case 'battleOver': return { ...s, battle: undefined };
    case 'hint': return { ...idle(s), hint: m.move, selected: startOf(m.move) };
    case 'connection': return { ...s, connected: m.live };
    case 'emptied': return { ...fresh(s.rules), connected: s.connected, view: s.view && emptied(s.view) };
    case 'curtain': return { ...fresh(s.rules), connected: s.connected, curtain: m.curtain };
  }
}

/// The same table with nothing on it.
const emptied = (view: View): View =>
  ({ ...view, you: null, pieces: [], moves: [], barred: [], captured: [], lastMove: null });

export const isMyTurn = ({ view }: GameState) =>
  view !== undefined && view.status === 'playing' && view.you !== null && view.turn === view.you;

export const movesFrom = (s: GameState, square: Square): readonly Move[] =>
  (s.view?.moves ?? []).filter((move) => startOf(move) === square);

export const barredFrom = (s: GameState, square: Square): readonly Barred[] =>
  (s.view?.barred ?? []).filter(({ move }) => startOf(move) === square);

export const pieceAt = (s: GameState, square: Square) => s.pieces.find((piece) => piece.square === square);

const told = (s: GameState, event: MoveEvent) =>
  s.story.some(({ offset }) => offset === event.offset) ? s.story
    : [...s.story.map((earlier) => remembered(earlier, s.rules, s.view?.you ?? null)), event];

/// After one's own move there is nothing left to do until the server's next view.
function handedOver(s: GameState, { side, passed }: MoveEvent): GameState {
  if (!s.view || side !== s.view.you) return s;
  return { ...idle(s), view: { ...s.view, turn: passed ? side : other(side), moves: [], barred: [] } };
}

/// Something that happened before the view on show.
function recalled(s: GameState, event: GameEvent): GameState {
  if (event.type === 'move') return { ...s, story: told(s, event) };
  if (event.type === 'takeback') return { ...s, story: s.story.filter(({ ply }) => ply < event.ply) };
  return s;
}

const idle = (s: GameState): GameState =>
  ({ ...s, selected: undefined, choosing: [], pending: undefined, notice: undefined });

/// A piece picked up while the enemy was moving stays in hand, if it is still there.
const stillThere = (s: GameState, view: View) =>
  s.pending === undefined && view.pieces.some((piece) => piece.square === s.selected && piece.side === view.you)
    ? s.selected : undefined;

const noticed = (s: GameState, square: Square, reason: string, barred?: Barred): GameState =>
  ({ ...s, notice: { square, reason, turn: (s.notice?.turn ?? 0) + 1, ...(barred ? { barred } : {}) } });

const said = (s: GameState, move: Move): GameState => ({ ...idle(s), selected: startOf(move), pending: move });

function picked(s: GameState, square: Square): GameState {
  if (!s.view || s.pending || s.battle || s.view.status !== 'playing') return s;
  if (!isMyTurn(s)) return noticed(s, square, s.view.you === null ? 'watching' : 'not-your-turn');
  if (s.choosing.length > 0) return turnedAt(s, square);
  return s.selected === undefined ? lifted(s, square) : aimed(s, s.selected, square);
}

/// Nothing is in hand yet: pick a piece up, or hear why not.
function lifted(s: GameState, square: Square): GameState {
  const piece = pieceAt(s, square);
  if (!piece) return s.rules.board.lakes.includes(square) ? noticed(idle(s), square, 'lake') : idle(s);
  if (piece.side !== s.view?.you) return noticed(idle(s), square, 'not-your-piece');
  if (piece.kind === 'bomb' || piece.kind === 'flag') return noticed(idle(s), square, 'cannot-move');
  const free = movesFrom(s, square).length > 0 || barredFrom(s, square).length > 0;
  return free ? { ...idle(s), selected: square, hint: s.hint } : noticed(idle(s), square, 'no-way-out');
}

/// A piece is in hand and a square was picked for it.
function aimed(s: GameState, from: Square, square: Square): GameState {
  if (square === from) return idle(s);
  if (pieceAt(s, square)?.side === s.view?.you) return lifted(s, square);
  const ways = movesFrom(s, from).filter((move) => endOf(move) === square);
  if (ways.length > 1) return { ...s, choosing: ways, notice: undefined };
  if (ways[0]) return said(s, ways[0]);
  const barred = barredFrom(s, from).find(({ move }) => endOf(move) === square);
  if (barred) return noticed(s, square, barred.law, barred);
  // The referee knows why not: the wish is sent, and its refusal is the reason.
  return said(s, from + square);
}

function turnedAt(s: GameState, square: Square): GameState {
  const way = s.choosing.find((move) => turningSquare(move) === square);
  return way ? said(s, way) : { ...s, choosing: [] };
}

/// The square on which a move turns; a straight move to the same target turns where it strikes.
export const turningSquare = (move: Move): Square => squaresOf(move)[1] ?? '';
