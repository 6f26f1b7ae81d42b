/// Several servers on one PostgreSQL: how far a game is that another server may have written to, and who is told when
/// it has. The key of the log decides who wins; nothing here does.
@NullMarked
package flagfall.server.store.shared;

import org.jspecify.annotations.NullMarked;
