/// Running games. A `Table` is where one game is played: it lets one request in at a time, writes it down, and only
/// then says that it happened. In come requests, out go snapshots, which `ViewAssembler` turns into what one caller may
/// see.
@NullMarked
package flagfall.server.table;

import org.jspecify.annotations.NullMarked;
