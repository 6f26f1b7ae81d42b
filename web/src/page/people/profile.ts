/// Draws the profile of one person: ratings by edition, the last games, and one's own setups.
import { html, nothing } from 'lit';
import { dialog } from '../../part/dialog';
import { person } from '../../part/person';
import { termsText } from '../../state/clocks';
import { hasAccount, me } from '../../state/me';
import { endingFor, seatOf } from '../../state/outcome';
import { titleOf } from '../../state/rulebook';
import type { ListedGame, Profile, RulesetChoice } from '../../wire/messages';
import { reportPlayer } from '../../wire/company';
import { words } from '../../words';
import { around } from '../../words/around';
import { termsForm } from '../lobby/terms';
import { curveTemplate } from './curve';
import type { FlagfallPeople } from './people';
import { dateOf } from '../../part/date';

export function profileTemplate(page: FlagfallPeople, name: string) {
  const w = around().people;
  const { profile } = page;
  if (page.missing || page.failed)
    return html`<section class="notice-page"><h1>${name}</h1><p>${page.missing ? w.unknown : words().app.failed}</p>
      <a class="button main" href="/people">${w.title}</a></section>`;
  if (!profile) return html`<section class="notice-page"><p class="loading">${words().app.loading}</p></section>`;
  const { games, won, drawn, lost } = profile;
  return html`<div class="around people profile">
    <header><div><h1>${profile.name}</h1><p>${profile.bot ? `${around().lobby.bot}. ` : ''}${w.counts(games, won, drawn, lost)}</p></div>
      <div class="bar">${isMe(profile) ? nothing : dealings(page, profile)}<a class="button" href="/people">${w.title}</a></div></header>
    <p class="error-line" role="alert">${page.offering ? '' : page.error}</p><p class="said" role="status">${page.said}</p>
    <div class="columns"><section><h2>${w.ratings}</h2>${ratings(page, profile)}</section>
      <section><h2>${w.lastGames}</h2>${lastGames(page, profile)}
        <p>${isMe(profile) ? html`<a href="/games">${words().app.games}</a>` : html`<a href="/archive?player=${encodeURIComponent(profile.name)}">${around().archive.title}</a>`}</p></section></div>
    ${page.setups ? setups(page) : nothing}
    ${page.offering ? challengeDialog(page, profile) : nothing}
    ${
      page.reporting
        ? html`<flagfall-report .name=${profile.name} .send=${(text: string) => reportPlayer(profile.name, text)}
            .close=${() => page.report(false)}></flagfall-report>`
        : nothing
    }</div>`;
}

const isMe = ({ name }: Profile) => me()?.name === name;

/// What one can do with somebody else: play, or have nothing to do with them.
function dealings(page: FlagfallPeople, { name }: Profile) {
  const w = around();
  return html`${
    hasAccount() ? html`<button class="main" @click=${() => page.offer(true)}>${w.company.challenge}</button>` : nothing
  }${
    me()
      ? html`<button aria-pressed=${page.blocked ? 'true' : 'false'} @click=${page.toggleBlock}>${page.blocked ? w.people.unblock : w.people.block}</button>
        <button aria-label=${w.people.reportOf(name)} @click=${() => page.report(true)}>${w.people.report}</button>`
      : nothing
  }`;
}

function challengeDialog(page: FlagfallPeople, { name }: Profile) {
  const w = around().company;
  const { editions, terms, agree } = page;
  const body = html`${termsForm({ editions, choice: terms, choose: agree })}
    <p class="error-line" role="alert">${page.error}</p>
    <button class="main wide" @click=${page.challenge}>${w.challengeSend}</button>`;
  return dialog({ title: w.challengeOf(name), body, close: () => page.offer(false) });
}

function ratings(page: FlagfallPeople, profile: Profile) {
  const w = around().people;
  const known = Object.entries(profile.ratings);
  if (known.length === 0) return html`<p class="empty">${w.noRatings}</p>`;
  return html`<ul class="rows ratings">${known.map(
    ([edition, { rating, deviation, games }]) => html`<li>
    <span class="who"><b>${titleFor(page, edition)}</b></span>
    <span class="about">${w.ratedGames(games)}, ${w.unsure(Math.round(deviation))}</span>
    <span class="go rating number">${Math.round(rating)}</span>${curveTemplate(page.curves[edition])}</li>`,
  )}</ul>`;
}

function lastGames(page: FlagfallPeople, profile: Profile) {
  const w = around().people;
  if (page.games.length === 0) return html`<p class="empty">${w.noGames}</p>`;
  return html`<ul class="rows">${page.games.map((game) => lastGame(page, profile, game))}</ul>`;
}

function lastGame(page: FlagfallPeople, profile: Profile, game: ListedGame) {
  const w = around();
  const side = seatOf(game, profile.name);
  const ending = endingFor(side, game.result);
  const why = game.result ? `, ${w.reason[game.result.reason]}` : '';
  return html`<li><span class="who"><span class="tag">${w.lobby.versus}</span> ${person(side === 'red' ? game.blue : game.red)}</span>
    <span class="about">${termsText(titleFor(page, game.ruleset), game)} · <time datetime=${new Date(game.created).toISOString()}>${dateOf(game.created)}</time></span>
    <span class="go two"><a class="button ending ${ending}" href="/game/${game.id}">${w.people[ending]}${why}</a></span></li>`;
}

function setups(page: FlagfallPeople) {
  const w = around().people;
  return html`<section><h2>${w.setups}</h2>${
    page.setups!.length === 0
      ? html`<p class="empty">${w.noSetups}</p>`
      : html`<ul class="rows">${page.setups!.map(
          ({ name, ruleset }) => html`<li><span class="who"><b>${name}</b></span>
      <span class="about">${titleFor(page, ruleset)}</span></li>`,
        )}</ul>`
  }</section>`;
}

function titleFor({ editions }: FlagfallPeople, ruleset: RulesetChoice): string {
  const id = typeof ruleset === 'string' ? ruleset : undefined;
  return titleOf({ id, title: editions.find((it) => it.id === id)?.title ?? '' });
}
