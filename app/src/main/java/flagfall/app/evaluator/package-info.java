/// The line protocol of the 2012 Stratego evaluator, which most open programs speak: how setups, boards, moves and what
/// came of them are written, and a program of our own that speaks it. Red sits at the top. Deliberately absent: the
/// other side of the conversation, which is in the arena.
@NullMarked
package flagfall.app.evaluator;

import org.jspecify.annotations.NullMarked;
