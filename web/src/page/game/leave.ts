/// The button to leave a game before it starts. It asks for confirmation, because leaving resigns the game.
import { html } from 'lit';
import { words } from '../../words';

export interface LeaveOptions {
  readonly asking: boolean;
  readonly confirm: (asking: boolean) => void;
  readonly leave: () => void;
}

export function leaveButton({ asking, confirm, leave }: LeaveOptions) {
  const w = words().setup;
  if (!asking) return html`<button class="quiet leave" @click=${() => confirm(true)}>${w.leave}</button>`;
  return html`<div class="ask" role="alertdialog" aria-label=${w.leaveSure}><span>${w.leaveSure}</span>
    <button class="danger" @click=${leave}>${w.leaveYes}</button>
    <button class="stay" @click=${() => confirm(false)}>${w.leaveNo}</button></div>`;
}
