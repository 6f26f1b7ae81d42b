/// The story of the game as it was told, newest last; every battle can be seen again.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import type { Look } from '../../part/look';
import type { MoveEvent } from '../../wire/messages';
import { words } from '../../words';
import { moveTold } from './told';

export interface StoryWish {
  readonly events: readonly MoveEvent[];
  readonly look: Look;
  /// The move the board shows, when it is not the last.
  readonly at: number | undefined;
  readonly again: (event: MoveEvent) => void;
  readonly visit: ((ply: number) => void) | undefined;
}

export function story({ events, look, at, again, visit }: StoryWish) {
  const w = words().table;
  if (events.length === 0) return html`<section class="story" aria-label=${w.story}><p class="none">${w.storyEmpty}</p></section>`;
  return html`<section class="story" aria-label=${w.story} tabindex="0"><ol>${events.map((event, i) => html`
    <li data-side=${event.side} class=${i + 1 === at ? 'here' : ''}>
      ${visit ? html`<button class="link" @click=${() => visit(i + 1)}>${moveTold(event, look)}</button>`
        : html`<span>${moveTold(event, look)}</span>`}
      ${event.strike?.attacker && event.strike.defender ? html`<button class="quiet round small" aria-label=${w.replayBattle}
        title=${w.replayBattle} @click=${() => again(event)}>${icon('replay')}</button>` : nothing}</li>`)}</ol></section>`;
}
