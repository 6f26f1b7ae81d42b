/// The home page: unfinished games first, then four ways to play, and a demo game in the background.
import { html, nothing } from 'lit';
import { Screen } from '../../part/screen';
import { icon } from '../../part/icon';
import { drawing } from '../../part/sprite';
import * as api from '../../wire/api';
import { opponentText } from '../../state/opponent';
import { movesText, stageText, urgentFirst } from '../../state/own-games';
import { titleOf } from '../../state/rulebook';
import type { OwnGame, Ruleset } from '../../wire/messages';
import { words } from '../../words';
import './demo';

const SHOWN_AT_FIRST = 3;

/// Games that have begun, or with somebody who may wait; of the others only the newest. All are among one's own games.
function worthContinuing(games: readonly OwnGame[]): readonly OwnGame[] {
  const begun = ({ status, against }: OwnGame) => status === 'playing' || against !== null;
  const newest = games.find((game) => !begun(game));
  return urgentFirst(games.filter((game) => begun(game) || game === newest));
}

class FlagfallHome extends Screen {
  private games: readonly OwnGame[] = [];
  private editions: readonly Ruleset[] = [];
  private allShown = false;
  private readonly showAll = () => {
    this.allShown = true;
    this.requestUpdate();
  };

  override connectedCallback() {
    super.connectedCallback();
    void this.fetchGames();
  }

  private async fetchGames() {
    try {
      const [games, editions] = await Promise.all([api.ownGames(), api.rulesets()]);
      this.games = worthContinuing(games);
      this.editions = editions;
      this.requestUpdate();
    } catch {
      // Without an answer there are no unfinished games to show; the rest of the page works all the same.
    }
  }

  protected override render() {
    const w = words().home;
    const way = (href: string, picture: string, title: string, about: string) =>
      html`<a class="way" href=${href}>${icon(picture)}<span><b>${title}</b><small>${about}</small></span></a>`;
    return html`<div class="home">
      <flagfall-demo aria-hidden="true"></flagfall-demo>
      <div class="door">
        <h1 class="unseen-turned"><svg viewBox="0 0 204 66" role="img" aria-label="Flagfall"><use href=${drawing('logo', 'logo-word')}></use></svg></h1>
        <p class="lead">${w.lead}</p>
        ${this.games.length > 0 ? this.unfinished() : nothing}
        <nav class="ways" aria-label=${w.ways}>
          ${way('/new?with=computer', 'computer', w.computer, w.computerAbout)}
          ${way('/new?with=hotseat', 'people', w.hotseat, w.hotseatAbout)}
          ${way('/lobby', 'chat', w.lobby, w.lobbyAbout)}
          ${way('/new?with=friend', 'globe', w.friend, w.friendAbout)}
        </nav>
        <p class="small-ways"><a href="/how">${w.how}</a><a href="/edit">${w.edit}</a><a href="/games">${words().app.games}</a></p>
        <p class="fine">${words().app.notAffiliated}</p>
      </div></div>`;
  }

  private unfinished() {
    const w = words().home;
    return html`<section class="unfinished"><h2>${w.continueTitle}</h2><ul>${this.games
      .slice(0, this.allShown ? undefined : SHOWN_AT_FIRST)
      .map(
        (game, i) => html`
      <li class=${game.yourTurn ? 'yours' : ''}><a class="button ${i === 0 ? 'main' : ''}" href="/game/${game.id}"
          aria-label=${`${w.continueGame}: ${this.titleOf(game)}, ${opponentText(game)}`}>${w.continueGame}</a>
        <span><b>${this.titleOf(game)}</b> <span class="against">${opponentText(game)}</span>
          <small><span class="next-up">${stageText(game)}</span>${movesText(game)}</small></span></li>`,
      )}</ul>
      ${
        this.allShown || this.games.length <= SHOWN_AT_FIRST
          ? nothing
          : html`<button class="link" @click=${this.showAll}>${w.more(this.games.length - SHOWN_AT_FIRST)}</button>`
      }</section>`;
  }

  private titleOf({ ruleset }: OwnGame): string {
    const id = typeof ruleset === 'string' ? ruleset : undefined;
    return titleOf({ id, title: this.editions.find((it) => it.id === id)?.title ?? '' });
  }
}

customElements.define('flagfall-home', FlagfallHome);
