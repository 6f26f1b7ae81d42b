/// The rules page of an edition: the pieces with their power, count and privilege, then the rules in sections.
import { html, nothing, type TemplateResult } from 'lit';
import { configured } from '../../board';
import { Screen } from '../../part/screen';
import { showTitle } from '../../part/title';
import { face } from '../../part/piece';
import { lookFor, powerOf } from '../../part/look';
import { editionOf, titleOf, type Edition } from '../../state/rulebook';
import { prefs } from '../../state/prefs';
import { themes } from '../../theme/themes';
import * as api from '../../wire/api';
import type { Ruleset, RulesetChoice } from '../../wire/messages';
import { welcomeAgain, welcomeFor, type Welcome } from '../welcome/view';
import { bookPieces, bookSections, editionTexts, words } from '../../words';

class FlagfallRules extends Screen {
  static override properties = {
    edition: { attribute: false },
    game: { attribute: false },
    embedded: { attribute: false },
  };
  declare edition: string | undefined;
  /// The game whose custom rules are shown.
  declare game: string | undefined;
  /// Shown in a dialog over another page.
  declare embedded: boolean;
  private editions: readonly Ruleset[] = [];
  private shown: Edition | undefined;
  private missing = false;
  private welcome: Welcome | undefined;

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!this.hasUpdated || changed.has('edition') || changed.has('game')) void this.fetchRules();
  }

  private async fetchRules() {
    try {
      this.editions = await api.rulesets();
      const choice: RulesetChoice = this.game ? (await api.view(this.game)).ruleset : (this.edition ?? 'classic');
      const named = typeof choice !== 'string' || this.editions.some(({ id }) => id === choice);
      this.shown = named ? await editionOf(choice) : undefined;
      this.welcome = await welcomeFor(this.shown?.id ?? '');
    } catch {
      // Nothing was loaded, so `missing` becomes true below.
    }
    this.missing = this.shown === undefined;
    this.requestUpdate();
    await this.updateComplete;
    // On a phone the editions are a row that scrolls.
    this.querySelector('.contents [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  protected override render(): TemplateResult {
    const w = words();
    if (this.missing) return html`<section class="notice-page"><h1>${w.app.lost}</h1></section>`;
    const { shown } = this;
    if (!shown) return html`<section class="notice-page"><p class="loading">${w.app.loading}</p></section>`;
    const named = this.editions.find(({ id }) => id === shown.id);
    const texts = named && editionTexts(named);
    return html`<div class="rules ${this.embedded ? 'embedded' : ''}">
      ${this.embedded ? nothing : this.contents(shown)}
      <article class="prose">
        ${this.heading(shown, named)}
        ${this.welcome ? welcomeAgain(this.welcome) : nothing}
        ${pieces(shown)}
        ${bookSections(shown.rules, lookFor(shown)).map(
          ({ title, text }) => html`
          <section><h2>${title}</h2>${text.map((line) => html`<p>${line}</p>`)}</section>`,
        )}
        ${
          texts && texts.decided.length > 0
            ? html`<section><h2>${w.rules.decided}</h2><p>${w.rules.decidedLead}</p>
          <ul>${texts.decided.map((line) => html`<li>${line}</li>`)}</ul></section>`
            : nothing
        }
      </article></div>`;
  }

  protected override updated() {
    if (this.shown && !this.embedded) showTitle(titleOf(this.shown), words().app.rules);
  }

  private contents(shown: Edition) {
    return html`<nav class="contents" aria-label=${words().rules.choose}>${this.editions.map(
      (it) => html`
      <a href="/rules/${it.id}" aria-current=${it.id === shown.id ? 'page' : nothing}>${titleOf(it)}</a>`,
    )}</nav>`;
  }

  private heading(shown: Edition, named: Ruleset | undefined) {
    const w = words();
    const texts = named && editionTexts(named);
    const { columns, rows, lakes } = shown.rules.board;
    return html`<header><flagfall-board class="small" .config=${configured({
      ground: shown.rules.board,
      picture: true,
      coordinates: false,
      name: w.pick.board(columns, rows, lakes.length),
    })}></flagfall-board>
      <div>${this.embedded ? html`<h3>${titleOf(shown)}</h3>` : html`<h1>${titleOf(shown)}</h1>`}
        ${
          texts
            ? html`${texts.about.map((line) => html`<p class="about">${line}</p>`)}
          <p class="source">${w.rules.source} ${texts.source}</p>`
            : nothing
        }
        ${named && !this.embedded ? html`<p><a class="button main" href="/new?with=computer&edition=${named.id}">${w.rules.play}</a></p>` : nothing}
      </div></header>`;
  }
}

function pieces(edition: Edition) {
  const w = words().rules;
  const look = lookFor(edition);
  // Themed names are explained by the plain one.
  const plain = themes.military.names[prefs().language];
  return html`<section><h2>${w.pieces}</h2><table class="pieces">
    <thead><tr><th scope="col">${w.piece}</th><th scope="col">${w.power}</th><th scope="col">${w.count}</th><th scope="col">${w.privilege}</th></tr></thead>
    <tbody>${bookPieces(edition.rules, look).map(
      ({ kind, count, privilege }) => html`<tr><th scope="row">${face('red', kind, look)}<span>${look.names[kind]}${
        look.names[kind] === plain[kind] ? nothing : html`<small>${plain[kind]}</small>`
      }</span></th>
      <td>${powerOf(kind, edition)}</td><td>${count}</td><td>${privilege}</td></tr>`,
    )}</tbody></table></section>`;
}

customElements.define('flagfall-rules', FlagfallRules);
