/// The way out of a game that has not begun. It is asked once more, since the game will be given up.
import { html } from 'lit';
import { words } from '../../words';

export interface Leaving { readonly asking: boolean; readonly ask: (asking: boolean) => void; readonly leave: () => void }

export function wayOut({ asking, ask, leave }: Leaving) {
  const w = words().setup;
  if (!asking) return html`<button class="quiet leave" @click=${() => ask(true)}>${w.leave}</button>`;
  return html`<div class="ask" role="alertdialog" aria-label=${w.leaveSure}><span>${w.leaveSure}</span>
    <button class="danger" autofocus @click=${leave}>${w.leaveYes}</button>
    <button @click=${() => ask(false)}>${w.leaveNo}</button></div>`;
}
