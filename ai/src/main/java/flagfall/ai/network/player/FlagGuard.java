package flagfall.ai.network.player;

import flagfall.ai.network.encoding.Frame;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.MoveCode;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.position.Move;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Looks ahead where an enemy comes near the flag: games among networks do not test the last guard, and others walk in
/// while the network, ahead, plays elsewhere.
final class FlagGuard {

    private static final int WORLDS = 5;
    /// Another move is taken only if it holds in so many more worlds.
    private static final int CLEARLY = 2;
    /// Pieces that begin further from the flag come too late.
    private static final int NEAR_ENOUGH = 8;

    private final InformationState state;
    private final Frame frame;
    private final int flag;

    FlagGuard(InformationState state, Frame frame) {
        this.state = state;
        this.frame = frame;
        flag = IntStream.range(0, state.pieces())
                .filter(piece -> state.side(piece) == state.me() && state.stands(piece))
                .filter(piece -> RankSet.lowest(state.ranks(piece)) == Rank.FLAG.ordinal())
                .map(state::place)
                .findFirst()
                .orElse(0);
    }

    /// {@return whether an enemy that can walk is near the flag}
    private boolean isNeeded() {
        return flag != 0 && IntStream.range(0, state.pieces()).anyMatch(this::isNear);
    }

    private boolean isNear(int piece) {
        boolean walks = state.hasMoved(piece)
                || (state.isShown(piece) && RankSet.isMovable(RankSet.lowest(state.ranks(piece))));
        return walks
                && state.side(piece) != state.me()
                && state.stands(piece)
                && FlagWorld.distance(state.place(piece), flag) <= FlagWorld.NEAR;
    }

    /// {@return the index of the move to play: the chosen one, unless another guards the flag clearly better}
    ///
    /// @param weights how much each move is liked; zero for those that must not be played
    int reconsider(int chosen, List<Move> moves, double[] weights, Random random) {
        if (!isNeeded() || state.pieceAt(MoveCode.to(code(moves, chosen))) >= 0) {
            return chosen;
        }
        Tables tables = new Tables(state.rules());
        List<FlagWorld> worlds = Stream.generate(
                        () -> new FlagWorld(state, frame, tables, HiddenRanks.deal(state, random), flag))
                .limit(WORLDS)
                .toList();
        int enough = held(worlds, code(moves, chosen)) + CLEARLY;
        int best = chosen;
        for (int index = 0; index < moves.size() && enough <= WORLDS; index++) {
            boolean far = FlagWorld.distance(MoveCode.from(code(moves, index)), flag) > NEAR_ENOUGH;
            if (far || index == chosen || weights[index] == 0) {
                continue;
            }
            int held = held(worlds, code(moves, index));
            boolean liked = best == chosen || weights[index] > weights[best];
            if (held > enough || (held == enough && liked)) {
                enough = held;
                best = index;
            }
        }
        return best;
    }

    private static int code(List<Move> moves, int index) {
        return InformationState.code(moves.get(index));
    }

    private static int held(List<FlagWorld> worlds, int move) {
        int held = 0;
        for (FlagWorld world : worlds) {
            held += world.holdsAfter(move) ? 1 : 0;
        }
        return held;
    }
}
