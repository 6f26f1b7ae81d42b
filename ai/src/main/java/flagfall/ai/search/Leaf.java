package flagfall.ai.search;

import flagfall.ai.tuning.SearchTuning;
import flagfall.core.Ending;
import flagfall.core.MutablePosition;

/// What a position counts for where the search goes no further, in the eyes of the side to move.
final class Leaf {

    private final SearchState state;
    private final MutablePosition position;
    private final int me;
    private final int discount;
    private final int contempt;
    /// The score before anything is played.
    private final int start;

    Leaf(SearchState state, SearchTuning tuning) {
        this.state = state;
        position = state.position;
        me = state.me;
        discount = tuning.discount();
        contempt = tuning.contempt();
        start = state.score();
    }

    /// {@return the value of a game that goes on}
    int ongoing(int ply) {
        int score = discounted(state.score(), ply);
        return position.toMove() == me ? score : -score;
    }

    /// What is won sooner is worth a little more, and what must be lost is better lost later.
    private int discounted(int score, int ply) {
        return score - (score - start) * ply / discount;
    }

    /// {@return the value after a move to an empty cell, as far as the evaluation can tell: the most that the move can
    /// come to if nothing follows but attacks, since the other side can always refrain from them}
    int afterMarch(int move, int ply) {
        int gain = state.marchGain(move);
        return position.toMove() == me
                ? discounted(state.score() + gain, ply + 1)
                : -discounted(state.score() - gain, ply + 1);
    }

    /// {@return the value of a game that is over}
    int over(int ending, int ply) {
        int winner = Ending.winner(ending);
        if (winner == Ending.NOBODY) {
            return position.toMove() == me ? -contempt : contempt;
        }
        return winner == position.toMove() ? SearchValue.WIN - ply : ply - SearchValue.WIN;
    }
}
