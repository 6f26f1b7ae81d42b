/// The words everyone uses: two sides, twelve ranks, and a piece that is one of each. Deliberately absent: what a rank
/// can do, which is the ruleset's business, and what a player reads on it, which is the theme's.
@NullMarked
package flagfall.piece;

import org.jspecify.annotations.NullMarked;
