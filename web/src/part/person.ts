/// A person in a list: the name, and what is known of them.
import { html, nothing } from 'lit';
import type { PlayerInfo } from '../wire/messages';
import { around } from '../words/around';

export function person(player: PlayerInfo | null) {
  if (!player) return nothing;
  const { name, rating, bot, guest } = player;
  const w = around().lobby;
  return html`${guest ? html`<b>${name}</b>` : html`<a href="/people/${name}"><b>${name}</b></a>`}
    ${rating === null ? nothing : html`<span class="number">${Math.round(rating)}</span>`}
    ${guest ? html`<span class="tag">${w.guest}</span>` : nothing}${bot ? html`<span class="tag">${w.bot}</span>` : nothing}`;
}
