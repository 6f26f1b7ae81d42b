/// The frame around every page: the name, the few ways from anywhere, and the page itself.
import { html, type TemplateResult } from 'lit';
import { go, followLinks, routeOf, ROUTE_CHANGED, type Route } from './route';
import { Screen } from './part/screen';
import { icon } from './part/icon';
import { settingsDialog } from './page/settings/view';
import { prefs, PREFS_CHANGED, showScheme } from './state/prefs';
import { speak, words } from './words';
import './page/home/home';
import './page/new/new';
import './page/game/game';
import './page/rules/rules';
import './page/how/how';
import './page/edit/edit';

class FlagfallApp extends Screen {
  private route: Route = routeOf(location);
  private settings = false;

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('click', followLinks);
    addEventListener('popstate', this.moved);
    addEventListener(ROUTE_CHANGED, this.moved);
    addEventListener(PREFS_CHANGED, this.respeak);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showScheme);
    showScheme();
    void this.respeak();
  }

  private readonly moved = () => {
    this.route = routeOf(location);
    this.settings = false;
    this.requestUpdate();
    scrollTo(0, 0);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  };

  private readonly respeak = async () => {
    await speak(prefs().language);
    this.requestUpdate();
    for (const screen of this.querySelectorAll<Screen>('main > *')) screen.requestUpdate?.();
  };

  protected override render() {
    const w = words().app;
    document.title = 'Flagfall';
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${w.skip}</a>
      <header class="masthead">
        <a class="name" href="/" aria-label=${w.home}><svg viewBox="0 0 204 66" aria-hidden="true"><use href="/art/logo.svg#logo-word"></use></svg></a>
        <nav>
          <a href="/how">${w.how}</a>
          <a href="/rules">${w.rules}</a>
          <button class="quiet round" aria-label=${w.settings} @click=${this.openSettings}>${icon('settings')}</button>
        </nav>
      </header>
      <main id="main" tabindex="-1">${this.page()}</main>
      ${this.settings ? settingsDialog(this.closeSettings) : ''}`;
  }

  private page(): TemplateResult {
    const { route } = this;
    switch (route.page) {
      case 'home': return html`<flagfall-home></flagfall-home>`;
      case 'new': return html`<flagfall-new .opponent=${route.opponent} .edition=${route.ruleset}></flagfall-new>`;
      case 'game': return html`<flagfall-game .game=${route.id}></flagfall-game>`;
      case 'rules': return html`<flagfall-rules .edition=${route.id}></flagfall-rules>`;
      case 'how': return html`<flagfall-how></flagfall-how>`;
      case 'edit': return html`<flagfall-edit></flagfall-edit>`;
      case 'lost': return html`<section class="notice-page"><h1>${words().app.lost}</h1>
        <button class="main" @click=${() => go('/')}>${words().app.toHome}</button></section>`;
    }
  }

  private readonly skip = (event: Event) => {
    event.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus();
  };
  private readonly openSettings = () => { this.settings = true; this.requestUpdate(); };
  private readonly closeSettings = () => { this.settings = false; this.requestUpdate(); };
}

customElements.define('flagfall-app', FlagfallApp);
