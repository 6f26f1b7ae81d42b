/// Imports the record of a game that was played elsewhere: pasted, or from a file.
import { html, nothing } from 'lit';
import { dialog } from '../../part/dialog';
import { Screen } from '../../part/screen';
import { go } from '../../route';
import { importRecord } from '../../wire/record';
import { around } from '../../words/around';
import { failureLines } from '../../part/failure';

/// What a record looks like, as short as one can be.
const EXAMPLE = `[Flagfall "1"]
[Ruleset "barrage"]
[RedSetup "SM......../GS......../IY......../FB........"]
[BlueSetup ".........M/SG......../SI......../.Y......FB"]
[Result "red"]

1. b4b5 a7a6  2. a4a6(SxM-) a6a5`;

export class FlagfallImport extends Screen {
  static override properties = { close: { attribute: false } };
  declare close: () => void;
  private text = '';
  private problems: readonly string[] = [];
  private busy = false;

  protected override render() {
    const w = around().games;
    const body = html`<div class="import"><p>${w.importLead}</p>
      <details><summary>${w.importFormat}</summary><pre>${EXAMPLE}</pre></details>
      <textarea rows="9" spellcheck="false" autocapitalize="off" aria-label=${w.importText} placeholder=${w.importText}
        .value=${this.text} @input=${(event: Event) => this.write((event.target as HTMLTextAreaElement).value)}></textarea>
      ${this.problems.length > 0 ? html`<ul class="problems" role="alert">${this.problems.map((it) => html`<li>${it}</li>`)}</ul>` : nothing}
      <div class="bar"><label class="button"><input class="unseen" type="file" accept=".txt,text/plain" @change=${this.choose}>${w.importFile}</label>
        <button class="main" ?disabled=${this.busy || this.text.trim() === ''} @click=${this.send}>${w.importGo}</button></div></div>`;
    return dialog({ title: w.importRecord, body, close: this.close });
  }

  private write(text: string) {
    this.text = text;
    this.problems = [];
    this.requestUpdate();
  }

  private readonly choose = async (event: Event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) this.write(await file.text());
  };

  private readonly send = async () => {
    this.busy = true;
    this.requestUpdate();
    try {
      const { id } = await importRecord(this.text);
      go(`/game/${id}`);
    } catch (failure) {
      this.problems = failureLines(failure);
    }
    this.busy = false;
    this.requestUpdate();
  };
}

customElements.define('flagfall-import', FlagfallImport);
