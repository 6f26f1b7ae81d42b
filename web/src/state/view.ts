/// Keeps a view up to date with the events of its game, so that it need not be fetched again after each of them.
import { startOf } from '../board/square';
import type { CapturedPiece, EndedEvent, MoveEvent, Rules, Side, View } from '../wire/messages';
import type { NumberedEvent } from '../wire/numbered';
import { other } from '../wire/side';
import { applyMove } from './fold';

/// A view, and whether it lacks something that only the server knows: then it has to be fetched.
export interface Advanced {
  readonly view: View;
  readonly stale: boolean;
}

/// The view after `event`. It is stale if it is the viewer's turn and the event does not say which moves are legal, if the
/// clocks are not known, or if the event does not fit: then events were missed.
export function advance(view: View, event: NumberedEvent, rules: Rules): Advanced {
  const next = { ...view, offset: event.offset + 1 };
  switch (event.type) {
    case 'ready':
      // In a hot-seat game the curtain comes down, and the server says for whom.
      return { view: { ...next, placed: withSide(view.placed, event.side) }, stale: view.opponent === 'hotseat' };
    case 'move':
      return fits(view, event) ? afterMove(next, event, rules) : lost(next);
    case 'drawOffer':
      return { view: { ...next, drawOffer: event.side }, stale: false };
    case 'ended': {
      const result = { winner: event.winner, reason: event.reason };
      // Both players of a hot-seat game look at the end together.
      const you = view.opponent === 'hotseat' ? null : view.you;
      const clocks = clocksAtEnd(view, event);
      const over: View = { ...next, you, status: 'over', turn: null, moves: [], barred: [], result, clocks };
      return { view: over, stale: clocks !== null };
    }
    case 'takebackOffer':
      return { view: { ...next, live: { ...view.live, takebackOffer: event.side } }, stale: false };
    case 'chat': {
      const others = view.live.chat.filter((side) => side !== event.side);
      return {
        view: { ...next, live: { ...view.live, chat: event.on ? [...others, event.side] : others } },
        stale: false,
      };
    }
    case 'message':
    case 'notice':
      return { view: next, stale: false };
    case 'started':
    case 'takeback':
      return lost(next);
  }
}

/// Only the server knows when exactly the clocks stopped, but whose ran out is at zero at once.
function clocksAtEnd({ clocks }: View, { reason, winner }: EndedEvent) {
  return clocks && winner && reason === 'time' ? { ...clocks, [other(winner)]: 0 } : clocks;
}

/// Nothing can be done until the view has been fetched.
const lost = (view: View): Advanced => ({ view: { ...view, moves: [], barred: [] }, stale: true });

const fits = (view: View, event: MoveEvent) =>
  event.ply === view.ply && view.pieces.some(({ square }) => square === startOf(event.move));

const withSide = (sides: readonly Side[], side: Side) => (sides.includes(side) ? sides : [...sides, side]);

function afterMove(view: View, event: MoveEvent, rules: Rules): Advanced {
  const { next, ...lastMove } = event;
  const turn = event.passed ? event.side : other(event.side);
  return {
    view: {
      ...view,
      turn,
      ply: event.ply + 1,
      pieces: applyMove(view.pieces, event, rules, view.you),
      moves: next?.moves ?? [],
      barred: next?.barred ?? [],
      captured: [...view.captured, ...capturedBy(event)],
      lastMove,
      live: { ...view.live, takebackOffer: null },
      quiet: event.strike ? 0 : view.quiet + 1,
      clocks: next?.clocks ?? view.clocks,
      // A move declines the offer of the other side; an own offer stands until it is answered.
      drawOffer: view.drawOffer === event.side ? event.side : null,
    },
    stale: next === undefined && (turn === view.you || view.clocks !== null),
  };
}

function capturedBy({ side, strike }: MoveEvent): readonly CapturedPiece[] {
  if (!strike) return [];
  const attacker = strike.result !== 'attacker-wins' && strike.attacker ? [{ side, kind: strike.attacker }] : [];
  const defender =
    strike.result !== 'defender-wins' && strike.defender ? [{ side: other(side), kind: strike.defender }] : [];
  return [...attacker, ...defender];
}
