/// A dialog in which one tells whoever runs the server about somebody.
import { css, html } from 'lit';
import { words } from '../words';
import { around } from '../words/around';
import { announce } from './announce';
import { dialog } from './dialog';
import { onSubmit } from './form';
import { Screen } from './screen';
import { addSheet } from './sheet';
import { failureText } from './failure';

class FlagfallReport extends Screen {
  static override properties = { name: { attribute: false }, send: { attribute: false }, close: { attribute: false } };
  declare name: string;
  declare send: (text: string) => Promise<unknown>;
  declare close: () => void;
  private sent = false;
  private error = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(sheet);
  }

  protected override render() {
    const w = around().people;
    const body = this.sent
      ? html`<p role="status">${w.reported}</p><button class="main" @click=${this.close}>${words().app.close}</button>`
      : html`<p class="hint">${w.reportAbout}</p><form class="form report" @submit=${onSubmit(({ text = '' }) => void this.submit(text))}>
          <label class="field"><span>${w.reportWhat}</span><textarea name="text" rows="4" maxlength="1000" required></textarea></label>
          <p class="error-line" role="alert">${this.error}</p><button class="main">${w.reportSend}</button></form>`;
    return dialog({ title: w.reportOf(this.name), body, close: this.close });
  }

  private async submit(text: string) {
    try {
      await this.send(text);
      this.sent = true;
      announce(around().people.reported);
    } catch (failure) {
      this.error = failureText(failure);
    }
    this.requestUpdate();
  }
}

const sheet = css`
  .report textarea { width: 100%; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line-strong); border-radius: var(--radius-button); padding: var(--space-2); }
`;

customElements.define('flagfall-report', FlagfallReport);
