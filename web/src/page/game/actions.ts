/// Draws the action bar: hint, takeback, pencil, draw, resign.
import { html, nothing } from 'lit';
import { icon } from '../../part/icon';
import { isMyTurn, type GameState } from '../../state/game';
import { words } from '../../words';
import type { FlagfallGame } from './game';

export function actions(state: GameState, page: FlagfallGame) {
  const { view } = state;
  if (!view || view.status !== 'playing' || view.you === null) return nothing;
  return html`<section class="actions">${page.resigning ? confirmation(page) : bar(state, page)}</section>`;
}

function bar(state: GameState, page: FlagfallGame) {
  const w = words().game;
  const view = state.view!;
  const { act } = page;
  const offered = view.drawOffer !== null && view.drawOffer !== view.you;
  const computer = view.opponent.startsWith('computer');
  return html`<div class="bar">
    ${
      computer
        ? html`
      <button @click=${act.hint} aria-disabled=${!isMyTurn(state) || page.hinting}>${icon('hint')}<span>${w.hint}</span></button>
      <button @click=${act.takeback} aria-disabled=${view.ply === 0}>${icon('undo')}<span>${w.takeback}</span></button>`
        : nothing
    }
    ${
      page.session!.isHotseat
        ? nothing
        : html`<button aria-pressed=${page.notes.pencil ? 'true' : 'false'} title=${w.pencilLead}
      @click=${page.notes.togglePencil}>${icon('pencil')}<span>${w.pencil}</span></button>`
    }
    <button class="type-toggle" aria-pressed=${page.typed.open ? 'true' : 'false'} @click=${page.typed.toggle}><b aria-hidden="true">a4</b><span>${w.typed}</span></button>
    <button class=${offered ? 'main' : ''} @click=${act.draw} aria-disabled=${view.drawOffer === view.you}>
      ${icon('draw')}<span>${offered ? w.acceptDraw : w.draw}</span></button>
    <button class="resign" @click=${() => void page.confirmResign(true)}>${icon('resign')}<span>${w.resign}</span></button></div>`;
}

/// Whoever clicks twice on Resign, or holds Enter down, has not answered yet.
function confirmation({ act, confirmResign }: FlagfallGame) {
  const w = words().game;
  return html`<div class="ask" role="alertdialog" aria-label=${w.resignSure}><span>${w.resignSure}</span>
    <button class="danger" @click=${(click: MouseEvent) => void (click.detail < 2 && act.resign())}>${w.resignYes}</button>
    <button class="stay" @click=${() => void confirmResign(false)}>${w.resignNo}</button></div>`;
}
