/// Many pairs of games in parallel, until there are enough, and a tally of results and faults. What the results mean is
/// said by `flagfall.app.score`.
@NullMarked
package flagfall.app.arena.match;

import org.jspecify.annotations.NullMarked;
