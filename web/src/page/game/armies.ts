/// Draws the two armies as trays: for each kind, how many are left, how many of them are seen, and how many have fallen. A
/// tap on a kind lights the squares where it is known to stand.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import type { PieceCount } from '../../state/armies';
import type { Kind, Side } from '../../wire/messages';
import { words } from '../../words';

export interface Tray {
  readonly side: Side;
  /// Who plays this side, where that is known.
  readonly player: string;
  readonly pieceCounts: readonly PieceCount[];
  readonly clock: TemplateResult | undefined;
  /// Whether the viewer does not know where all of them stand.
  readonly hidden: boolean;
}

/// The kind that is lit on the board.
export interface Lit {
  readonly side: Side;
  readonly kind: Kind;
}

export function armies(trays: readonly Tray[], look: Look, lit: Lit | undefined, light: (lit: Lit) => void) {
  return html`<section class="armies" aria-label=${words().game.armies}>${trays.map(
    (tray) => html`
    <div class="tray" data-side=${tray.side}><header class="unseen-narrow"><div><h2>${words().side[tray.side]}</h2>
      ${tray.player ? html`<p class="player">${tray.player}</p>` : nothing}</div>${tray.clock ?? nothing}</header><ul>
      ${tray.pieceCounts.map((count) => line(tray, count, look, lit, light))}</ul>${countOf(tray, look, lit)}</div>`,
  )}${legend()}</section>`;
}

function line({ side, hidden }: Tray, count: PieceCount, look: Look, lit: Lit | undefined, light: (lit: Lit) => void) {
  const { kind, left, seen, fallen } = count;
  const text = countText(look.names[kind], count, hidden);
  const pressed = lit?.side === side && lit.kind === kind;
  return html`<li class=${left > 0 ? '' : 'gone'}><button class="quiet" title=${text} aria-pressed=${pressed ? 'true' : 'false'}
      @click=${() => light({ side, kind })}>${face(side, kind, look)}<span class="unseen">${text}</span>
    <b aria-hidden="true">${left}</b><span class="also" aria-hidden="true">${
      hidden && seen > 0 ? html`<i class="seen">${icon('eye')}${seen}</i>` : nothing
    }${fallen > 0 ? html`<i class="fell">${fallen}</i>` : nothing}</span></button></li>`;
}

/// What the numbers count, where there is no room for names. Screen readers hear it with each kind.
function legend() {
  const w = words().game;
  return html`<p class="legend" aria-hidden="true">${w.trayLeft}${icon('eye')}${w.traySeen}<span>−</span>${w.trayFallen}</p>`;
}

/// The kind that is lit, in words.
function countOf({ side, hidden, pieceCounts }: Tray, look: Look, lit: Lit | undefined) {
  const count = pieceCounts.find(({ kind }) => lit?.side === side && lit.kind === kind);
  return count ? html`<p class="count">${countText(look.names[count.kind], count, hidden)}</p>` : nothing;
}

/// A count in words: "Scout: 5 left, 2 of them seen, 3 fallen".
export const countText = (name: string, { left, seen, fallen }: PieceCount, hidden: boolean): string =>
  hidden ? words().game.trayHidden(name, left, left - seen, fallen) : words().game.trayLine(name, left, fallen);
