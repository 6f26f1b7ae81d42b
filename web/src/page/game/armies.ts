/// The two armies as trays: of every kind, how many may still be out there and how many have fallen.
import { html, nothing } from 'lit';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import type { Standing } from '../../state/armies';
import type { Side } from '../../wire/messages';
import { words } from '../../words';

export interface Tray { readonly side: Side; readonly standings: readonly Standing[] }

export function armies(trays: readonly Tray[], look: Look) {
  return html`<section class="armies" aria-label=${words().table.armies}>${trays.map(({ side, standings }) => html`
    <div class="tray" data-side=${side}><h2>${words().side[side]}</h2><ul>
      ${standings.map((standing) => line(side, standing, look))}</ul></div>`)}</section>`;
}

function line(side: Side, { kind, left, fallen }: Standing, look: Look) {
  const told = words().table.trayLine(look.names[kind], left, fallen);
  return html`<li class=${left > 0 ? '' : 'gone'} title=${told}>${face(side, kind, look)}<span class="unseen">${told}</span>
    <b aria-hidden="true">${left}</b>${fallen > 0 ? html`<i aria-hidden="true">${fallen}</i>` : nothing}</li>`;
}
