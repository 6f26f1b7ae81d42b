/// The ground: squares, directions, and a board with its size, lakes and home rows. Nothing here knows of pieces or
/// of the moves they may make.
@NullMarked
package flagfall.board;

import org.jspecify.annotations.NullMarked;
