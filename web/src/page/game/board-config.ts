/// The board of a game as a configuration: the present one, or one of the replay.
import { type BoardConfig, configured, distance, endOf, isOnBoard, type Mark, startOf, type Token } from '../../board';
import type { Look } from '../../part/look';
import { face } from '../../part/piece';
import { token, type TokenPiece } from '../../part/token';
import { isMyTurn, movesFrom, piecesOn, warningsFrom, type GameState } from '../../state/game';
import { arrowsFor, marksFor } from '../../state/marks';
import type { Guesses } from '../../state/pencil';
import { piecesSeen, type ReplayState } from '../../state/replay';
import type { MoveEvent, Piece, Side, Square } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import type { FlagfallGame } from './game';
import { squareLabels } from './labels';
import { noticeText, warningText } from './notice';

export function liveConfig(page: FlagfallGame, state: GameState, look: Look, bottom: Side): BoardConfig {
  const view = state.view!;
  const marks = marksFor(state, page.pointed, warningText);
  for (const square of litSquares(page, piecesOn(state))) if (!marks.has(square)) marks.set(square, { kind: 'lit' });
  const guesses = page.notes.guesses;
  const { notice } = state;
  const you = view.opponent === 'hotseat' ? undefined : (view.you ?? undefined);
  return configured({
    ground: state.rules.board,
    bottom,
    name: words().board.name,
    tokens: outOfBattle(state).map((piece) => token(tokenPiece(piece, view.you, guesses), look)),
    selected: state.selected,
    marks,
    arrows: [...arrowsFor(state), ...page.notes.arrows],
    rings: page.notes.rings,
    remark:
      notice && isOnBoard(notice.square, state.rules.board)
        ? { square: notice.square, text: noticeText(notice, look), turn: notice.turn }
        : undefined,
    draggable: movable(state),
    label: squareLabels({
      pieces: piecesOn(state),
      lakes: state.rules.board.lakes,
      you,
      look,
      marks,
      guesses,
      selected: state.selected,
      rings: page.notes.rings,
    }),
  });
}

export function replayConfig(page: FlagfallGame, replay: ReplayState, look: Look, bottom: Side): BoardConfig {
  const state = page.session!.state!;
  const pieces = piecesSeen(replay);
  const last = state.log[replay.at - 1];
  const atEnd = replay.at === replay.positions.length - 1;
  const heart = page.session!.endedNow && atEnd && last ? endOf(last.move) : undefined;
  const { you } = state.view!;
  const marks: Map<Square, Mark> = atEnd && last ? fallenFlag(last, look) : new Map<Square, Mark>();
  for (const square of litSquares(page, pieces)) marks.set(square, { kind: 'lit' });
  const waved = (piece: Piece): Token => {
    const wasHidden = piece.side !== you && !piece.known;
    const wave = heart && wasHidden ? { wave: distance(heart, piece.square) } : {};
    return token({ ...tokenPiece(piece, null, {}), ...wave }, look);
  };
  return configured({
    ground: state.rules.board,
    bottom,
    name: words().board.name,
    tokens: pieces.map(waved),
    marks,
    arrows: [
      ...(last ? [{ move: last.move, tone: 'last' } as const] : []),
      ...(page.better?.at === replay.at ? [{ move: page.better.move, tone: 'hint' } as const] : []),
      ...page.notes.arrows,
    ],
    rings: page.notes.rings,
    label: squareLabels({
      pieces,
      lakes: state.rules.board.lakes,
      you: undefined,
      look,
      marks,
      guesses: {},
      selected: undefined,
      rings: page.notes.rings,
    }),
  });
}

/// The pieces but for those that fight: they are drawn in the battle.
function outOfBattle(state: GameState): readonly Piece[] {
  const { battle, view } = state;
  const pieces = piecesOn(state);
  if (!battle || !view || battle.ply < view.ply - 1) return pieces;
  const fighting = [startOf(battle.move), endOf(battle.move)];
  return pieces.filter(({ square }) => !fighting.includes(square));
}

/// The squares where the kind that was tapped in a tray is known to stand.
const litSquares = ({ notes: { lit } }: FlagfallGame, pieces: readonly Piece[]): readonly Square[] =>
  lit ? pieces.filter(({ side, kind }) => side === lit.side && kind === lit.kind).map(({ square }) => square) : [];

/// A captured flag is shown beside the piece that captured it.
function fallenFlag({ move, side, strike }: MoveEvent, look: Look): Map<Square, Mark> {
  return new Map(
    strike?.defender === 'flag' ? [[endOf(move), { kind: 'fallen', drawing: face(other(side), 'flag', look) }]] : [],
  );
}

/// A piece as the board draws it. The eye marks own pieces that the enemy has seen, and enemy pieces that are known.
function tokenPiece(piece: Piece, you: Side | null, guesses: Guesses): TokenPiece {
  const pencil = piece.kind ? undefined : guesses[piece.home];
  return {
    id: piece.home,
    square: piece.square,
    side: piece.side,
    moved: piece.moved,
    seen: piece.known === true || (you !== null && piece.side !== you && piece.kind !== undefined),
    ...(piece.kind ? { kind: piece.kind } : {}),
    ...(pencil ? { pencil } : {}),
  };
}

function movable(state: GameState): ReadonlySet<Square> {
  if (!isMyTurn(state) || state.pending) return new Set();
  return new Set(
    piecesOn(state)
      .map(({ square }) => square)
      .filter((square) => movesFrom(state, square).length > 0 || warningsFrom(state, square).length > 0),
  );
}
