/// Enough of the other player: no more words from them, or a word to whoever runs the server.
import { css, html, nothing } from 'lit';
import { failureText } from '../../part/failure';
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import * as company from '../../wire/company';
import { around } from '../../words/around';

class FlagfallPartWays extends Screen {
  static override properties = { game: { attribute: false }, name: { attribute: false }, parted: { attribute: false } };
  declare game: string;
  /// Who plays the other side.
  declare name: string;
  declare parted: () => void;

  private asking = false;
  private reporting = false;
  private done = '';
  private said = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(sheet);
    addEventListener('keydown', this.escape);
  }

  override disconnectedCallback() {
    removeEventListener('keydown', this.escape);
    super.disconnectedCallback();
  }

  protected override render() {
    const { game, name, reporting } = this;
    return html`<div class="part-ways">${this.asking ? this.question() : this.buttons()}
      <p role="status">${this.done}</p><p class="error-line" role="alert">${this.said}</p></div>
      ${
        reporting
          ? html`<flagfall-report .name=${name} .send=${(text: string) => company.reportOpponent(game, text)} .close=${() => this.report(false)}></flagfall-report>`
          : nothing
      }`;
  }

  private buttons() {
    const w = around().people;
    const { name } = this;
    return html`<div class="bar"><button class="quiet" aria-label=${w.reportOf(name)} @click=${() => this.report(true)}>${w.report}</button>
      <button class="quiet" aria-label=${w.blockOf(name)} @click=${() => this.ask(true)}>${w.block}</button></div>`;
  }

  /// Whoever clicks twice on Block has not answered yet.
  private question() {
    const w = around().people;
    const sure = w.blockSure(this.name);
    return html`<div class="ask" role="alertdialog" aria-label=${sure}><span>${sure}</span>
      <button class="danger" @click=${(click: MouseEvent) => void (click.detail < 2 && this.block())}>${w.blockYes}</button>
      <button class="no" @click=${() => this.ask(false)}>${w.blockNo}</button></div>`;
  }

  private readonly escape = (event: KeyboardEvent) => {
    if (this.asking && event.key === 'Escape') void this.ask(false);
  };

  private async ask(asking: boolean) {
    this.asking = asking;
    this.requestUpdate();
    await this.updateComplete;
    if (asking) this.scrollIntoView({ block: 'nearest' });
    this.querySelector<HTMLElement>(asking ? '.no' : '.bar button:last-child')?.focus({ preventScroll: asking });
  }

  private async block() {
    this.said = '';
    try {
      await company.blockOpponent(this.game);
      this.done = around().people.blocked(this.name);
      this.parted();
    } catch (failure) {
      this.said = failureText(failure);
    }
    return this.ask(false);
  }

  private report(open: boolean) {
    if (open) void import('../../part/report');
    this.reporting = open;
    this.requestUpdate();
  }
}

const sheet = css`
  .part-ways { display: grid; gap: var(--space-2); margin-top: var(--space-4); padding-top: var(--space-2); border-top: 1px solid var(--line); font-size: var(--text-small); }
  .part-ways .bar { justify-content: space-between; }
  .part-ways .bar button { padding-inline: var(--space-2); color: var(--ink-soft); }
  .part-ways .ask { justify-content: start; }
  .part-ways .ask span { flex-basis: 100%; }
  .part-ways p:empty { display: none; }
`;

customElements.define('flagfall-part-ways', FlagfallPartWays);
