/// Opens, lists and joins games. In come requests for a game, out go seats at a table.
@NullMarked
package flagfall.server.lobby;

import org.jspecify.annotations.NullMarked;
