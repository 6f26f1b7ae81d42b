/// Draws the log of the moves, newest last; every battle can be shown showBattle.
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
}

export function moveLog({ events, look, at, showBattle, goTo }: MoveLogOptions) {
  const w = words().game;
  if (events.length === 0)
    return html`<section class="story" aria-label=${w.log}><p class="none">${w.logEmpty}</p></section>`;
  return html`<section class="story" aria-label=${w.log} tabindex="0"><ol>${events.map(
    (event, i) => html`
    <li data-side=${event.side} class=${i + 1 === at ? 'here' : ''}>
      ${
        goTo
          ? html`<button class="link" @click=${() => goTo(i + 1)}>${moveText(event, look)}</button>`
          : html`<span>${moveText(event, look)}</span>`
      }
      ${
        event.strike?.attacker && event.strike.defender
          ? html`<button class="quiet round small" aria-label=${w.replayBattle}
        title=${w.replayBattle} @click=${() => showBattle(event)}>${icon('replay')}</button>`
          : nothing
      }</li>`,
  )}</ol></section>`;
}
