package flagfall.ai.search;

import flagfall.ai.belief.RankChances;
import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.PlayedMove;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import java.util.Arrays;
import java.util.Random;

/// The board as a search plays on it: the position, who knows whom, and the evaluation that follows. The rank of an
/// unknown enemy is open; when it fights, the search says as what.
final class SearchState {

    /// The rank of an unknown piece.
    static final int UNKNOWN = -1;

    private static final int NOBODY = PlayedMove.NOBODY;
    private static final int SERGEANT = Rank.SERGEANT.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    private static final long[] SHOWN_KEYS = new Random(0x0be4L).longs(128).toArray();
    private static final long[] MOVED_KEYS = new Random(0x30edL).longs(128).toArray();
    private static final long[] TAKER_KEYS = new Random(0x7a4eL).longs(128).toArray();
    private static final long[] RANK_KEYS =
            new Random(0x5ecL).longs(128L * RankSet.COUNT).toArray();

    final EvaluationContext context;
    final Evaluation evaluation;
    final MutablePosition position;
    final int me;
    /// By piece: its rank if this search knows it; whether its enemy knows it; whether it has moved.
    private final int[] rank;

    private final boolean[] shown;
    private final boolean[] moved;
    /// A number for who is known as what, who has moved, and what those that fell counted for.
    private long knowledgeKey;
    /// Our piece that has just taken one of theirs, or nobody.
    private int taker = NOBODY;

    private final Change[] changes = new Change[SearchValue.DEEPEST + 8];
    private int played;

    /// A move, and what it changed beside the position, to be put back.
    private static final class Change {
        private final PlayedMove move = new PlayedMove();
        private long knowledgeKey;
        private int taker;
        private boolean firstMove;
        private int assumedRank;
    }

    SearchState(EvaluationContext context, Evaluation evaluation) {
        this.context = context;
        this.evaluation = evaluation;
        InformationState state = context.state();
        position = state.position();
        me = context.me();
        rank = new int[state.pieces()];
        shown = new boolean[state.pieces()];
        moved = new boolean[state.pieces()];
        Arrays.setAll(changes, index -> new Change());
        for (int piece = 0; piece < rank.length; piece++) {
            shown[piece] = state.isShown(piece);
            moved[piece] = state.hasMoved(piece);
            boolean known = state.side(piece) == me || shown[piece];
            rank[piece] = known ? context.rankOf(piece) : UNKNOWN;
            if (state.stands(piece)) {
                position.setRank(piece, known ? rank[piece] : context.isHardlyMovable(piece) ? BOMB : SERGEANT);
            }
        }
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// {@return how we stand, whoever is to move}
    int score() {
        return evaluation.value();
    }

    /// {@return a number for the position and all that is known in it}
    long key() {
        long fresh = taker == NOBODY ? 0 : TAKER_KEYS[taker];
        return (position.hash() + (knowledgeKey ^ fresh)) * 0x9e3779b97f4a7c15L + position.toMove();
    }

    int rank(int piece) {
        return rank[piece];
    }

    boolean isShown(int piece) {
        return shown[piece];
    }

    /// {@return whether a piece of ours has just taken one of theirs, and stands where that one stood}
    boolean hasJustTaken(int piece) {
        return piece == taker;
    }

    /// {@return whether a piece has moved, as [RankChances] writes it}
    int movedCase(int piece) {
        return RankChances.caseOf(moved[piece]);
    }

    /// {@return what a move to an empty cell gains its side at once, as far as the evaluation can tell}
    int marchGain(int move) {
        int from = MoveCode.from(move);
        return evaluation.marchGain(position.pieceAt(from), from, MoveCode.to(move));
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// Makes a move to an empty cell, or an attack between two pieces of known rank.
    void play(int move) {
        play(move, NOBODY, UNKNOWN, 0);
    }

    /// Makes an attack in which an unknown piece turns out to be of some rank.
    ///
    /// @param value what the unknown piece is taken to be worth should it fall
    void play(int move, int unknown, int as, int value) {
        Change change = changes[played++];
        change.knowledgeKey = knowledgeKey;
        change.taker = taker;
        if (unknown != NOBODY) {
            change.assumedRank = position.rank(unknown);
            position.setRank(unknown, as);
            rank[unknown] = as;
            knowledgeKey += RANK_KEYS[unknown * RankSet.COUNT + as] * (2L * value + 1);
        }
        PlayedMove told = change.move;
        told.from = MoveCode.from(move);
        told.to = MoveCode.to(move);
        told.mover = position.pieceAt(told.from);
        told.target = position.pieceAt(told.to);
        told.moverRank = rank[told.mover];
        told.targetRank = told.isAttack() ? rank[told.target] : UNKNOWN;
        told.revealed = unknown;
        told.revealedValue = value;
        told.shown = show(move, told);
        change.firstMove = !moved[told.mover];
        if (change.firstMove) {
            moved[told.mover] = true;
            knowledgeKey ^= MOVED_KEYS[told.mover];
        }
        position.play(move);
        told.moverAt = position.place(told.mover);
        told.targetAt = told.isAttack() ? position.place(told.target) : 0;
        boolean takes = told.isAttack() && told.moverAt != 0;
        taker = takes && position.side(told.mover) == me ? told.mover : NOBODY;
        evaluation.push(told);
    }

    /// {@return the piece of ours that this move shows the enemy, or nobody}
    private int show(int move, PlayedMove told) {
        boolean mine = position.side(told.mover) == me;
        int seen = told.isAttack()
                ? (mine ? told.mover : told.target)
                : mine && MoveCode.isLong(move) ? told.mover : NOBODY;
        if (seen == NOBODY || shown[seen]) {
            return NOBODY;
        }
        shown[seen] = true;
        knowledgeKey ^= SHOWN_KEYS[seen];
        return seen;
    }

    /// Takes the latest move back.
    void undo() {
        evaluation.pop();
        position.undo();
        Change change = changes[--played];
        PlayedMove told = change.move;
        knowledgeKey = change.knowledgeKey;
        taker = change.taker;
        if (change.firstMove) {
            moved[told.mover] = false;
        }
        if (told.shown != NOBODY) {
            shown[told.shown] = false;
        }
        if (told.revealed != NOBODY) {
            position.setRank(told.revealed, change.assumedRank);
            rank[told.revealed] = UNKNOWN;
        }
    }
}
