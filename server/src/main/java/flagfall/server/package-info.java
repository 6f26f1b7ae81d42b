/// The server, put together from its subjects: running games at their tables, the lobby where they are opened,
/// accounts, the computer's engines, the store, and HTTP in front of it all.
@NullMarked
package flagfall.server;

import org.jspecify.annotations.NullMarked;
