/// Draws a running or finished game: the board in the middle, the armies on the left, the log and the actions on the right.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import { lookFor, type Look } from '../../part/look';
import { pieceCounts } from '../../state/armies';
import { piecesOn, type GameState } from '../../state/game';
import { logKnownTo } from '../../state/history';
import { fallen, piecesSeen, type ReplayState } from '../../state/replay';
import { titleOf, type Edition } from '../../state/rulebook';
import type { Move, MoveEvent, Side, View } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import { actions } from './actions';
import { armies } from './armies';
import { battleOverlay } from './battle';
import { liveConfig, replayConfig } from './board-config';
import { clock } from './clock';
import { companyOf } from './beside';
import { openKeep } from './keep';
import { replayBar, unseenInReview, verdict } from './end';
import type { FlagfallGame } from './game';
import { moveLog } from './log';
import { storyText } from './move-text';
import { lookingBack, pastConfig, pastOf } from './past';
import { turnLine } from './turn';
import { moveForm } from './typed';

/// The log has made room for the review.
const lastMove = (event: MoveEvent | undefined, look: Look): string => (event ? storyText(event, look) : '');

export function tableTemplate(page: FlagfallGame, view: View, edition: Edition) {
  const state = page.session!.state!;
  const look = lookFor(edition);
  const bottom = bottomOf(page, view);
  const over = view.status === 'over';
  const { replay } = page.walk;
  const past = replay ? undefined : pastOf(page, state);
  const losses = replay ? fallen(replay) : view.captured;
  const pieces = replay ? piecesSeen(replay) : piecesOn(state);
  const trays = [other(bottom), bottom].map((side) => ({
    side,
    pieceCounts: pieceCounts(side, edition.rules.army, pieces, losses),
    clock: view.clocks ? clock(view, side, page.sinceClocks) : undefined,
    player: page.players.nameOf(side, view),
    hidden: replay ? replay.viewpoint === other(side) : view.you !== side,
  }));
  const config = replay
    ? replayConfig(page, replay, look, bottom)
    : past
      ? pastConfig(past, state, look, bottom)
      : liveConfig(page, state, look, bottom);
  const { columns, rows } = edition.rules.board;
  const company = companyOf(view, (text) => page.showMessage(text, 'chat'));
  return html`<div class="game ${page.typed.open ? 'typing' : ''} ${replay && page.reviewing ? 'reviewing' : ''}" .style=${`--columns:${columns};--rows:${rows}`}>
    ${over ? nothing : html`<h1 class="unseen">${titleOf(edition)}</h1>`}
    ${over ? verdict({ view, look, next: nextButtons(page, view), company, ratings: page.session!.ratings }) : turnLine(state, page, past && lookingBack(past, () => page.walk.lookBack(undefined)))}
    <div class="stage">
      ${nameplate(trays[0]!)}
      <div class="mat"><flagfall-board .config=${config} .events=${page.board}></flagfall-board>
        ${page.notes.wheel(bottom)}
        ${battleOf(page, state, look, bottom)}</div>
      ${nameplate(trays[1]!)}
    </div>
    ${armies(trays, look, page.notes.lit, page.notes.light)}
    <div class="beside">
      <p class="by-rules">${titleOf(edition)}${view.opponent === 'imported' ? ` · ${words().game.imported}` : ''}</p>${over ? nothing : company}
      ${
        replay && page.reviewing
          ? reviewTemplate(page, replay, view, look, bottom)
          : moveLog({
              events: replay ? state.log : logKnownTo(view, state.log),
              begun: view.ply > 0,
              look,
              at: replay?.at ?? past?.at,
              showBattle: (event) => void page.session!.replayBattle(event),
              loadEarlier: page.session!.loadWholeLog,
              goTo: page.goTo,
            })
      }
    </div>
    ${view.status === 'playing' && view.you !== null ? moveForm(page) : nothing}
    ${replay ? replayBar({ replay, look, reviewing: page.reviewing, send: page.walk.step, flip: page.walk.flip, keep: keepButton(page, bottom), move: page.reviewing ? lastMove(state.log[replay.at - 1], look) : '' }) : actions(state, page)}
  </div>`;
}

/// Above and below the board, where there is no room for the trays beside it.
const nameplate = ({ side, player }: { side: Side; player: string }) =>
  player ? html`<p class="nameplate" data-side=${side}><i class="lamp" data-side=${side}></i>${player}</p>` : nothing;

function battleOf(page: FlagfallGame, { battle, rules }: GameState, look: Look, bottom: Side) {
  if (!battle) return nothing;
  return battleOverlay({ event: battle, look, ground: rules.board, bottom, skip: () => page.session!.skip() });
}

/// The review stands where the moves are told; it is loaded when it is first asked for.
function reviewTemplate(page: FlagfallGame, replay: ReplayState, view: View, look: Look, bottom: Side) {
  const { board } = page.session!.state!.rules;
  const go = (to: number, move?: Move) => {
    page.better = move === undefined ? undefined : { at: to, move };
    page.walk.step({ t: 'go', to });
  };
  return html`<flagfall-review .game=${page.game} .at=${replay.at} .look=${look} .ground=${board} .winner=${view.result?.winner ?? null} .bottom=${bottom} .go=${go}></flagfall-review>`;
}

/// What one can keep of the game is loaded when it is first asked for.
const keepButton = (page: FlagfallGame, bottom: Side) =>
  html`<button @click=${() => void openKeep(page, bottom)}>${icon('save')}<span class=${unseenInReview(page.reviewing)}>${words().end.keep}</span></button>`;

const reviewButton = (page: FlagfallGame) =>
  html`<button aria-pressed=${page.reviewing} @click=${page.toggleReview}>${words().end.review}</button>`;

/// The side at the lower edge: the player's own; in a replay the side whose view is shown; either way turned at will.
function bottomOf({ walk: { replay, flipped } }: FlagfallGame, view: View): Side {
  const viewpoint = replay && replay.viewpoint !== 'everyone' ? replay.viewpoint : undefined;
  const side = viewpoint ?? view.you ?? 'red';
  return replay && flipped ? other(side) : side;
}

/// What leads on from the end of a game.
const nextButtons = (page: FlagfallGame, view: View) =>
  html`${rematchButton(page, view)}${page.walk.replay ? reviewButton(page) : nothing}`;

function rematchButton(page: FlagfallGame, view: View) {
  const ask = () => void page.act.rematch();
  if (page.rematch && view.you !== null) return page.rematch.template(view.you, ask);
  if (view.you === null && view.opponent !== 'hotseat') return nothing;
  return html`<button class="main" @click=${ask}>${words().game.rematch}</button>`;
}
