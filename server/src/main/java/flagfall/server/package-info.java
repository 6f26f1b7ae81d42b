/// The whole server, put together from its subjects: running games at their tables, the lobby where they are opened,
/// accounts, the engine service, the store, the files of the page, and HTTP in front of it all.
@NullMarked
package flagfall.server;

import org.jspecify.annotations.NullMarked;
