/// Questions about speed, one class for each. Answers are kept in `bench/results.md` with their machine and commit.
@NullMarked
package flagfall.bench;

import org.jspecify.annotations.NullMarked;
