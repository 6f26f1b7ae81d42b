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
  return path === '' ? nothing : friendPanel(path, true);
}

/// The link to send, in full or in one line; loaded with the first game that waits for a friend.
export function friendPanel(path: string, brief = false) {
  void import('../friend/friend');
  return html`<flagfall-friend class=${brief ? 'across' : ''} .path=${path} .brief=${brief}></flagfall-friend>`;
}

/// The person who has the other seat.
export const arrived = ({ opponent, status, you, ...players }: View): string | undefined =>
  opponent === 'open' && status !== 'waiting' && you !== null ? players[other(you)]?.name : undefined;
