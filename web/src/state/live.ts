/// What goes on beside the board of a game: who is there, and what was said. It comes with the game's stream, and whoever
/// shows it listens here.
import type { ChatEvent, MessageEvent, PresenceEvent } from '../wire/messages';

export type LiveEvent = MessageEvent | ChatEvent | PresenceEvent;

export const LIVE = 'flagfall-live';

const said = new Map<string, MessageEvent[]>();

export function tellLive(game: string, event: LiveEvent) {
  if (event.type === 'message') {
    const before = said.get(game) ?? [];
    if (before.some(({ offset }) => offset === event.offset)) return;
    said.set(
      game,
      [...before, event].sort((a, b) => a.offset - b.offset),
    );
  }
  dispatchEvent(new CustomEvent(LIVE, { detail: { game, event } }));
}

/// Everything that was said in a game, as far as it was heard here.
export const saidIn = (game: string): readonly MessageEvent[] => said.get(game) ?? [];
