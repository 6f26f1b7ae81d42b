/// Draws the clock of one side. It runs from what the server said last, and only for the side to move.
import { html } from 'lit';
import { icon } from '../../part/icon';
import { timeSpoken, timeText } from '../../state/clocks';
import type { Side, View } from '../../wire/messages';
import { words } from '../../words';

/// Below this a clock warns.
const SHORT_MS = 30_000;

export function clock(view: View, side: Side, elapsed: number) {
  const running = view.turn === side && view.status === 'playing';
  const left = Math.max(0, view.clocks![side] - (running ? elapsed : 0));
  const classes = `clock ${running ? 'running' : ''} ${left < SHORT_MS ? 'short' : ''}`;
  return html`<time class=${classes} data-side=${side} role="timer" aria-label=${`${words().game.clockOf(side)}: ${timeSpoken(left)}`}>${icon('clock')}${timeText(left)}</time>`;
}
