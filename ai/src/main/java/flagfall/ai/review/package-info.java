/// The review of a finished game: how each move was to be judged with what its player knew at that moment. In come
/// memories of players and the moves that they made, out go chances, marks and turning points. Deliberately absent: the
/// truth, so that nobody is blamed for what could not be known.
@NullMarked
package flagfall.ai.review;

import org.jspecify.annotations.NullMarked;
