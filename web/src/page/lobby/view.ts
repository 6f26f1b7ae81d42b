/// Draws the lobby.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../part/icon';
import { person } from '../../part/person';
import { termsText } from '../../state/clocks';
import { hasAccount, me } from '../../state/me';
import { titleOf } from '../../state/rulebook';
import type { ListedGame, RulesetChoice } from '../../wire/messages';
import { levelTexts, words } from '../../words';
import { around } from '../../words/around';
import type { FlagfallLobby } from './lobby';
import { termsForm } from './terms';

export function lobbyTemplate(page: FlagfallLobby) {
  const w = around().lobby;
  return html`<div class="around lobby">
    <header><div><h1>${w.title}</h1><p>${w.lead} ${whoAmI()}</p></div>
      <div class="bar"><a href="/archive">${w.archive}</a> <a href="/people">${w.best}</a></div></header>
    <div class="columns">
      <section class="panel play" aria-labelledby="play-now">${playNow(page)}</section>
      <div class="lists">
        <section aria-labelledby="open-offers"><h2 id="open-offers">${w.offers}</h2>${offers(page)}</section>
        <section class="computers" aria-labelledby="computers"><h2 id="computers">${w.computers}</h2>${computers(page)}</section>
        <section aria-labelledby="on-now"><h2 id="on-now">${w.playing(page.playing?.length ?? 0)}</h2>${playing(page)}</section>
      </div>
    </div></div>`;
}

/// What a guest is called, and the way to change it.
function whoAmI() {
  const guest = me();
  if (!guest?.guest) return nothing;
  const w = around().lobby;
  return html`${w.youAre(guest.name)} <a href="/account">${w.rename}</a>`;
}

function playNow(page: FlagfallLobby) {
  const w = around().lobby;
  return html`<h2 id="play-now">${w.play}</h2>
    ${termsForm(page)}
    <button class="main wide" ?disabled=${page.busy} @click=${page.find}>${icon('people')}<span>${w.find}</span></button>
    <p class="hint">${w.findAbout}</p>
    <button class="wide" ?disabled=${page.busy} @click=${page.offer}>${w.offer}</button>
    <p class="error-line" role="alert">${page.error}</p>`;
}

function offers(page: FlagfallLobby) {
  const w = around().lobby;
  if (!page.offers || page.editions.length === 0) return html`<p class="loading">${words().app.loading}</p>`;
  if (page.offers.length === 0) return html`<p class="empty">${w.noOffers}</p>`;
  const mine = new Set(page.own.map(({ id }) => id));
  return peopleFirst(page.offers, 'offers', (game) => offer(page, game, mine.has(game.id)));
}

/// Games of people, and then those in which a program plays.
function peopleFirst(games: readonly ListedGame[], kind: string, row: (game: ListedGame) => TemplateResult) {
  const bots = games.filter(({ red, blue }) => red?.bot || blue?.bot);
  const people = games.filter((game) => !bots.includes(game));
  return html`${people.length > 0 ? html`<ul class="rows ${kind}">${people.map(row)}</ul>` : nothing}${
    bots.length > 0
      ? html`<h3>${around().lobby.programs}</h3><ul class="rows ${kind} programs">${bots.map(row)}</ul>`
      : nothing
  }`;
}

function offer(page: FlagfallLobby, game: ListedGame, mine: boolean) {
  const w = around().lobby;
  const host = game.red ?? game.blue;
  return html`<li><span class="who">${mine ? html`<span class="mine">${w.mine}</span>` : person(host)}</span>
    <span class="about">${agreed(page, game)}</span>
    <span class="go ${mine ? 'two' : ''}">${
      mine
        ? html`<button ?disabled=${page.busy} @click=${() => page.takeBack(game.id)}>${w.takeBack}</button>
          <a class="button" href="/game/${game.id}">${w.toMine}</a>`
        : html`<button ?disabled=${page.busy || (game.rated && !hasAccount())}
            aria-label=${w.acceptOf(host?.name ?? '')} @click=${() => page.accept(game.id)}>${w.accept}</button>`
    }</span></li>`;
}

function computers(page: FlagfallLobby) {
  const w = around().lobby;
  return html`<ul class="levels">${page.levels.map((level) => {
    const { name, about } = levelTexts(level);
    return html`<li><button ?disabled=${page.busy} title=${about} aria-label=${w.computerPlay(name)}
      @click=${() => page.oppose(level.level)}>${name}</button></li>`;
  })}</ul>`;
}

function playing(page: FlagfallLobby) {
  const w = around().lobby;
  if (!page.playing || page.editions.length === 0) return nothing;
  if (page.playing.length === 0) return html`<p class="empty">${w.noGames}</p>`;
  return peopleFirst(
    page.playing,
    'on-now',
    (game) => html`<li>
    <span class="who">${person(game.red)} <span class="tag">${w.versus}</span> ${person(game.blue)}</span>
    <span class="about">${agreed(page, game)} · ${w.moves(game.ply)}${
      game.spectators > 0 ? html` · ${w.watchers(game.spectators)}` : nothing
    }</span>
    <span class="go"><a class="button" href="/game/${game.id}"
      aria-label=${w.watchOf(game.red?.name ?? '', game.blue?.name ?? '')}>${icon('eye')}<span>${w.watch}</span></a></span></li>`,
  );
}

/// What was agreed.
const agreed = (page: FlagfallLobby, game: ListedGame) => termsText(titleFor(page, game.ruleset), game);

function titleFor({ editions }: FlagfallLobby, ruleset: RulesetChoice): string {
  const id = typeof ruleset === 'string' ? ruleset : undefined;
  return titleOf({ id, title: editions.find((it) => it.id === id)?.title ?? '' });
}
