/// The log of a game: its moves as this viewer knows them.
import type { MoveEvent, Rules, Side, TakebackEvent } from '../wire/messages';
import { redacted } from './fold';

/// The log with one more move, in order. A move that is there already stays as it is.
export function logged(
  log: readonly MoveEvent[],
  event: MoveEvent,
  rules: Rules,
  viewer: Side | null,
): readonly MoveEvent[] {
  if (log.some(({ offset }) => offset === event.offset)) return log;
  const { next: _, ...move } = event;
  const all = [...log, move].sort((a, b) => a.offset - b.offset);
  return all.map((it, i) => (i === all.length - 1 ? it : redacted(it, rules, viewer)));
}

/// The log without the moves that were taken back.
export const withoutTakenBack = (log: readonly MoveEvent[], { offset, ply }: TakebackEvent): readonly MoveEvent[] =>
  log.filter((move) => move.ply < ply || move.offset > offset);
