/// The welcome of a game: each side is shown it once, before the first thing it does.
import { html, type TemplateResult } from 'lit';
import { store, stored } from '../../state/storage';
import type { Side, View } from '../../wire/messages';
import { words } from '../../words';
import { welcomeFor, welcomePage, type Welcome } from './view';

export class Greeting {
  private text: Welcome | undefined;
  private asked: string | undefined;
  /// Whether the text is on its way. Nothing of the game is shown before it.
  private loading = false;

  constructor(private readonly changed: () => void) {}

  /// The welcome page, if the edition has one and this side has not seen it.
  pageFor(view: View, edition: string | undefined): TemplateResult | undefined {
    const { id, you, status, ply } = view;
    const begins = status === 'setup' || (status === 'playing' && ply < 2);
    if (edition === undefined || you === null || !begins || stored(seenKey(id, you), false, sessionStorage))
      return undefined;
    if (this.asked !== edition) this.load(edition);
    if (this.loading) return html`<section class="notice-page"><p class="loading">${words().app.loading}</p></section>`;
    return (
      this.text &&
      welcomePage(this.text, edition, () => {
        store(seenKey(id, you), true, sessionStorage);
        this.changed();
      })
    );
  }

  private load(edition: string) {
    this.asked = edition;
    this.text = undefined;
    const text = welcomeFor(edition);
    this.loading = text !== undefined;
    void text
      ?.then((it) => (this.text = it))
      .catch(() => undefined)
      .then(() => {
        this.loading = false;
        this.changed();
      });
  }
}

const seenKey = (game: string, side: Side) => `welcome.${game}.${side}`;
