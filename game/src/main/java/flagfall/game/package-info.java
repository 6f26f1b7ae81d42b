/// One real game with its secrets and its history. Commands come in, events go out, and `Veil` is the one door through
/// which the truth leaves as a view. Deliberately absent: connections, storage, and any clock but the one handed in.
@NullMarked
package flagfall.game;

import org.jspecify.annotations.NullMarked;
