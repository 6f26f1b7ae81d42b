/// Choosing a move. The search goes through one tree in which a hidden piece is all that it may be, each with its
/// chance: our attacks on unknown pieces are chance nodes, an enemy that may be strong threatens as far as it may, and
/// nobody is given knowledge of what is hidden from them. In come an evaluation with its context, and a policy for the
/// order of the first moves if there is one; out comes a move. Deliberately absent: any number of the evaluation.
@NullMarked
package flagfall.ai.search;

import org.jspecify.annotations.NullMarked;
