package flagfall.ai.network.player;

import flagfall.ai.network.encoding.HiddenCounts;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.position.Move;
import flagfall.rules.Clash;

/// What a strike can be expected to bring, in pieces. What a hidden target may be is half the network's belief and half
/// the counts: the belief was learned from how networks behave, and strangers behave otherwise.
final class StrikeGain {

    /// By kind: marshal to spy, bomb, flag.
    private static final int[] WORTH = {100, 70, 50, 35, 25, 18, 14, 22, 10, 20, 20, 1000};

    private final Assessment assessment;
    private final InformationState state;
    private final Tables tables;
    private final HiddenCounts counts;

    StrikeGain(Assessment assessment) {
        this.assessment = assessment;
        state = assessment.state();
        tables = new Tables(state.rules());
        counts = new HiddenCounts(state, 1 - state.me());
    }

    boolean isStrike(Move move) {
        return target(move) >= 0;
    }

    /// {@return whether one of the four highest strikes a piece that has neither moved nor been shown}
    boolean isRisky(Move move) {
        int target = target(move);
        return target >= 0
                && !state.isShown(target)
                && !state.hasMoved(target)
                && rank(mover(move)) >= Rank.MAJOR.ordinal();
    }

    double expected(Move move) {
        int own = rank(mover(move));
        double expected = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            expected += chance(target(move), kind) * gain(own, kind);
        }
        return expected;
    }

    private double gain(int own, int kind) {
        int clash = tables.clash(own, Kinds.rank(kind));
        double won = clash == Clash.DEFENDER_WINS.ordinal() ? 0 : WORTH[kind];
        return clash == Clash.ATTACKER_WINS.ordinal() ? won : won - WORTH[Kinds.of(own)];
    }

    private double chance(int target, int kind) {
        if (state.isShown(target)) {
            return rank(target) == Kinds.rank(kind) ? 1 : 0;
        }
        int token = assessment.frame().token(state.place(target));
        double belief = assessment.prediction().belief(token, kind);
        return (belief + counts.chance(state.hasMoved(target), kind) / 255.0) / 2;
    }

    private int mover(Move move) {
        return state.pieceAt(Grid.cell(move.from()));
    }

    private int target(Move move) {
        return state.pieceAt(Grid.cell(move.to()));
    }

    private int rank(int piece) {
        return RankSet.lowest(state.ranks(piece));
    }
}
