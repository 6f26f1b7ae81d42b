/// Draws the log of the moves, newest last. Every battle can be shown again.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import type { Look } from '../../part/look';
import type { MoveEvent } from '../../wire/messages';
import { words } from '../../words';
import { moveText } from './move-text';

export interface MoveLogOptions {
  readonly events: readonly MoveEvent[];
  readonly look: Look;
  /// The number of the move that the replay shows.
  readonly at: number | undefined;
  readonly showBattle: (event: MoveEvent) => void;
  readonly goTo: ((ply: number) => void) | undefined;
  /// Loads the moves before the first one of `events`.
  readonly loadEarlier: () => void;
}

export function moveLog(options: MoveLogOptions) {
  const w = words().game;
  const { events, loadEarlier } = options;
  const first = events[0];
  if (!first) return html`<section class="story" aria-label=${w.log}><p class="none">${w.logEmpty}</p></section>`;
  // Drawn from the bottom up, so that the newest move is in sight.
  return html`<section class="story" aria-label=${w.log} tabindex="0"><ol>${events.map((event, i) => line(event, i + 1, options))}</ol>
    ${first.ply > 0 ? html`<button class="link earlier" @click=${loadEarlier}>${w.earlierMoves}</button>` : nothing}</section>`;
}

function line(event: MoveEvent, number: number, { look, at, showBattle, goTo }: MoveLogOptions) {
  const text = moveText(event, look);
  return html`<li data-side=${event.side} class=${number === at ? 'here' : ''}>
    ${goTo ? html`<button class="link" @click=${() => goTo(number)}>${text}</button>` : html`<span>${text}</span>`}
    ${event.strike?.attacker && event.strike.defender ? battleButton(() => showBattle(event)) : nothing}</li>`;
}

function battleButton(show: () => void) {
  const label = words().game.replayBattle;
  return html`<button class="quiet round small" aria-label=${label} title=${label} @click=${show}>${icon('replay')}</button>`;
}
