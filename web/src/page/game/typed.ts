/// The form for players who prefer to type a move. What is wrong with a typed move is said under it, and the text stays to
/// be mended; the focus stays too, so that the next move can be typed at once.
import { html } from 'lit';
import { lookFor } from '../../part/look';
import type { Move } from '../../wire/messages';
import { words } from '../../words';
import type { FlagfallGame } from './game';
import { noticeText } from './notice';

/// A move as it is written: two squares, or three for a scout that turns.
const MOVE = /^([a-z]\d{1,2}){2,3}$/;

export function moveForm(page: FlagfallGame) {
  const w = words().game;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const written = field.value.trim();
    const move = written.replace(/[^a-z0-9]/gi, '').toLowerCase();
    if (written === '') return;
    if (MOVE.test(move)) page.act.submit(move);
    else page.typed.say(w.noMove(written));
    field.select();
  };
  return html`<form class="typed" @submit=${submit} @input=${() => page.typed.say('')}>
    <input name="move" aria-label="${w.typed}: ${w.typedHelp}" placeholder="${w.typed}: ${w.typedHelp}" autocomplete="off"
      aria-describedby="typed-answer" autocapitalize="off" spellcheck="false" maxlength="12"><button>${w.say}</button>
    <p id="typed-answer" role="alert">${page.typed.answer}</p></form>`;
}

/// The move that was typed last, and what became of it.
export class TypedMoves {
  /// What is wrong with it.
  answer = '';
  /// Whether the field is shown where there is little room.
  open = false;
  private move: Move | undefined;

  constructor(private readonly page: FlagfallGame) {}

  readonly toggle = () => {
    this.open = !this.open;
    this.page.requestUpdate();
    if (!this.open) return;
    void this.page.updateComplete.then(() => {
      this.field?.focus();
      this.scrollIntoView();
    });
  };

  send(move: Move) {
    this.move = move;
    this.page.session?.send({ t: 'submit', move });
  }

  say(text: string) {
    if (this.answer === text) return;
    this.answer = text;
    this.page.requestUpdate();
    if (text !== '') this.scrollIntoView();
  }

  /// A typed move was answered: it is gone from its field, or the field says why not.
  hear() {
    const state = this.page.session?.state;
    if (this.move === undefined || state?.pending === this.move) return;
    this.move = undefined;
    this.answer = state?.notice ? noticeText(state.notice, lookFor(this.page.session?.edition)) : '';
    if (this.answer === '' && this.field) this.field.value = '';
    if (this.answer !== '') this.scrollIntoView();
  }

  /// The field with the answer below it, which on a phone may be below the edge of the screen.
  private scrollIntoView() {
    void this.page.updateComplete.then(() => this.page.querySelector('.typed')?.scrollIntoView({ block: 'nearest' }));
  }

  private get field() {
    return this.page.querySelector<HTMLInputElement>('.typed input');
  }
}
