/// The computer's minds, and the room they think in. In come views, out go moves, after a time that says nothing
/// about what was thought. Deliberately absent: the games themselves.
@NullMarked
package flagfall.server.mind;

import org.jspecify.annotations.NullMarked;
