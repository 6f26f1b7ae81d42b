/// How squares, moves, setups, positions and whole games are written down, and read back. Text that cannot be read is
/// answered with where it went wrong and what was expected there.
@NullMarked
package flagfall.notation;

import org.jspecify.annotations.NullMarked;
