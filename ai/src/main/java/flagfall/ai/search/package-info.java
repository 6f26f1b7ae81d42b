/// Choosing a move. The search goes through one tree in which a hidden piece is all that it may be, each with its
/// chance: our strikes on strangers are lotteries, an enemy that may be strong threatens as far as it may, and
/// nobody is given knowledge of what is hidden from them. In come a memory and a belief; out comes a move.
@NullMarked
package flagfall.ai.search;

import org.jspecify.annotations.NullMarked;
