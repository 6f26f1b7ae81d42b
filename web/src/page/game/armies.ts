/// Draws the two armies as trays: for each kind, how many may be left and how many were captured.
import { html, nothing, type TemplateResult } from 'lit';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import type { PieceCount } from '../../state/armies';
import type { Side } from '../../wire/messages';
import { words } from '../../words';

export interface Tray {
  readonly side: Side;
  readonly pieceCounts: readonly PieceCount[];
  readonly clock: TemplateResult | undefined;
}

export function armies(trays: readonly Tray[], look: Look) {
  return html`<section class="armies" aria-label=${words().game.armies}>${trays.map(
    ({ side, pieceCounts, clock }) => html`
    <div class="tray" data-side=${side}><header><h2>${words().side[side]}</h2>${clock ?? nothing}</header><ul>
      ${pieceCounts.map((standing) => line(side, standing, look))}</ul></div>`,
  )}</section>`;
}

function line(side: Side, { kind, left, fallen }: PieceCount, look: Look) {
  const text = words().game.trayLine(look.names[kind], left, fallen);
  return html`<li class=${left > 0 ? '' : 'gone'} title=${text}>${face(side, kind, look)}<span class="unseen">${text}</span>
    <b aria-hidden="true">${left}</b>${fallen > 0 ? html`<i aria-hidden="true">${fallen}</i>` : nothing}</li>`;
}
