package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessTwoSquare;
import java.util.ArrayList;
import java.util.List;

/// What the repetition laws remember of one player: the chase counter, the latest moves with the last one first, and
/// how many of those were made since the player last had to pass.
record Past(int chaseCounter, List<PastMove> moves, int sincePass) {

    static final Past NOTHING = new Past(0, List.of(), 0);

    Past {
        moves = List.copyOf(moves);
    }

    /// The moves a two-square law looks at, the last one first.
    List<PastMove> run() {
        return moves.subList(0, Math.min(sincePass, moves.size()));
    }

    Past withChaseCounter(int counter) {
        return new Past(counter, moves, sincePass);
    }

    Past withMove(PastMove move) {
        List<PastMove> longer = new ArrayList<>(moves);
        longer.addFirst(move);
        return new Past(
                chaseCounter, longer.subList(0, Math.min(longer.size(), WitnessTwoSquare.LONGEST_RUN)), sincePass + 1);
    }

    /// A pass counts for nothing but that it ends the passer's two-square run.
    Past withPass() {
        return new Past(chaseCounter, moves, 0);
    }
}
