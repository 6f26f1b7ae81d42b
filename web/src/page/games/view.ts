/// Draws one's own games.
import { html } from 'lit';
import { opponentText } from '../../state/opponent';
import { titleOf } from '../../state/rulebook';
import type { OwnGame, RulesetChoice } from '../../wire/messages';
import { words } from '../../words';
import { around } from '../../words/around';
import type { FlagfallGames } from './games';

export function gamesTemplate(page: FlagfallGames) {
  const w = around().games;
  return html`<div class="around games">
    <header><div><h1>${words().app.games}</h1></div></header>
    <p class="error-line" role="alert">${page.error}</p>
    <div class="lists"><section aria-labelledby="running"><h2 id="running">${w.running}</h2>${running(page)}</section></div></div>`;
}

function running(page: FlagfallGames) {
  if (!page.running) return html`<p class="loading">${words().app.loading}</p>`;
  if (page.running.length === 0) return html`<p class="empty">${around().games.noneRunning}</p>`;
  return html`<ul class="rows">${page.running.map((game) => unfinished(page, game))}</ul>`;
}

function unfinished(page: FlagfallGames, game: OwnGame) {
  const w = around().games;
  const asked = page.asked === game.id;
  const title = titleFor(page, game.ruleset);
  return html`<li><span class="who"><b>${title}</b></span>
    <span class="about">${opponentText(game.opponent)}, ${words().home.moves(game.ply)}</span>
    <span class="go two">${
      asked
        ? html`<button class="danger" ?disabled=${page.busy} @click=${() => page.giveUp(game)}>${w.yes}</button>
          <button @click=${() => page.ask(undefined)}>${w.no}</button>`
        : html`<button aria-label=${`${w.giveUp}: ${title}`} ?disabled=${page.busy} @click=${() => page.ask(game.id)}>${w.giveUp}</button>
          <a class="button" href="/game/${game.id}" aria-label=${`${words().home.continueGame}: ${title}`}>${words().home.continueGame}</a>`
    }</span></li>`;
}

export function titleFor({ editions }: FlagfallGames, ruleset: RulesetChoice): string {
  const id = typeof ruleset === 'string' ? ruleset : undefined;
  return titleOf({ id, title: editions.find((it) => it.id === id)?.title ?? '' });
}
