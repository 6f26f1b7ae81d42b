/// Draws a game that waits for its second player: the link to send, or the seat to take.
import { html, nothing, type TemplateResult } from 'lit';
import { termsText } from '../../state/clocks';
import { dropInvitation, invitation, invitationHere } from '../../state/invitation';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import type { View } from '../../wire/messages';
import { lookFor } from '../../part/look';
import { errorLines, words } from '../../words';
import { friendPanel } from './across';

export interface Waiting {
  readonly view: View;
  /// The title of its edition.
  readonly edition: string;
  /// Why the seat could not be taken.
  readonly refusal: string;
  readonly leaveButton: TemplateResult;
  /// Lets the host place the army while nobody has come; undefined where that cannot be yet.
  readonly prepare: (() => void) | undefined;
  /// Loads the game again: a seat was taken, by this visitor or before.
  readonly reload: () => void;
  readonly refuse: (text: string) => void;
}

export function waitingPage(page: Waiting) {
  const { view } = page;
  if (view.you !== null) return inviting(page);
  if (invitationHere() !== '') return seatKept(page);
  const text = view.status === 'waiting' ? words().game.waitingOpponent : words().game.waitingSetups;
  return html`<section class="notice-page"><p class="loading">${text}</p></section>`;
}

/// Whether the invitation in the address has been used: somebody else has the seat.
export const isUsed = ({ you, status, opponent }: View) =>
  invitationHere() !== '' && you === null && status !== 'waiting' && opponent === 'open';

export const usedPage = (watch: () => void) => noSeatPage(words().game.used, words().game.usedAbout, watch);

/// An invitation that never was, or is no more; `watch` is undefined where there is no game either.
export const invalidPage = (watch?: () => void) => noSeatPage(words().game.invalid, words().game.invalidAbout, watch);

function noSeatPage(title: string, about: string, watch?: () => void) {
  const look = () => {
    dropInvitation();
    watch?.();
  };
  const home = html`<a class="button ${watch ? '' : 'main'}" href="/">${words().app.toHome}</a>`;
  return html`<section class="notice-page"><h1>${title}</h1><p>${about}</p>
    <div class="bar">${watch ? html`<button class="main" @click=${look}>${words().game.watch}</button>` : nothing}${home}</div></section>`;
}

function seatKept({ view, edition, refusal, reload, refuse }: Waiting) {
  const w = words().game;
  const host = (view.red ?? view.blue)?.name;
  const takeSeat = async () => {
    try {
      await api.join(view.id, invitationHere());
      dropInvitation();
      reload();
    } catch (failure) {
      if (!(failure instanceof ApiError)) return refuse(words().app.failed);
      if (failure.code === 'already-joined') return reload();
      refuse(errorLines(failure, lookFor().names).join(' '));
    }
  };
  return html`<section class="notice-page"><h1>${w.joinTitle}</h1>
    ${host === undefined ? nothing : html`<p>${words().terms.invites(host)}</p>`}
    <p><b class="terms">${termsText(edition, view)}</b></p><button class="main" @click=${takeSeat}>${w.join}</button>
    <p class="error-line" role="alert">${refusal}</p></section>`;
}

/// How the other gets here.
function way(path: string, challenged: string | null) {
  const w = words().terms;
  if (challenged !== null) return html`<p class="loading">${w.challenged(challenged)}</p>`;
  return path === ''
    ? html`<p class="loading">${w.listed}</p><a class="button" href="/lobby">${w.toLobby}</a>`
    : html`<p>${words().game.waitingAbout}</p>${friendPanel(path)}`;
}

/// The link to send. An offer that stands in the lobby has none: whoever is there can take it up.
function inviting({ view, edition, leaveButton, prepare }: Waiting) {
  const w = words().game;
  const { challenged } = view;
  const path = invitation(view.id);
  return html`<section class="notice-page"><h1>${challenged === null ? w.waitingOpponent : words().terms.waitsFor(challenged)}</h1>
    <p><b class="terms">${termsText(edition, view)}</b></p>
    ${way(path, challenged)}
    ${view.placed.includes(view.you!) ? html`<p role="status">${words().terms.armyStands}</p>` : nothing}
    <div class="bar">${prepare ? html`<button class=${path === '' ? 'main' : ''} @click=${prepare}>${words().terms.meanwhile}</button>` : nothing}${leaveButton}</div></section>`;
}
