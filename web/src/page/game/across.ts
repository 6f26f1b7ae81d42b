/// Who sits across from somebody who places an army or has placed it, on what terms, and whether they are here and ready;
/// until somebody does, the link stays at hand.
import { html, nothing } from 'lit';
import { termsText } from '../../state/clocks';
import { invitation } from '../../state/invitation';
import type { View } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';

export function across(view: View, edition: string) {
  const name = arrived(view);
  if (name !== undefined) return opponent(view, name, edition);
  if (view.challenged !== null) return html`<p class="across">${words().terms.waitsFor(view.challenged)}</p>`;
  const path = view.status === 'waiting' && view.you !== null ? invitation(view.id) : '';
  return path === '' ? nothing : friendPanel(path, true);
}

/// The link to send, in full or in one line; loaded with the first game that waits for a friend.
export function friendPanel(path: string, brief = false) {
  void import('../friend/friend');
  return html`<flagfall-friend class=${brief ? 'across' : ''} .path=${path} .brief=${brief}></flagfall-friend>`;
}

/// What changes is told to screen readers.
function opponent(view: View, name: string, edition: string) {
  const w = words().friend;
  const side = other(view.you!);
  const here = view.live.online.includes(side);
  const state = `${here ? w.here : w.away}, ${view.placed.includes(side) ? w.ready : w.placing}`;
  return html`<div class="across"><i class="presence ${here ? 'on' : ''}"></i>
    <p><span role="status"><b>${name}</b> ${state}</span> <span>${termsText(edition, view)}</span></p></div>`;
}

/// The person who has the other seat.
export const arrived = ({ opponent, status, you, ...players }: View): string | undefined =>
  opponent === 'open' && status !== 'waiting' && you !== null ? players[other(you)]?.name : undefined;
