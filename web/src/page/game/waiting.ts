/// Draws a game that waits for its second player: the link to send, or the seat to take.
import { html, nothing, type TemplateResult } from 'lit';
import { invitation } from '../../state/invitation';
import * as api from '../../wire/api';
import type { View } from '../../wire/messages';
import { announce } from '../../part/announce';
import { copyText } from '../../part/copy';
import { reachable } from '../../part/reach';
import { icon } from '../../part/icon';
import { words } from '../../words';

export function waitingPage(view: View, joined: () => void, leaveButton: TemplateResult) {
  const w = words().game;
  if (view.you !== null) return inviting(view, leaveButton);
  const secret = location.hash.slice(1);
  if (secret === '') return html`<section class="notice-page"><p class="loading">${w.waitingOpponent}</p></section>`;
  const takeSeat = async () => {
    try {
      await api.join(view.id, secret);
      history.replaceState(null, '', location.pathname);
    } catch {
      announce(w.joinFailed);
    }
    joined();
  };
  return html`<section class="notice-page"><h1>${w.joinTitle}</h1><button class="main" @click=${takeSeat}>${w.join}</button></section>`;
}

function inviting(view: View, leaveButton: TemplateResult) {
  const w = words().game;
  const link = invitation(view.id);
  const copy = () => void copyText(link).then(() => announce(words().setup.copied));
  return html`<section class="notice-page"><h1>${w.waitingOpponent}</h1>
    ${reachable() ? nothing : html`<p class="error-line">${words().home.friendClosed}</p>`}
    ${
      link
        ? html`<p>${w.link}</p><p class="link-line"><input readonly aria-label=${w.link} .value=${link}
      @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}>
      <button class="main" @click=${copy}>${icon('copy')}${w.copyLink}</button></p>`
        : nothing
    }${leaveButton}</section>`;
}
