import type { GameEvent, PresenceEvent, RenamedEvent } from './messages';

/// An event that has its place in a game's story. Who comes and goes, and who is renamed, has none.
export type NumberedEvent = Exclude<GameEvent, PresenceEvent | RenamedEvent>;
