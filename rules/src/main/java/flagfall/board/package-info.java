/// The ground: squares, and a board with its size, lakes and home rows. Nothing here knows pieces or moves.
@NullMarked
package flagfall.board;

import org.jspecify.annotations.NullMarked;
