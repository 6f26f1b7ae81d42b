/// Draws the account page.
import { html, nothing, type TemplateResult } from 'lit';
import { field, onSubmit } from '../../part/form';
import { icon } from '../../part/icon';
import { hasAccount, me } from '../../state/me';
import { words } from '../../words';
import { around } from '../../words/around';
import type { FlagfallAccount, Part } from './account';

export function accountTemplate(page: FlagfallAccount) {
  const w = around().account;
  if (!page.known) return html`<section class="notice-page"><p class="loading">${words().app.loading}</p></section>`;
  if (!hasAccount())
    return html`<div class="around account">${door(page)}
      ${me() ? html`<div class="parts guest">${guestName(page)}${blocks(page)}</div>` : nothing}</div>`;
  const { name = '', bot } = me() ?? {};
  return html`<div class="around account">
    <header><div><h1>${w.title}</h1><p>${w.signedIn(name)} ${bot ? w.program : ''}</p></div>
      <div class="bar"><a class="button" href="/people/${name}">${icon('person')}<span>${w.profile}</span></a>
        <a class="button" href="/games">${words().app.games}</a></div></header>
    <div class="parts">${sessions(page)}${tokens(page)}${accountName(page)}${password(page)}${data(page)}${blocks(page)}</div></div>`;
}

function door(page: FlagfallAccount) {
  const w = around().account;
  const { registering } = page;
  const guest = me();
  return html`<section class="panel sign-in">
    <h1>${registering ? w.register : w.signIn}</h1>
    <p>${registering ? w.registerLead : w.signInLead}
      ${guest ? html`${w.asGuest(guest.name)} ${registering ? w.comesAlong : ''}` : nothing}</p>
    <form class="form" @submit=${onSubmit(page.enter)}>
      ${field({ name: 'name', label: w.name, autocomplete: 'username', ...(registering ? { about: w.nameAbout } : {}) })}
      ${field({
        name: 'password',
        label: w.password,
        type: 'password',
        autocomplete: registering ? 'new-password' : 'current-password',
        ...(registering ? { about: w.passwordAbout } : {}),
      })}
      ${said(page, 'door')}
      <button class="main wide" ?disabled=${page.busy}>${registering ? w.register : w.signIn}</button>
    </form>
    <button class="link swap" @click=${() => page.turn(!registering)}>${registering ? w.toSignIn : w.toRegister}</button>
  </section>`;
}

const part = (title: string, body: TemplateResult) => html`<section class="panel"><h2>${title}</h2>${body}</section>`;

function said(page: FlagfallAccount, which: Part) {
  const answer = page.said(which);
  return html`<p class="${answer?.failed ? 'error-line' : 'good'}" role=${answer?.failed ? 'alert' : 'status'}>${answer?.text ?? ''}</p>`;
}

const nameForm = (page: FlagfallAccount, about: string) =>
  html`<form class="form" @submit=${onSubmit(page.changeName)}>
    ${field({ name: 'name', label: around().account.newName, about })}
    ${said(page, 'name')}<button ?disabled=${page.busy}>${around().account.renameYes}</button></form>`;

function guestName(page: FlagfallAccount) {
  const w = around().account;
  return part(w.renameGuest, nameForm(page, w.renameGuestAbout));
}

function accountName(page: FlagfallAccount) {
  const w = around().account;
  return part(w.rename, nameForm(page, `${w.nameAbout} ${w.renameAbout}`));
}

/// Shown to those who have blocked somebody.
function blocks(page: FlagfallAccount) {
  const w = around().account;
  if (page.blocks.length === 0 && !page.said('blocks')) return nothing;
  return part(
    w.blocks,
    html`<p class="hint">${w.blocksAbout}</p><ul class="rows blocked">${page.blocks.map(
      (name) => html`<li><span class="who"><b>${name}</b></span><span class="go"><button ?disabled=${page.busy}
        aria-label=${w.unblockOf(name)} @click=${() => page.unblock(name)}>${w.unblock}</button></span></li>`,
    )}</ul>${said(page, 'blocks')}`,
  );
}

function sessions(page: FlagfallAccount) {
  const w = around().account;
  return part(
    w.sessions,
    html`<p class="hint">${w.sessionsAbout}</p>
    <div class="bar"><button ?disabled=${page.busy} @click=${page.signOut}>${w.signOut}</button>
      <button ?disabled=${page.busy} @click=${page.endOthers}>${w.endOthers}</button></div>${said(page, 'sessions')}`,
  );
}

function tokens(page: FlagfallAccount) {
  const w = around().account;
  const list = page.tokens ?? [];
  const select = (event: FocusEvent) => (event.target as HTMLInputElement).select();
  return part(
    w.tokens,
    html`<p class="hint">${w.tokensAbout} <a href="/api/docs">${w.apiDocs}</a></p>
    ${
      list.length === 0
        ? html`<p class="empty">${w.noTokens}</p>`
        : html`<ul class="rows">${list.map(
            ({ id, label }) => html`<li><span class="who"><b>${label}</b></span>
        <span class="go"><button ?disabled=${page.busy} aria-label=${w.endTokenOf(label)}
          @click=${() => page.endToken(id)}>${w.endToken}</button></span></li>`,
          )}</ul>`
    }
    ${
      page.newToken
        ? html`<p role="status">${w.shownOnce}</p><p class="token">
        <input readonly aria-label=${w.tokens} .value=${page.newToken.token} @focus=${select}>
        <button @click=${page.copyToken}>${icon('copy')}<span>${w.copy}</span></button></p>`
        : nothing
    }
    <form class="form" @submit=${onSubmit(page.makeToken)}>${field({ name: 'label', label: w.label })}
      <button ?disabled=${page.busy}>${w.newToken}</button></form>${said(page, 'tokens')}`,
  );
}

function password(page: FlagfallAccount) {
  const w = around().account;
  return part(
    w.passwordTitle,
    html`<form class="form" @submit=${onSubmit(page.changePassword)}>
      ${field({ name: 'old', label: w.oldPassword, type: 'password', autocomplete: 'current-password' })}
      ${field({ name: 'replacement', label: w.newPassword, type: 'password', autocomplete: 'new-password', about: w.passwordAbout })}
      ${said(page, 'password')}<button ?disabled=${page.busy}>${w.change}</button></form>`,
  );
}

function data(page: FlagfallAccount) {
  const w = around().account;
  return part(
    w.export,
    html`<p class="hint">${w.exportAbout}</p>
    <button ?disabled=${page.busy} @click=${page.export}>${w.download}</button>${said(page, 'export')}
    <h2>${w.remove}</h2><p class="hint">${w.removeAbout}</p>
    <form class="form" @submit=${onSubmit(page.deleteAll)}>
      ${field({ name: 'password', label: w.removeSure, type: 'password', autocomplete: 'current-password' })}
      ${said(page, 'remove')}<button class="danger" ?disabled=${page.busy}>${w.removeYes}</button></form>`,
  );
}
