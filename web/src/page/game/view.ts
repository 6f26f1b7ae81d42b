/// Draws a running or finished game: the board in the middle, the armies on the left, the log and the actions on the right.
import { html, nothing } from 'lit';
import { type BoardConfig, configured, distance, endOf, isOnBoard, type Mark, type Token } from '../../board';
import { lookFor, type Look } from '../../part/look';
import { face } from '../../part/piece';
import { token, type TokenPiece } from '../../part/token';
import { pieceCounts } from '../../state/armies';
import { isMyTurn, movesFrom, piecesOn, warningsFrom, type GameState } from '../../state/game';
import { logKnownTo } from '../../state/history';
import { arrowsFor, marksFor } from '../../state/marks';
import type { Guesses } from '../../state/pencil';
import { fallen, piecesSeen, type ReplayState } from '../../state/replay';
import { titleOf, type Edition } from '../../state/rulebook';
import { type MoveEvent, type Piece, type Side, type Square, type View } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import { actions } from './actions';
import { lookingBack, pastConfig, pastOf } from './past';
import { armies } from './armies';
import { battleOverlay } from './battle';
import { clock } from './clock';
import { companyBeside } from './beside';
import { openKeep } from './keep';
import { replayBar, verdict } from './end';
import type { FlagfallGame } from './game';
import { squareLabels } from './labels';
import { moveLog } from './log';
import { noticeText, warningText } from './notice';
import { turnLine } from './turn';
import { moveForm } from './typed';

export function tableTemplate(page: FlagfallGame, view: View, edition: Edition) {
  const state = page.session!.state!;
  const look = lookFor(edition);
  const bottom = bottomOf(page, view);
  const over = view.status === 'over';
  const past = page.replay ? undefined : pastOf(page, state);
  const losses = page.replay ? fallen(page.replay) : view.captured;
  const pieces = page.replay ? piecesSeen(page.replay) : piecesOn(state);
  const trays = [other(bottom), bottom].map((side) => ({
    side,
    pieceCounts: pieceCounts(side, edition.rules.army, pieces, losses),
    clock: view.clocks ? clock(view, side, page.sinceClocks) : undefined,
    player: page.playerOf(side),
    hidden: page.replay ? page.replay.eyes === other(side) : view.you !== side,
  }));
  const config = page.replay
    ? replayConfig(page, page.replay, look, bottom)
    : past
      ? pastConfig(past, state, look, bottom)
      : liveConfig(page, state, look, bottom);
  const { columns, rows } = edition.rules.board;
  return html`<div class="game ${page.typing ? 'typing' : ''}" .style=${`--columns:${columns};--rows:${rows}`}>
    <h1 class="unseen">${titleOf(edition)}</h1>
    ${over ? verdict(view, rematchButton(page, view), page.session!.ratings) : turnLine(state, page)}
    <div class="stage">
      <div class="mat"><flagfall-board .config=${config} .events=${page.board}></flagfall-board>
        ${past ? lookingBack(past, () => page.lookBack(undefined)) : nothing}
        ${page.pencilWheel(bottom)}
        ${state.battle ? battleOverlay(state.battle, look, () => page.session!.skip()) : nothing}</div>
    </div>
    ${armies(trays, look, page.lit, page.light)}
    <div class="beside">
      <p class="by-rules">${titleOf(edition)}</p>${companyBeside(view)}
      ${
        page.replay && page.reviewing
          ? reviewTemplate(page, page.replay, view, look)
          : moveLog({
              events: page.replay ? state.log : logKnownTo(view, state.log),
              look,
              at: page.replay?.at ?? past?.at,
              showBattle: (event) => void page.session!.replayBattle(event),
              loadEarlier: page.session!.loadWholeLog,
              goTo: (moves) => (page.replay ? page.step({ t: 'go', to: moves }) : page.lookBack(moves)),
            })
      }
    </div>
    ${view.status === 'playing' && view.you !== null ? moveForm(page) : nothing}
    ${page.replay ? replayBar(page.replay, page.step, page.flip, html`${reviewButton(page)}${keepButton(page, bottom)}`) : actions(state, page)}
  </div>`;
}

/// The review stands where the moves are told; it is loaded when it is first asked for.
function reviewTemplate(page: FlagfallGame, replay: ReplayState, view: View, look: Look) {
  const { board } = page.session!.state!.rules;
  const go = (to: number) => page.step({ t: 'go', to });
  return html`<flagfall-review .game=${page.game} .at=${replay.at} .look=${look} .ground=${board} .winner=${view.result?.winner ?? null} .go=${go}></flagfall-review>`;
}

/// What one can keep of the game is loaded when it is first asked for.
const keepButton = (page: FlagfallGame, bottom: Side) =>
  html`<button class="quiet" @click=${() => void openKeep(page, bottom)}>${words().end.keep}</button>`;

const reviewButton = (page: FlagfallGame) =>
  html`<button class="quiet" aria-pressed=${page.reviewing} @click=${page.toggleReview}>${words().end.review}</button>`;

/// The side at the lower edge: the player's own; in a replay whose eyes one looks through; either way turned at will.
function bottomOf({ replay, flipped }: FlagfallGame, view: View): Side {
  const eyes = replay && replay.eyes !== 'everyone' ? replay.eyes : undefined;
  const side = eyes ?? view.you ?? 'red';
  return replay && flipped ? other(side) : side;
}

function rematchButton(page: FlagfallGame, view: View) {
  const ask = () => void page.act.rematch();
  if (page.rematch && view.you !== null) return page.rematch.template(view.you, ask);
  if (view.you === null && view.opponent !== 'hotseat') return nothing;
  return html`<button class="main" @click=${ask}>${words().game.rematch}</button>`;
}

function liveConfig(page: FlagfallGame, state: GameState, look: Look, bottom: Side): BoardConfig {
  const view = state.view!;
  const marks = marksFor(state, page.pointed, warningText);
  for (const square of litSquares(page, piecesOn(state))) if (!marks.has(square)) marks.set(square, { kind: 'lit' });
  const guesses = page.guesses;
  const { notice } = state;
  const you = view.opponent === 'hotseat' ? undefined : (view.you ?? undefined);
  return configured({
    ground: state.rules.board,
    bottom,
    name: words().board.name,
    tokens: piecesOn(state).map((piece) => token(tokenPiece(piece, view.you, guesses), look)),
    selected: state.selected,
    marks,
    arrows: arrowsFor(state),
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
    }),
  });
}

function replayConfig(page: FlagfallGame, replay: ReplayState, look: Look, bottom: Side): BoardConfig {
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
    arrows: last ? [{ move: last.move, tone: 'last' }] : [],
    label: squareLabels({
      pieces,
      lakes: state.rules.board.lakes,
      you: undefined,
      look,
      marks,
      guesses: {},
      selected: undefined,
    }),
  });
}

/// The squares where the kind that was tapped in a tray is known to stand.
const litSquares = ({ lit }: FlagfallGame, pieces: readonly Piece[]): readonly Square[] =>
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
