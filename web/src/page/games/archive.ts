/// Finished games that everyone may see, looked for by player, edition, result and date.
import { html, nothing } from 'lit';
import { choice, optionsOf } from '../../part/choice';
import { onSubmit } from '../../part/form';
import { person } from '../../part/person';
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { termsText } from '../../state/clocks';
import { showTitle } from '../../part/title';
import { titleOf } from '../../state/rulebook';
import * as api from '../../wire/api';
import { listGames, type ListedResult } from '../../wire/lobby';
import type { ListedGame, Ruleset } from '../../wire/messages';
import { words } from '../../words';
import { around } from '../../words/around';
import { gamesSheet } from './style';
import { failureText } from '../../part/failure';
import { dateOf } from '../../part/date';

type ResultChoice = ListedResult | 'any';

class FlagfallArchive extends Screen {
  private editions: readonly Ruleset[] = [];
  private games: readonly ListedGame[] | undefined;
  private next: string | null = null;
  private asked: Readonly<Record<string, string>> = {};
  private result: ResultChoice = 'any';
  private error = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(gamesSheet);
    void this.open();
  }

  private async open() {
    const { result = 'any', ...asked } = Object.fromEntries(new URLSearchParams(location.search));
    if (result in around().archive.results) this.result = result as ResultChoice;
    this.editions = await api.rulesets().catch(() => []);
    if (this.isConnected) await this.find(asked);
  }

  /// What is asked stands in the address too, for whoever comes back or passes it on.
  private readonly find = async (asked: Readonly<Record<string, string>>) => {
    this.asked = asked;
    const all = { ...asked, result: this.result === 'any' ? '' : this.result };
    const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
    history.replaceState(null, '', query.size > 0 ? `/archive?${query}` : '/archive');
    this.games = undefined;
    this.requestUpdate();
    await this.load();
  };

  private async load(after?: string) {
    const { player = '', ruleset = '', since = '', until = '' } = this.asked;
    this.error = '';
    try {
      const page = await listGames({
        status: 'over',
        limit: 25,
        ...(player.trim() && { player: player.trim() }),
        ...(ruleset && { ruleset }),
        ...(since && { since }),
        ...(until && { until }),
        ...(this.result !== 'any' && { result: this.result }),
        ...(after !== undefined && { after }),
      });
      this.games = [...(after === undefined ? [] : (this.games ?? [])), ...page.games];
      this.next = page.next;
    } catch (failure) {
      this.error = failureText(failure);
      this.games ??= [];
    }
    this.requestUpdate();
  }

  protected override updated() {
    showTitle(around().archive.title);
  }

  protected override render() {
    const w = around().archive;
    const { won, lost, ...ofAnyone } = w.results;
    const results = this.asked['player'] ? { ...ofAnyone, won, lost } : ofAnyone;
    return html`<div class="around games archive">
      <header><div><h1>${w.title}</h1><p>${w.lead}</p></div><a href="/lobby">${words().app.lobby}</a></header>
      <form class="form search-form" role="search" @submit=${onSubmit((values) => void this.find(values))}>
        <label class="field"><span>${w.player}</span><input name="player" .value=${this.asked['player'] ?? ''} autocomplete="off" spellcheck="false" autocapitalize="none"></label>
        <label class="field"><span>${w.edition}</span><select name="ruleset"><option value="">${w.any}</option>${this.editions.map(
          (it) => html`<option value=${it.id} ?selected=${it.id === this.asked['ruleset']}>${titleOf(it)}</option>`,
        )}</select></label>
        <label class="field"><span>${w.since}</span><input name="since" type="date" .value=${this.asked['since'] ?? ''}></label>
        <label class="field"><span>${w.until}</span><input name="until" type="date" .value=${this.asked['until'] ?? ''}></label>
        <button class="main">${w.find}</button></form>
      ${choice<ResultChoice>(
        w.result,
        'result',
        optionsOf<ResultChoice>(results as Record<ResultChoice, string>),
        this.result,
        (value) => {
          this.result = value;
          void this.find(this.asked);
        },
      )}
      <p class="error-line" role="alert">${this.error}</p>${this.list()}</div>`;
  }

  private list() {
    const w = around().archive;
    if (!this.games) return html`<p class="loading">${words().app.loading}</p>`;
    if (this.games.length === 0) return html`<p class="empty" role="status">${w.none}</p>`;
    return html`<ul class="rows">${this.games.map((game) => this.row(game))}</ul>
      ${this.next === null ? nothing : html`<button @click=${() => void this.load(this.next!)}>${w.more}</button>`}`;
  }

  private row(game: ListedGame) {
    const w = around();
    const { result } = game;
    const ending = !result
      ? ''
      : `${result.winner ? words().end.wins(result.winner) : w.people.drawn}, ${w.reason[result.reason]}`;
    return html`<li><span class="who">${person(game.red)} <span class="tag">${w.lobby.versus}</span> ${person(game.blue)}</span>
      <span class="about">${ending} · ${termsText(this.titleFor(game), game)} ·
        ${game.ply > 0 ? `${w.lobby.moves(game.ply)} · ` : ''}<time datetime=${new Date(game.created).toISOString()}>${dateOf(game.created)}</time></span>
      <span class="go"><a class="button" href="/game/${game.id}">${w.games.replay}</a></span></li>`;
  }

  private titleFor({ ruleset }: ListedGame): string {
    const id = typeof ruleset === 'string' ? ruleset : undefined;
    return titleOf({ id, title: this.editions.find((it) => it.id === id)?.title ?? '' });
  }
}

customElements.define('flagfall-archive', FlagfallArchive);
