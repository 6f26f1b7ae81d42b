/// What is told of matches: how they stand, how they ended, ratings, and the games themselves as records.
@NullMarked
package flagfall.app.arena.report;

import org.jspecify.annotations.NullMarked;
