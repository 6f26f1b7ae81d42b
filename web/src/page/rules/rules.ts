/// The rules of an edition, whole: told in sections, with each piece's power, count and privilege.
import { html, nothing, type TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { face } from '../../part/piece';
import { lookFor } from '../../part/look';
import { editionOf, type Edition } from '../../state/rulebook';
import { prefs } from '../../state/prefs';
import * as api from '../../wire/api';
import { KINDS, type Ruleset, type RulesPage } from '../../wire/messages';
import { words } from '../../words';
import { lawsTold } from '../../words/laws';

class FlagfallRules extends Screen {
  static override properties = { edition: { attribute: false }, game: { attribute: false }, embedded: { attribute: false } };
  declare edition: string | undefined;
  /// A game whose rules are shown, where a player wrote them.
  declare game: string | undefined;
  /// Shown over another page, which stays as it is.
  declare embedded: boolean;
  private editions: readonly Ruleset[] = [];
  private shown: Edition | undefined;
  private page: RulesPage | undefined;
  private missing = false;

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!this.hasUpdated || changed.has('edition') || changed.has('game')) void this.fetchRules();
  }

  private async fetchRules() {
    this.page = undefined;
    try {
      this.editions = await api.rulesets();
      this.shown = this.game ? await editionOf((await api.view(this.game)).ruleset)
        : this.editions.find(({ id }) => id === (this.edition ?? 'classic'));
      this.missing = this.shown === undefined;
      this.requestUpdate();
      if (this.shown?.id) this.page = await api.rulesPage(this.shown.id);
    } catch {
      this.missing = this.shown === undefined;
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const w = words();
    if (this.missing) return html`<section class="notice-page"><h1>${w.app.lost}</h1></section>`;
    if (!this.shown) return html`<section class="notice-page"><p class="loading">${w.app.loading}</p></section>`;
    const named = this.editions.find(({ id }) => id === this.shown!.id);
    return html`<div class="rules ${this.embedded ? 'embedded' : ''}">
      ${this.embedded ? nothing : html`<nav class="contents" aria-label=${w.rules.choose}>${this.editions.map(({ id, title }) => html`
        <a href="/rules/${id}" aria-current=${id === this.shown!.id ? 'page' : nothing}>${title}</a>`)}</nav>`}
      <article class="prose">
        ${this.embedded ? html`<h3>${this.shown.title}</h3>` : html`<h1>${this.shown.title}</h1>`}
        ${named ? html`${named.about.map((line) => html`<p class="about">${line}</p>`)}
          <p class="source">${w.rules.source}: ${named.source}</p>
          ${this.embedded ? nothing : html`<p><a class="button main" href="/new?with=computer&edition=${named.id}">${w.rules.play}</a></p>`}`
          : nothing}
        ${this.pieces(this.shown)}
        ${this.page && prefs().language === 'en' ? this.page.sections.map(({ title, text }) => html`
          <section><h2>${title}</h2>${text.map((line) => html`<p>${line}</p>`)}</section>`) : this.laws(this.shown)}
        ${named && named.decided.length > 0 ? html`<section><h2>${w.rules.decided}</h2><p>${w.rules.decidedLead}</p>
          <ul>${named.decided.map((line) => html`<li>${line}</li>`)}</ul></section>` : nothing}
      </article></div>`;
  }

  private pieces(edition: Edition) {
    const w = words().rules;
    const look = lookFor(edition);
    const rows = this.page?.pieces ?? KINDS.filter((kind) => edition.rules.army[kind])
      .map((kind) => ({ kind, power: look.labels[kind], count: edition.rules.army[kind]!, privilege: '' }));
    const privilege = (kind: (typeof rows)[number]) =>
      (prefs().language === 'en' && kind.privilege) || (w.privileges[kind.kind] ?? '');
    return html`<section><h2>${w.pieces}</h2><table class="pieces">
      <thead><tr><th scope="col">${w.piece}</th><th scope="col">${w.power}</th><th scope="col">${w.count}</th><th scope="col">${w.privilege}</th></tr></thead>
      <tbody>${rows.map((row) => html`<tr><th scope="row">${face('red', row.kind, look)}${look.names[row.kind]}</th>
        <td>${row.power}</td><td>${row.count}</td><td>${privilege(row)}</td></tr>`)}</tbody></table></section>`;
  }

  private laws(edition: Edition) {
    return html`<section><h2>${words().rules.laws}</h2><dl>${lawsTold(edition.rules).map(({ title, text }) => html`
      <dt>${title}</dt><dd>${text}</dd>`)}</dl></section>`;
  }
}

customElements.define('flagfall-rules', FlagfallRules);
