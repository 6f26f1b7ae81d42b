package flagfall.walls.planted;

import flagfall.game.Game;
import flagfall.notation.BoardText;

/// Shows a board that nobody may see.
final class TruthReader {

    private TruthReader() {}

    static String board(Game game) {
        return BoardText.write(game.position());
    }
}
