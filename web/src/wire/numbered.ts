import type { GameEvent, PresenceEvent } from './messages';

/// An event that has its place in a game's story. Who comes and goes has none.
export type NumberedEvent = Exclude<GameEvent, PresenceEvent>;
