/// A person at a terminal: the board drawn in letters, moves typed, and a computer player on the other side.
@NullMarked
package flagfall.app.terminal;

import org.jspecify.annotations.NullMarked;
