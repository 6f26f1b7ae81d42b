/// The computer players, and the threads they think on. In come views, out go moves, after a time that says nothing
/// about what was thought. Deliberately absent: the games themselves.
@NullMarked
package flagfall.server.engine;

import org.jspecify.annotations.NullMarked;
