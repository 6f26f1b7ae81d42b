/// One game of a match and the pair it belongs to: who meets whom, with which settings, how it is run, and its result.
@NullMarked
package flagfall.app.arena.game;

import org.jspecify.annotations.NullMarked;
