/// Choosing a setup. In come a ruleset and a seed; out comes a legal army, placed with sense and never twice the same.
/// Deliberately absent: anything about the opponent, who has not yet shown anything.
@NullMarked
package flagfall.ai.opening;

import org.jspecify.annotations.NullMarked;
