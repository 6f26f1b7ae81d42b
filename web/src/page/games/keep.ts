/// What one can keep of a finished game and pass on: its link, its record, and a picture of the position in sight.
import { html, nothing } from 'lit';
import { announce } from '../../part/announce';
import { copyText } from '../../part/copy';
import { dialog } from '../../part/dialog';
import { download } from '../../part/download';
import { icon } from '../../part/icon';
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { pngOf, svgOf, type Position } from '../../part/picture';
import { recordJson, recordText } from '../../wire/record';
import { words } from '../../words';
import { around } from '../../words/around';
import { gamesSheet } from './style';

export class FlagfallKeep extends Screen {
  static override properties = {
    game: { attribute: false },
    name: { attribute: false },
    position: { attribute: false },
    close: { attribute: false },
  };
  declare game: string;
  /// What files are called, without an ending.
  declare name: string;
  /// The position in sight; undefined where no board is.
  declare position: (() => Position) | undefined;
  declare close: () => void;
  private said = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(gamesSheet);
  }

  protected override render() {
    const w = around().games;
    const row = (title: string, ...buttons: readonly unknown[]) =>
      html`<li><b>${title}</b><span class="bar">${buttons}</span></li>`;
    const button = (label: string, name: string, act: () => unknown) =>
      html`<button aria-label=${`${name}: ${label}`} @click=${() => void this.attempt(act)}>${label}</button>`;
    const body = html`<ul class="keep">
      ${row(
        w.link,
        button(w.copy, w.link, () => this.copy(`${location.origin}/game/${this.game}`)),
      )}
      ${row(
        w.record,
        button(w.copy, w.record, async () => this.copy(await recordText(this.game))),
        button(w.text, w.record, async () => download(`${this.name}.txt`, await recordText(this.game))),
        button(w.json, w.record, async () =>
          download(`${this.name}.json`, await recordJson(this.game), 'application/json'),
        ),
      )}
      ${
        this.position
          ? row(
              w.picture,
              button('SVG', w.picture, () => download(`${this.name}.svg`, svgOf(this.position!()), 'image/svg+xml')),
              button('PNG', w.picture, async () => download(`${this.name}.png`, await pngOf(svgOf(this.position!())))),
            )
          : nothing
      }</ul><p role="status">${this.said}</p>`;
    return dialog({ title: w.keep, body, close: this.close });
  }

  private async copy(text: string) {
    await copyText(text);
    this.said = words().setup.copied;
    announce(this.said);
  }

  private async attempt(act: () => unknown) {
    this.said = '';
    try {
      await act();
    } catch {
      this.said = words().app.failed;
    }
    this.requestUpdate();
  }
}

customElements.define('flagfall-keep', FlagfallKeep);

/// The button that opens it.
export const keepButton = (open: () => void) =>
  html`<button class="quiet" @click=${open}>${icon('save')}<span>${around().games.keep}</span></button>`;
