/// One true moment of a game and what may follow: setups with their flaws, legal moves, refusals, turns and outcomes.
/// The immutable face of `flagfall.core`, with no rule of its own.
@NullMarked
package flagfall.position;

import org.jspecify.annotations.NullMarked;
