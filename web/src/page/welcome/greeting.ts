/// The welcome of a game: each side is shown it once, before the first thing it does.
import type { TemplateResult } from 'lit';
import { store, stored } from '../../state/storage';
import type { Side, View } from '../../wire/messages';
import { welcomeFor, welcomePage, type Welcome } from './view';

export class Greeting {
  private text: Welcome | undefined;
  private asked: string | undefined;

  constructor(private readonly changed: () => void) {}

  /// The welcome page, if the edition has one and this side has not seen it.
  pageFor(view: View, edition: string | undefined): TemplateResult | undefined {
    const { id, you, status, ply } = view;
    const begins = status === 'setup' || (status === 'playing' && ply < 2);
    if (edition === undefined || you === null || !begins || stored(seenKey(id, you), false, sessionStorage))
      return undefined;
    if (this.asked !== edition) this.load(edition);
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
    void welcomeFor(edition)?.then((text) => {
      this.text = text;
      this.changed();
    });
  }
}

const seenKey = (game: string, side: Side) => `welcome.${game}.${side}`;
