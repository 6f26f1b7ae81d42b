/// Draws one's own games.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import { person } from '../../part/person';
import { me } from '../../state/me';
import { computerText, opponentText } from '../../state/opponent';
import { movesText, stageText } from '../../state/own-games';
import { endingFor } from '../../state/outcome';
import { titleOf } from '../../state/rulebook';
import type { ListedGame, OwnGame, PlayerInfo, RulesetChoice, Side } from '../../wire/messages';
import { words } from '../../words';
import { around } from '../../words/around';
import type { FlagfallGames } from './games';
import { dateOf } from '../../part/date';

export function gamesTemplate(page: FlagfallGames) {
  const w = around().games;
  return html`<div class="around games">
    <header><div><h1>${words().app.games}</h1><p><a href="/archive">${around().archive.title}</a></p></div>
      <button @click=${() => page.openImport(true)}>${icon('load')}<span>${w.importRecord}</span></button></header>
    <p class="error-line" role="alert">${page.error}</p>
    <div class="lists"><section aria-labelledby="running"><h2 id="running">${w.running}</h2>${running(page)}</section>
      <section aria-labelledby="finished"><h2 id="finished">${w.finished}</h2>${finished(page)}</section>${imported(page)}</div>
    ${page.importing ? html`<flagfall-import .close=${() => page.openImport(false)}></flagfall-import>` : nothing}
    ${
      page.kept
        ? html`<flagfall-keep .game=${page.kept.id} .name=${`flagfall-${page.kept.id}`} .close=${() => page.keep(undefined)}></flagfall-keep>`
        : nothing
    }</div>`;
}

function running(page: FlagfallGames) {
  if (!page.running) return html`<p class="loading">${words().app.loading}</p>`;
  if (page.running.length === 0) return html`<p class="empty">${around().games.noneRunning}</p>`;
  return html`<ul class="rows">${page.running.map((game) => unfinished(page, game))}</ul>`;
}

function unfinished(page: FlagfallGames, game: OwnGame) {
  const w = around().games;
  const asked = page.asked === game.id;
  const edition = titleFor(page, game.ruleset);
  const title = `${edition}, ${opponentText(game)}`;
  return html`<li class=${game.yourTurn ? 'yours' : ''}><span class="who"><b>${edition}</b> ${opponentText(game)}</span>
    <span class="about"><span class="next-up">${stageText(game)}</span>${movesText(game)}</span>
    <span class="go two">${
      asked
        ? html`<button class="danger" ?disabled=${page.busy} @click=${() => page.giveUp(game)}>${w.yes}</button>
          <button @click=${() => page.ask(undefined)}>${w.no}</button>`
        : html`<button aria-label=${`${w.giveUp}: ${title}`} ?disabled=${page.busy} @click=${() => page.ask(game.id)}>${w.giveUp}</button>
          <a class="button" href="/game/${game.id}" aria-label=${`${words().home.continueGame}: ${title}`}>${words().home.continueGame}</a>`
    }</span></li>`;
}

function finished(page: FlagfallGames) {
  const w = around().games;
  if (!page.finished) return html`<p class="loading">${words().app.loading}</p>`;
  const played = page.finished.filter(({ result, ply }) => result?.reason !== 'aborted' && ply > 0);
  if (played.length === 0) return html`<p class="empty">${w.noneFinished}</p>`;
  const shown = played.filter((game) => textOf(page, game).includes(page.search.trim().toLowerCase()));
  const type = (event: Event) => page.find((event.target as HTMLInputElement).value);
  return html`<p class="search"><input type="search" placeholder=${w.searchHint} aria-label=${w.search} .value=${page.search} @input=${type}></p>
    ${shown.length === 0 ? html`<p class="empty" role="status">${w.notFound}</p>` : nothing}
    <ul class="rows">${shown.map((game) => finishedGame(page, game))}</ul>
    ${page.next === null ? nothing : html`<button @click=${page.more}>${w.more}</button>`}`;
}

/// The side of the caller; undefined where both sides were theirs.
function mySide({ red, blue }: ListedGame): Side | undefined {
  const name = me()?.name;
  if (red?.name === name && blue?.name === name) return undefined;
  return red?.name === name ? 'red' : 'blue';
}

const opponentOf = (game: ListedGame): PlayerInfo | null => (mySide(game) === 'red' ? game.blue : game.red);

const computerOf = ({ levels }: FlagfallGames, { opponent }: ListedGame) => computerText(opponent, levels, () => null);

function endingText(game: ListedGame) {
  const { people: w, reason } = around();
  const side = mySide(game);
  const why = game.result ? reason[game.result.reason] : '';
  if (side === undefined && game.result?.winner) return `${words().end.wins(game.result.winner)}, ${why}`;
  return `${w[endingFor(side, game.result)]}, ${why}`;
}

const textOf = (page: FlagfallGames, game: ListedGame) =>
  [
    titleFor(page, game.ruleset),
    opponentOf(game)?.name ?? computerOf(page, game),
    endingText(game),
    dateOf(game.created),
  ]
    .join(' ')
    .toLowerCase();

function finishedGame(page: FlagfallGames, game: ListedGame) {
  const w = around();
  const title = titleFor(page, game.ruleset);
  const against =
    mySide(game) === undefined
      ? words().home.against.hotseat
      : html`<span class="tag">${w.lobby.versus}</span> ${opponentOf(game) ? person(opponentOf(game)) : computerOf(page, game)}`;
  return html`<li><span class="who"><b>${title}</b> ${against}</span>
    <span class="about"><span class="ending ${endingFor(mySide(game), game.result)}">${endingText(game)}</span> · ${w.lobby.moves(game.ply)} ·
      <time datetime=${new Date(game.created).toISOString()}>${dateOf(game.created)}</time></span>
    <span class="go two"><button aria-label=${`${w.games.keep}: ${title}`} @click=${() => page.keep(game)}>${w.games.keep}</button>
      <a class="button" href="/game/${game.id}" aria-label=${`${w.games.replay}: ${title}`}>${w.games.replay}</a></span></li>`;
}

/// Games that were played elsewhere, which only their owner has in a list.
function imported(page: FlagfallGames) {
  if (page.imported.length === 0) return nothing;
  return html`<section aria-labelledby="imported"><h2 id="imported">${around().games.imported}</h2>
    <ul class="rows">${page.imported.map((game) => importedGame(page, game))}</ul></section>`;
}

function importedGame(page: FlagfallGames, game: ListedGame) {
  const w = around().games;
  const title = titleFor(page, game.ruleset);
  const players = [game.red, game.blue].map((it) => it?.name).filter(Boolean);
  return html`<li><span class="who"><b>${title}</b> ${players.join(' – ')}</span>
    <span class="about">${game.result ? importedEnding(game) : ''} · ${around().lobby.moves(game.ply)} ·
      <time datetime=${new Date(game.created).toISOString()}>${dateOf(game.created)}</time></span>
    <span class="go two">${
      page.asked === game.id
        ? html`<button class="danger" @click=${() => page.discard(game)}>${w.importSure}</button>
          <button @click=${() => page.ask(undefined)}>${w.no}</button>`
        : html`<button aria-label=${`${w.importRemove}: ${title}`} @click=${() => page.ask(game.id)}>${w.importRemove}</button>
          <a class="button" href="/game/${game.id}" aria-label=${`${w.replay}: ${title}`}>${w.replay}</a>`
    }</span></li>`;
}

const importedEnding = ({ result }: ListedGame) =>
  `${result?.winner ? words().end.wins(result.winner) : words().end.draw}, ${around().reason[result!.reason]}`;

export function titleFor({ editions }: FlagfallGames, ruleset: RulesetChoice): string {
  const id = typeof ruleset === 'string' ? ruleset : undefined;
  return titleOf({ id, title: editions.find((it) => it.id === id)?.title ?? '' });
}
