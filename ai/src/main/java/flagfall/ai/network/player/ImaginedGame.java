package flagfall.ai.network.player;

import flagfall.ai.state.InformationState;
import flagfall.board.Square;
import flagfall.core.Ending;
import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Clash;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import java.util.ArrayList;
import java.util.List;

/// A game as it may go on, if the hidden pieces are what they were dealt to be. Each side plays on with what it would
/// know itself, and no more.
final class ImaginedGame {

    private final MutablePosition position;
    private final InformationState[] known = new InformationState[2];

    /// @param ranks by piece, an ordinal
    ImaginedGame(InformationState state, int[] ranks) {
        position = state.position();
        for (int piece = 0; piece < ranks.length; piece++) {
            if (state.stands(piece) && state.side(piece) != state.me() && !state.isShown(piece)) {
                position.setRank(piece, ranks[piece]);
            }
        }
        known[state.me()] = state;
        known[1 - state.me()] = state.opposite(ranks);
    }

    /// {@return what the side to move knows}
    InformationState toMove() {
        return known[position.toMove()];
    }

    List<Move> moves() {
        int[] codes = new int[MutablePosition.MOST_MOVES];
        int count = position.moves(codes);
        List<Move> moves = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            moves.add(move(codes[index]));
        }
        return moves;
    }

    boolean isOver() {
        return position.ending() != Ending.ONGOING;
    }

    /// {@return 1 if this side has won, -1 if it has lost, otherwise 0}
    int result(int side) {
        int ending = position.ending();
        boolean undecided = ending == Ending.ONGOING || Ending.winner(ending) == Ending.NOBODY;
        return undecided ? 0 : Ending.winner(ending) == side ? 1 : -1;
    }

    /// Plays a legal move and tells both sides.
    void play(Move move) {
        int ply = position.ply();
        Side side = position.toMove() == 0 ? Side.RED : Side.BLUE;
        int code = InformationState.code(move);
        position.play(code);
        ObservedMove told = told(move, code, ply, side);
        known[0] = known[0].after(told);
        known[1] = known[1].after(told);
    }

    private ObservedMove told(Move move, int code, int ply, Side side) {
        boolean passed = position.passedAfter(ply);
        int target = position.targetAt(ply);
        if (target < 0) {
            return new ObservedMove.Marched(ply, side, move, MoveCode.isLong(code), passed);
        }
        int mover = position.moverAt(ply);
        int survivor = position.survivorAt(ply);
        return new ObservedMove.Struck(
                ply,
                side,
                move,
                new ObservedRank.Shown(rank(mover)),
                new ObservedRank.Shown(rank(target)),
                survivor == 0
                        ? Clash.BOTH_FALL
                        : position.pieceAt(survivor) == mover ? Clash.ATTACKER_WINS : Clash.DEFENDER_WINS,
                Grid.square(survivor == 0 ? MoveCode.to(code) : survivor),
                passed);
    }

    private Rank rank(int piece) {
        return Rank.values()[position.rank(piece)];
    }

    private static Move move(int code) {
        Square from = Grid.square(MoveCode.from(code));
        Square to = Grid.square(MoveCode.to(code));
        int corner = MoveCode.corner(code);
        return corner == 0 ? new Move.Straight(from, to) : new Move.Turning(from, Grid.square(corner), to);
    }
}
