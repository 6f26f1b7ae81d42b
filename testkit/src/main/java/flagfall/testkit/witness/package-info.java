/// The witness: a slow, literal reading of the law, written from the prose alone. The fast core of the rules is
/// compared with it at every ply of random games. In come rules, setups or a drawn board, and moves as text; out come
/// legal moves, refusals, events, boards, views and results, in the words of the referee. Deliberately absent: anything
/// of the `rules` module, and anything done for speed alone.
@NullMarked
package flagfall.testkit.witness;

import org.jspecify.annotations.NullMarked;
