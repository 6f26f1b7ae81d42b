package flagfall.ai.network.player;

import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.position.Move;
import flagfall.rules.Clash;

/// What a strike can be expected to bring, in pieces, whatever a hidden target may be.
final class StrikeGain {

    /// By kind: marshal to spy, bomb, flag.
    private static final int[] WORTH = {100, 70, 50, 35, 25, 18, 14, 22, 10, 20, 20, 1000};

    private final InformationState state;
    private final Tables tables;
    private final MixedBelief belief;

    StrikeGain(Assessment assessment) {
        state = assessment.state();
        tables = new Tables(state.rules());
        belief = new MixedBelief(assessment);
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
            expected += belief.chance(target(move), Kinds.rank(kind)) * gain(own, kind);
        }
        return expected;
    }

    private double gain(int own, int kind) {
        int clash = tables.clash(own, Kinds.rank(kind));
        double won = clash == Clash.DEFENDER_WINS.ordinal() ? 0 : WORTH[kind];
        return clash == Clash.ATTACKER_WINS.ordinal() ? won : won - WORTH[Kinds.of(own)];
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
