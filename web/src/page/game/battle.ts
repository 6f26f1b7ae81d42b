/// The battle animation. It takes the same time for all pieces, so that its length gives nothing away; a tap skips it.
import { html } from 'lit';
import { back, piece } from '../../part/piece';
import type { Look } from '../../part/look';
import { type Kind, type MoveEvent, type Side } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import { battleText } from './move-text';

export function battleOverlay(event: MoveEvent, look: Look, skip: () => void) {
  const strike = event.strike!;
  const text = battleText(event, look);
  const fighter = (role: 'attacker' | 'defender', side: Side, kind: Kind | undefined) => {
    const falls = strike.result === 'both-fall' || strike.result !== `${role}-wins`;
    return html`<span class="fighter ${role} ${falls ? 'falls' : 'stands'}">
      <span class="turns"><span class="hidden-side">${back(side)}</span>
        <span class="shown-side">${piece(side, kind, look)}</span></span></span>`;
  };
  return html`<button class="battle" @click=${skip} aria-label="${words().battle.title}: ${text}. ${words().battle.skip}">
    <span class="arena">${fighter('attacker', event.side, strike.attacker)}${fighter(
      'defender',
      other(event.side),
      strike.defender,
    )}</span>
    <span class="outcome">${text}</span></button>`;
}
