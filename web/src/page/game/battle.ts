/// The battle animation, at the square of the battle. It takes the same time for all pieces, so that its length gives nothing
/// away; a tap skips it.
import { html } from 'lit';
import { cellOf, squaresOf } from '../../board';
import { back, piece } from '../../part/piece';
import type { Look } from '../../part/look';
import { calm, paced, prefs } from '../../state/prefs';
import type { Ground, Kind, MoveEvent, Side } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import { battleText } from './move-text';

const BATTLE_MS = 1200;
const QUICK_BATTLE_MS = 700;
const APPROACH_MS = 300;

/// How long a battle is shown.
export const battleTime = () => paced(prefs().quickBattles ? QUICK_BATTLE_MS : BATTLE_MS);

/// How long the two approach each other before they meet.
export const approachTime = () => (prefs().quickBattles || calm() ? 0 : paced(APPROACH_MS));

export interface BattleOptions {
  readonly event: MoveEvent;
  readonly look: Look;
  readonly ground: Ground;
  /// The side at the lower edge of the board.
  readonly bottom: Side;
  readonly skip: () => void;
}

export function battleOverlay({ event, look, ground, bottom, skip }: BattleOptions) {
  const strike = event.strike!;
  const text = battleText(event, look);
  const fighter = (role: 'attacker' | 'defender', side: Side, kind: Kind | undefined) => {
    const falls = strike.result === 'both-fall' || strike.result !== `${role}-wins`;
    return html`<span class="fighter ${role} ${falls ? 'falls' : 'stands'}">
      <span class="turns"><span class="hidden-side">${back(side)}</span>
        <span class="shown-side">${piece(side, kind, look)}</span></span></span>`;
  };
  const { x, y, from } = placeOf(event, ground, bottom);
  return html`<button class="battle from-${from} ${y < ground.rows / 2 ? 'upper' : 'lower'}" @click=${skip}
      .style=${`--x:${x / ground.columns};--y:${y / ground.rows};--columns:${ground.columns}`}
      aria-label="${words().battle.title}: ${text}. ${words().battle.skip}">
    <span class="arena">${fighter('attacker', event.side, strike.attacker)}${fighter(
      'defender',
      other(event.side),
      strike.defender,
    )}</span>
    <span class="outcome">${text}</span></button>`;
}

/// The border that the attacker crosses, in squares from the upper left, and the direction it comes from.
function placeOf({ move }: MoveEvent, ground: Ground, bottom: Side) {
  const [from, to] = squaresOf(move)
    .slice(-2)
    .map((square) => cellOf(square, ground, bottom));
  const [dx, dy] = [Math.sign(to!.x - from!.x), Math.sign(to!.y - from!.y)];
  const side = dx > 0 ? 'left' : dx < 0 ? 'right' : dy > 0 ? 'above' : 'below';
  return { x: to!.x + 0.5 - dx / 2, y: to!.y + 0.5 - dy / 2, from: side };
}
