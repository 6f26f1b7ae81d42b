/// The two armies as trays: of every kind, how many may still be out there and how many have fallen.
import { html, nothing } from 'lit';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import { KINDS, type Army, type Kind, type Side } from '../../wire/messages';
import { words } from '../../words';

export interface Losses { readonly side: Side; readonly kind: Kind }

export function armies(order: readonly Side[], army: Army, fallen: readonly Losses[], look: Look) {
  return html`<section class="armies" aria-label=${words().table.armies}>
    ${order.map((side) => tray(side, army, fallen, look))}</section>`;
}

function tray(side: Side, army: Army, fallen: readonly Losses[], look: Look) {
  const w = words();
  return html`<div class="tray" data-side=${side}><h2>${w.side[side]}</h2><ul>
    ${KINDS.filter((kind) => (army[kind] ?? 0) > 0).map((kind) => {
      const fell = fallen.filter((it) => it.side === side && it.kind === kind).length;
      const left = (army[kind] ?? 0) - fell;
      return html`<li class=${left > 0 ? '' : 'gone'} title=${w.table.trayLine(look.names[kind], left, fell)}>
        ${face(side, kind, look)}<span class="unseen">${w.table.trayLine(look.names[kind], left, fell)}</span>
        <b aria-hidden="true">${left}</b>${fell > 0 ? html`<i aria-hidden="true">${fell}</i>` : nothing}</li>`;
    })}</ul></div>`;
}
