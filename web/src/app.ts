/// The frame around every page: the header, and the page of the current route.
import { html, nothing, type TemplateResult } from 'lit';
import { go, followLinks, routeOf, ROUTE_CHANGED, type Route } from './route';
import { Screen } from './part/screen';
import { dialog } from './part/dialog';
import { icon } from './part/icon';
import { rulesShown } from './part/rulebook-link';
import { drawing } from './part/sprite';
import { showTitle } from './part/title';
import { settingsDialog } from './page/settings/view';
import { hasAccount, learnMe, me, ME_CHANGED } from './state/me';
import { prefs, PREFS_CHANGED, showScheme } from './state/prefs';
import { backoff, pause } from './wire/call';
import { setLanguage, words } from './words';
import './page/home/home';
import './page/new/new';
import './page/game/game';

const FORCED = matchMedia('(forced-colors: active)');
const styleForced = () => void (FORCED.matches && import('./part/forced-colors'));

/// A button that cannot be pressed just now keeps the focus of whoever has pressed it: it is `aria-disabled`, and does nothing.
const ignoreDisabled = (event: Event) => {
  if ((event.target as Element).closest('[aria-disabled="true"]')) event.stopPropagation();
};

/// Pages that are loaded when they are first opened.
const LATER: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  lobby: () => import('./page/lobby/lobby'),
  account: () => import('./page/account/account'),
  games: () => import('./page/games/games'),
  archive: () => import('./page/games/archive'),
  people: () => import('./page/people/people'),
  rules: () => import('./page/rules/rules'),
  how: () => import('./page/how/how'),
  edit: () => import('./page/edit/edit'),
};

class FlagfallApp extends Screen {
  private route: Route = routeOf(location);
  private sheet: 'settings' | 'rules' | undefined;
  /// Whether the page's code could not be fetched yet.
  private away = false;
  private shownTitle: string | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('click', ignoreDisabled, { capture: true });
    this.addEventListener('click', followLinks);
    addEventListener('popstate', this.moved);
    addEventListener(ROUTE_CHANGED, this.moved);
    addEventListener(ME_CHANGED, this.redraw);
    void this.fetchPage();
    void learnMe();
    addEventListener(PREFS_CHANGED, () => void this.changeLanguage());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showScheme);
    FORCED.addEventListener('change', styleForced);
    styleForced();
    showScheme();
    void this.changeLanguage();
  }

  private readonly moved = () => {
    this.route = routeOf(location);
    this.shownTitle = undefined;
    void this.fetchPage();
    void learnMe();
    this.sheet = undefined;
    this.requestUpdate();
    scrollTo(0, 0);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  };

  /// While the server is away it cannot come, and is asked for again.
  private async fetchPage() {
    const { page } = this.route;
    this.away = false;
    for (let attempt = 0; this.route.page === page; attempt++) {
      try {
        await LATER[page]?.();
        this.away = false;
        return this.requestUpdate();
      } catch {
        this.away = true;
        this.requestUpdate();
        await pause(backoff(attempt));
      }
    }
  }

  private async changeLanguage() {
    await setLanguage(prefs().language);
    this.requestUpdate();
    for (const screen of this.querySelectorAll<Screen>('main > *')) screen.requestUpdate?.();
  }

  protected override render() {
    const w = words().app;
    this.showTitle();
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${w.skip}</a>
      <header class="masthead">
        <a class="name" href="/" aria-label=${w.home}><svg viewBox="0 0 204 66" aria-hidden="true"><use href=${drawing('logo', 'logo-word')}></use></svg></a>
        <nav>
          <a class="extra" href="/how">${w.how}</a>
          <a href="/rules" @click=${this.openRules}>${w.rules}</a>
          <a href="/lobby">${w.lobby}</a>
          <a class="extra" href="/games">${w.games}</a>
          ${this.whoIsHere()}
          <button class="quiet round" aria-label=${w.settings} @click=${this.openSettings}>${icon('settings')}</button>
        </nav>
      </header>
      <main id="main" tabindex="-1">${this.page()}</main>
      ${hasAccount() ? this.challenges() : nothing}
      ${this.sheet === 'settings' ? settingsDialog(this.closeSheet) : nothing}
      ${this.sheet === 'rules' ? this.rulesSheet() : nothing}`;
  }

  private challenges() {
    void import('./part/challenges');
    return html`<flagfall-challenges></flagfall-challenges>`;
  }

  /// Who is signed in, or the way to sign in. On a phone the picture has to do.
  private whoIsHere() {
    const w = words().app;
    const name = me()?.name;
    const label = name === undefined ? w.signIn : hasAccount() ? w.signedInAs(name) : w.signInFromGuest(name);
    return html`<a class="who-here" href="/account" aria-label=${label} title=${label}>${icon('person')}<span class="extra">
      ${hasAccount() ? name : w.signIn}</span></a>`;
  }

  /// A game and the rules of an edition put their own titles in its place; drawing the frame again leaves them there.
  private showTitle() {
    const title = this.titleOfPage();
    if (title !== this.shownTitle) showTitle(title);
    this.shownTitle = title;
  }

  private titleOfPage(): string {
    const w = words();
    const { route } = this;
    return {
      home: '',
      // These two say it themselves, when they know.
      game: '',
      archive: '',
      lost: w.app.lost,
      how: w.how.title,
      rules: w.app.rules,
      edit: w.position.title,
      lobby: w.app.lobby,
      account: w.app.account,
      games: w.app.games,
      people: (route.page === 'people' && route.name) || w.app.people,
      new: route.page === 'new' ? w.pick.title[route.opponent] : '',
    }[route.page];
  }

  private page(): TemplateResult {
    const { route } = this;
    if (this.away) return html`<section class="notice-page" role="status"><h1>${words().app.away}</h1></section>`;
    switch (route.page) {
      case 'home':
        return html`<flagfall-home></flagfall-home>`;
      case 'new':
        return html`<flagfall-new .opponent=${route.opponent} .edition=${route.ruleset}></flagfall-new>`;
      case 'game':
        return html`<flagfall-game .game=${route.id}></flagfall-game>`;
      case 'rules':
        return html`<flagfall-rules .edition=${route.id} .game=${route.game}></flagfall-rules>`;
      case 'how':
        return html`<flagfall-how></flagfall-how>`;
      case 'edit':
        return html`<flagfall-edit></flagfall-edit>`;
      case 'lobby':
        return html`<flagfall-lobby></flagfall-lobby>`;
      case 'account':
        return html`<flagfall-account></flagfall-account>`;
      case 'games':
        return html`<flagfall-games></flagfall-games>`;
      case 'archive':
        return html`<flagfall-archive></flagfall-archive>`;
      case 'people':
        return html`<flagfall-people .player=${route.name}></flagfall-people>`;
      case 'lost':
        return html`<section class="notice-page"><h1>${words().app.lost}</h1>
        <button class="main" @click=${() => go('/')}>${words().app.toHome}</button></section>`;
    }
  }

  private readonly skip = (event: Event) => {
    event.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus();
  };
  private readonly openSettings = () => this.open('settings');
  private readonly closeSheet = () => this.open(undefined);

  /// During a game the rules open in a dialog, so that nothing on the page is lost; elsewhere this is an ordinary link.
  private readonly openRules = (event: Event) => {
    if (!rulesShown()) return;
    event.preventDefault();
    void LATER.rules?.();
    this.open('rules');
  };

  private open(sheet: 'settings' | 'rules' | undefined) {
    this.sheet = sheet;
    this.requestUpdate();
  }

  private rulesSheet() {
    const shown = rulesShown();
    const body = html`<flagfall-rules .embedded=${true} .edition=${shown?.edition} .game=${shown?.game}></flagfall-rules>`;
    return dialog({ title: words().app.rules, body, close: this.closeSheet });
  }
}

customElements.define('flagfall-app', FlagfallApp);
