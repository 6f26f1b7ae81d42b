/// One true moment of a game and what may follow: setups with their flaws, legal moves, refusals, turns and outcomes.
/// Immutable values over `flagfall.core`, with no rule of their own.
@NullMarked
package flagfall.position;

import org.jspecify.annotations.NullMarked;
