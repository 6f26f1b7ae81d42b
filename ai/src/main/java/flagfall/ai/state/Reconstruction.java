package flagfall.ai.state;

import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.core.Tables;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// A core position, played along with the fold, so that it has the past that the repetition laws ask about. Hidden
/// pieces stand on it under some rank that they may have.
///
/// Where a blocked player passes, hidden ranks can decide who had to; then the moves as told do not fit the position,
/// and it is given up.
final class Reconstruction {

    private final MutablePosition position;
    /// The side that may not know the repetition laws.
    private final int enemy;
    /// How often each board has stood, by the position's hash.
    private final Map<Long, Integer> boards;

    private boolean fits = true;
    private boolean lawless;

    private Reconstruction(MutablePosition position, int enemy, Map<Long, Integer> boards) {
        this.position = position;
        this.enemy = enemy;
        this.boards = boards;
    }

    Reconstruction(Reconstruction other) {
        this(other.position.copy(), other.enemy, new HashMap<>(other.boards));
        fits = other.fits;
        lawless = other.lawless;
    }

    /// {@return the position before the first move}
    ///
    /// @param excused sides that are not held to the repetition laws
    static Reconstruction start(PlayerMemory memory, PieceTable pieces, Set<Side> excused) {
        PlayerView view = memory.view();
        byte[] lineup = new byte[Grid.CELLS];
        for (int piece = 0; piece < pieces.count(); piece++) {
            lineup[pieces.home[piece]] = pieceCode(pieces.side(piece), RankSet.ALL);
        }
        view.pieces().values().forEach(seen -> {
            if (seen instanceof ObservedPiece.Known known) {
                Piece piece = known.piece();
                lineup[Grid.cell(known.home())] =
                        MutablePosition.pieceCode(piece.side().ordinal(), piece.rank());
            }
        });
        Side first = memory.history().isEmpty()
                ? view.toMove()
                : memory.history().getFirst().side();
        MutablePosition position = new MutablePosition(new Tables(view.rules(), excused), lineup, first.ordinal());
        return new Reconstruction(
                position, InformationState.knower(view).opponent().ordinal(), new HashMap<>());
    }

    /// {@return the pieces as they stand, without a past}
    static Reconstruction ofBoard(Ruleset rules, PieceTable pieces, int toMove) {
        byte[] lineup = new byte[Grid.CELLS];
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (pieces.place[piece] != 0) {
                lineup[pieces.place[piece]] = pieceCode(pieces.side(piece), pieces.ranks[piece]);
            }
        }
        return new Reconstruction(new MutablePosition(new Tables(rules), lineup, toMove), 1 - toMove, new HashMap<>());
    }

    private static byte pieceCode(int side, int ranks) {
        return MutablePosition.pieceCode(side, Rank.values()[anyRank(ranks)]);
    }

    /// A rank that a piece may have: one that moves and does not run, if it can be such a one.
    private static int anyRank(int ranks) {
        int steppers = ranks & RankSet.MOVABLE & ~RankSet.of(Rank.SCOUT) & ~RankSet.of(Rank.SPY);
        return RankSet.lowest(steppers != 0 ? steppers : ranks != 0 ? ranks : RankSet.of(Rank.SERGEANT));
    }

    /// Plays a move, of which all that it tells is known by now.
    void observe(TrackedMove move, PieceTable pieces) {
        fits &= position.toMove() == move.side();
        if (!fits) {
            return;
        }
        lawless |= move.side() == enemy && position.isForbidden(move.code());
        if (move.told() instanceof ObservedMove.Struck struck) {
            assignRanks(move, pieces, struck.clash());
        }
        position.play(move.code());
        boards.merge(position.hash(), 1, Integer::sum);
    }

    /// Gives two fighters ranks with which the battle ends as it was told.
    private void assignRanks(TrackedMove move, PieceTable pieces, Clash clash) {
        Ruleset rules = pieces.rules;
        for (Rank one : Rank.values()) {
            for (Rank other : Rank.values()) {
                if (one.canMove()
                        && RankSet.has(pieces.ranks[move.mover()], one.ordinal())
                        && RankSet.has(pieces.ranks[move.target()], other.ordinal())
                        && rules.clash(one, other) == clash) {
                    position.setRank(move.mover(), one.ordinal());
                    position.setRank(move.target(), other.ordinal());
                    return;
                }
            }
        }
    }

    /// {@return whether the enemy made a move that the repetition laws forbid}
    boolean isLawless() {
        return lawless;
    }

    /// {@return whether every piece stands on the position where it is known to stand}
    boolean agrees(PieceTable pieces, int toMove) {
        boolean agrees = fits && position.toMove() == toMove;
        for (int piece = 0; piece < pieces.count(); piece++) {
            agrees &= position.place(piece) == pieces.place[piece];
        }
        return agrees;
    }

    MutablePosition position() {
        return position;
    }

    int timesSeen(long board) {
        return boards.getOrDefault(board, 0);
    }
}
