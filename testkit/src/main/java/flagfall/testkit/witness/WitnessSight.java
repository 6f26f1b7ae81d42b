package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessRules.Reveal;
import java.util.Set;

/// Who may see what.
final class WitnessSight {

    private static final Set<String> VIEWERS = Set.of("red", "blue", "spectator");

    private final Reveal reveal;
    private final WitnessBoardText text;

    WitnessSight(Reveal reveal, WitnessBoardText text) {
        this.reveal = reveal;
        this.text = text;
    }

    /// The truth.
    String board(WitnessMoment now) {
        return text.write(now.board(), square -> false, square -> false);
    }

    /// What `red`, `blue` or a `spectator` sees. After the end everyone sees the truth.
    String view(WitnessMoment now, String viewer) {
        if (!VIEWERS.contains(viewer)) {
            throw new IllegalArgumentException("nobody looks on as " + viewer);
        }
        return text.write(
                now.board(),
                square -> !now.isOver() && isHidden(now, now.board().at(square), viewer),
                square -> now.moved().contains(now.board().at(square)));
    }

    /// Players see their own pieces, and of the others those shown for good; a spectator sees what both players know.
    /// Under `UNTIL_TURN_ENDS` every view taken after the move hides the pieces again.
    private boolean isHidden(WitnessMoment now, WitnessPiece piece, String viewer) {
        boolean own = piece.side().word().equals(viewer);
        boolean shown = reveal == Reveal.FOR_GOOD && now.shown().contains(piece);
        return !own && !shown;
    }
}
