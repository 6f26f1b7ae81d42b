/// Draws the told story: numbered lines, newest last. Each is a way back to the board of its moment, and every battle can be
/// shown again.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import type { Look } from '../../part/look';
import type { MoveEvent } from '../../wire/messages';
import { words } from '../../words';
import { moveText, storyText } from './move-text';

export interface MoveLogOptions {
  readonly events: readonly MoveEvent[];
  /// Whether a move has been made. The events may still be on their way.
  readonly begun: boolean;
  readonly look: Look;
  /// How many moves of `events` were made on the board that is shown; undefined for the present.
  readonly at: number | undefined;
  readonly showBattle: (event: MoveEvent) => void;
  /// Shows the board after so many moves of `events`.
  readonly goTo: (moves: number) => void;
  /// Loads the moves before the first one of `events`.
  readonly loadEarlier: () => void;
}

export function moveLog(options: MoveLogOptions) {
  const w = words().game;
  const { events, begun, loadEarlier } = options;
  const first = events[0];
  if (!first)
    return html`<section class="story" aria-label=${w.log}>${begun ? nothing : html`<p class="none">${w.logEmpty}</p>`}</section>`;
  // Drawn from the bottom up, so that the newest move is in sight.
  return html`<section class="story" aria-label=${w.log} tabindex="0"><ol>${events.map((event, i) => line(event, i + 1, options))}</ol>
    ${first.ply > 0 ? html`<button class="link earlier" @click=${loadEarlier}>${w.earlierMoves}</button>` : nothing}</section>`;
}

function line(event: MoveEvent, moves: number, { look, at, showBattle, goTo }: MoveLogOptions) {
  return html`<li data-side=${event.side} class=${moves === at ? 'here' : ''} value=${event.ply + 1}>
    <button class="link" title=${moveText(event, look)} aria-current=${moves === at ? 'true' : nothing} @click=${() => goTo(moves)}>
      <i>${event.ply + 1}.</i> ${storyText(event, look)}</button>
    ${event.strike?.attacker && event.strike.defender ? battleButton(() => showBattle(event)) : nothing}</li>`;
}

function battleButton(show: () => void) {
  const label = words().game.replayBattle;
  return html`<button class="quiet round small" aria-label=${label} title=${label} @click=${show}>${icon('replay')}</button>`;
}

/// Scrolls the story, and nothing else, to the line of the board that is shown.
export function followStory(page: HTMLElement) {
  const here = page.querySelector('.story .here');
  const story = here?.closest('.story');
  if (!here || !story) return;
  const [line, box] = [here.getBoundingClientRect(), story.getBoundingClientRect()];
  if (line.top < box.top) story.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) story.scrollTop += line.bottom - box.bottom;
}
