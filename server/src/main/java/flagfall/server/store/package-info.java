/// What must survive a restart, in SQL: guests, games, seats, and the event logs from which every game is rebuilt. All
/// writing goes through one `StoreWriter`, which commits many tasks together. Deliberately absent: what an event means.
@NullMarked
package flagfall.server.store;

import org.jspecify.annotations.NullMarked;
