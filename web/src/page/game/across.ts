/// Who sits across from somebody who places an army or has placed it; until somebody does, the link stays at hand.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import { invitation } from '../../state/invitation';
import type { View } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';

export function across(view: View) {
  const name = arrived(view);
  if (name !== undefined) return html`<p class="across">${icon('person')}<span>${words().friend.came(name)}</span></p>`;
  const path = view.status === 'waiting' && view.you !== null ? invitation(view.id) : '';
  return path === '' ? nothing : html`<flagfall-friend class="across" .path=${path} .brief=${true}></flagfall-friend>`;
}

/// The person who has the other seat.
export const arrived = ({ opponent, status, you, ...players }: View): string | undefined =>
  opponent === 'open' && status !== 'waiting' && you !== null ? players[other(you)]?.name : undefined;
