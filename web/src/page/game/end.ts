/// Draws the end of a game: who won and why, and the controls of the replay.
import { html } from 'lit';
import { announce } from '../../part/announce';
import { icon } from '../../part/icon';
import { choice, optionsOf } from '../../part/choice';
import type { Look } from '../../part/look';
import type { ReplayMsg, ReplayState } from '../../state/replay';
import type { RatingChanges, View } from '../../wire/messages';
import { endReason, words } from '../../words';
import { moveText } from './move-text';
import { ratingLine } from './ratings';

export interface VerdictOptions {
  readonly view: View;
  readonly look: Look;
  /// The buttons that lead on from here.
  readonly next: unknown;
  /// The other player, where one can talk to them.
  readonly company: unknown;
  readonly ratings: RatingChanges | undefined;
}

export function verdict({ view, look, next, company, ratings }: VerdictOptions) {
  const w = words();
  const { result } = view;
  return html`<section class="turn verdict" data-side=${result?.winner ?? ''}>
    <h1>${verdictText(view)}</h1>
    <p>${result ? endReason(result.reason, look) : ''}</p>${ratingLine(view, ratings)}
    <div class="bar">${next}<a class="button" href="/">${w.game.newGame}</a></div>${company}</section>`;
}

export function verdictText({ result, you, opponent }: View): string {
  const w = words().end;
  if (!result || result.winner === null) return w.draw;
  if (you === null || opponent === 'hotseat') return w.wins(result.winner);
  return result.winner === you ? w.won : w.lost;
}

/// Where a replay stands, in words.
function standing({ at, moves, positions }: ReplayState, look: Look): string {
  const move = moves[at - 1];
  const number = words().end.at(at, positions.length - 1);
  return move ? `${number}: ${moveText(move, look)}` : number;
}

/// Tells screen readers the move that a replay has come to. A slider that has the focus tells it itself.
export function tellMove(replay: ReplayState, look: Look) {
  if (!document.activeElement?.matches('[type=range], [role=slider]')) announce(standing(replay, look));
}

/// The labels that a review leaves no room for.
export const unseenInReview = (reviewing: boolean) => (reviewing ? 'unseen' : '');

export interface ReplayBarOptions {
  readonly replay: ReplayState;
  readonly look: Look;
  readonly reviewing: boolean;
  readonly send: (message: ReplayMsg) => void;
  readonly flip: () => void;
  readonly keep: unknown;
  /// The move that led to the board that is shown, in words.
  readonly move: string;
}

export function replayBar({ replay: state, look, reviewing, send, flip, keep, move }: ReplayBarOptions) {
  const w = words().end;
  const last = state.positions.length - 1;
  const button = (name: string, label: string, message: ReplayMsg, disabled = false) =>
    html`<button class="quiet round" aria-label=${label} title=${label} aria-disabled=${disabled}
      @click=${() => send(message)}>${icon(name)}</button>`;
  return html`<section class="actions replay" aria-label=${w.replay}>
    <div class="bar">
      ${button('arrow-first', w.first, { t: 'go', to: 0 }, state.at === 0)}
      ${button('arrow-left', w.back, { t: 'go', to: state.at - 1 }, state.at === 0)}
      ${state.playing ? button('pause', w.pause, { t: 'play', on: false }) : button('play', w.play, { t: 'play', on: true })}
      ${button('arrow-right', w.forward, { t: 'go', to: state.at + 1 }, state.at === last)}
      ${button('arrow-last', w.last, { t: 'go', to: last }, state.at === last)}
      <button class="quiet round" aria-label=${w.flip} title=${w.flip} @click=${flip}>${icon('mirror')}</button>
    </div>
    <label class="slider"><span>${w.at(state.at, last)}${move && ` · ${move}`}</span><input type="range" min="0" max=${last} .value=${String(state.at)}
      aria-valuetext=${standing(state, look)}
      @input=${(event: InputEvent) => send({ t: 'go', to: Number((event.target as HTMLInputElement).value) })}></label>
    ${choice(w.viewpoint, 'viewpoint', optionsOf(w.viewpoints), state.viewpoint, (viewpoint) => send({ t: 'viewpoint', viewpoint }), unseenInReview(reviewing))}
    ${keep}
  </section>`;
}
