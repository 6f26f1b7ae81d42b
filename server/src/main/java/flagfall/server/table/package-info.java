/// Running games. A `Table` is where one game is played: it carries out one request at a time, and stores it before it
/// answers. In come requests, out go snapshots, which `ViewAssembler` and `EventAssembler` turn into what one caller
/// may see.
@NullMarked
package flagfall.server.table;

import org.jspecify.annotations.NullMarked;
