/// The form for players who prefer to type a move. What is wrong with a typed move is said under it, and the text stays to
/// be mended; the focus stays too, so that the next move can be typed at once.
import { html } from 'lit';
import { words } from '../../words';
import type { FlagfallGame } from './game';

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
    else page.answerTyped(w.noMove(written));
    field.select();
  };
  return html`<form class="typed" @submit=${submit} @input=${() => page.answerTyped('')}>
    <input name="move" aria-label="${w.typed}: ${w.typedHelp}" placeholder="${w.typed}: ${w.typedHelp}" autocomplete="off"
      aria-describedby="typed-answer" autocapitalize="off" spellcheck="false" maxlength="12"><button>${w.say}</button>
    <p id="typed-answer" role="alert">${page.typedAnswer}</p></form>`;
}

/// Empties the field after a move that was made.
export function clearTyped(page: HTMLElement) {
  const field = page.querySelector<HTMLInputElement>('.typed input');
  if (field) field.value = '';
}
