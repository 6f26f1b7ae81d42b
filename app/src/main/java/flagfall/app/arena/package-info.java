/// Matches between computer players, ours and others': paired games in parallel, a referee who speaks the evaluator
/// protocol with programs, and a tally of results and faults. What the results mean is said by `flagfall.app.score`.
@NullMarked
package flagfall.app.arena;

import org.jspecify.annotations.NullMarked;
