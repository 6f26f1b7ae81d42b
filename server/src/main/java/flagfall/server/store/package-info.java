/// What must not be forgotten, in SQL: guests, games, seats, and the log of events that is the truth of every game.
/// All writing goes through one `StoreWriter`, which commits many requests together. Deliberately absent: what an event
/// means.
@NullMarked
package flagfall.server.store;

import org.jspecify.annotations.NullMarked;
