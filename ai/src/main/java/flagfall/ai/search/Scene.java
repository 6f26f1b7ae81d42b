package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import flagfall.rules.WinningDefender;
import java.util.Arrays;
import java.util.Random;

/// The board as a search plays on it: the field, who knows whom, and the score, kept up to date move by move. A
/// stranger is an enemy whose rank is open; when it fights, the search says as what.
final class Scene {

    /// The rank of a stranger.
    static final int UNKNOWN = -1;

    private static final int NOBODY = -1;
    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();
    private static final int DEFENDER_WINS = Clash.DEFENDER_WINS.ordinal();
    private static final int SERGEANT = Rank.SERGEANT.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    /// A stranger this unlikely to be able to move is taken to stand for good.
    private static final double HARDLY = 0.15;

    private static final long[] OPEN_KEYS = new Random(0x0be4L).longs(128).toArray();
    private static final long[] TAKER_KEYS = new Random(0x7a4eL).longs(128).toArray();
    private static final long[] RANK_KEYS =
            new Random(0x5ecL).longs(128L * Ranks.COUNT).toArray();

    final Knowledge knowledge;
    final MutablePosition field;
    final int me;
    private final Tables tables;
    private final Pull pull;
    private final boolean advances;
    /// By piece: its rank if this search knows it; whether its enemy knows it; whether it has moved.
    private final int[] rank;

    private final boolean[] open;
    private final boolean[] moved;
    private int score;
    private long salt;
    /// Our piece that has just taken one of theirs, or nobody.
    private int taker = NOBODY;

    private final Change[] changes = new Change[Search.DEEPEST + 8];
    private int played;

    /// What a move changed, to be put back.
    private static final class Change {
        private int score;
        private long salt;
        private int taker;
        private int woken;
        private int opened;
        private int stranger;
        private int dress;
    }

    Scene(Knowledge knowledge, Pull pull) {
        this.knowledge = knowledge;
        this.pull = pull;
        Memory memory = knowledge.memory;
        field = memory.field();
        me = knowledge.me;
        tables = knowledge.tables;
        advances = memory.view().rules().winningDefender() == WinningDefender.ADVANCES;
        rank = new int[field.pieces()];
        open = new boolean[field.pieces()];
        moved = new boolean[field.pieces()];
        Arrays.setAll(changes, index -> new Change());
        for (int piece = 0; piece < rank.length; piece++) {
            boolean mine = field.side(piece) == me;
            open[piece] = memory.isOpen(piece);
            moved[piece] = memory.hasMoved(piece);
            rank[piece] = mine || open[piece] ? Ranks.one(memory.ranks(piece)) : UNKNOWN;
            if (memory.stands(piece)) {
                enter(piece);
            }
        }
    }

    private void enter(int piece) {
        boolean mine = field.side(piece) == me;
        if (rank[piece] == UNKNOWN) {
            double moves = 1
                    - knowledge.belief.chance(piece, Belief.SLEEPING, BOMB)
                    - knowledge.belief.chance(piece, Belief.SLEEPING, Rank.FLAG.ordinal());
            field.setRank(piece, moved[piece] || moves > HARDLY ? SERGEANT : BOMB);
            score -= knowledge.secret[piece];
        } else {
            field.setRank(piece, rank[piece]);
            score += mine ? value(piece) : -value(piece);
        }
        score += mine ? pull.at(piece, field.place(piece)) : -pull.at(piece, field.place(piece));
        if (rank[piece] == UNKNOWN) {
            for (int each = 0; each < Ranks.COUNT; each++) {
                score -= (int)
                        (knowledge.belief.chance(piece, Belief.SLEEPING, each) * knowledge.worth.of(1 - me, each));
            }
        }
    }

    private int value(int piece) {
        return knowledge.worth.of(field.side(piece), rank[piece]) + (open[piece] ? 0 : knowledge.secret[piece]);
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// {@return how we stand, whoever is to move}
    int score() {
        return score;
    }

    /// {@return a number for the position and all that is known in it}
    long key() {
        long fresh = taker == NOBODY ? 0 : TAKER_KEYS[taker];
        return (field.hash() + (salt ^ fresh)) * 0x9e3779b97f4a7c15L + field.toMove();
    }

    int rank(int piece) {
        return rank[piece];
    }

    boolean isOpen(int piece) {
        return open[piece];
    }

    /// {@return whether a piece of ours has just taken one of theirs, and stands where that one stood}
    boolean hasJustTaken(int piece) {
        return piece == taker;
    }

    int state(int piece) {
        return Belief.state(moved[piece]);
    }

    int pullOf(int move) {
        int piece = field.pieceAt(MoveCode.from(move));
        return pull.at(piece, MoveCode.to(move)) - pull.at(piece, MoveCode.from(move));
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// Makes a move to an empty cell.
    void march(int move) {
        Change change = begin();
        int piece = field.pieceAt(MoveCode.from(move));
        wake(piece, change);
        if (field.side(piece) == me) {
            score += pull.at(piece, MoveCode.to(move)) - pull.at(piece, MoveCode.from(move));
            if (MoveCode.isLong(move)) {
                open(piece, change);
            }
        } else {
            score -= pull.at(piece, MoveCode.to(move)) - pull.at(piece, MoveCode.from(move));
        }
        field.play(move);
    }

    /// Makes a strike between two pieces of known rank.
    void strike(int move) {
        strike(move, NOBODY, UNKNOWN, 0);
    }

    /// Makes a strike in which a stranger turns out to be of some rank.
    ///
    /// @param worth what the stranger is taken to be worth should it fall
    void strike(int move, int stranger, int as, int worth) {
        Change change = begin();
        if (stranger >= 0) {
            change.stranger = stranger;
            change.dress = field.rank(stranger);
            field.setRank(stranger, as);
            rank[stranger] = as;
            score += knowledge.secret[stranger];
            salt ^= RANK_KEYS[stranger * Ranks.COUNT + as];
        }
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int mover = field.pieceAt(from);
        int target = field.pieceAt(to);
        wake(mover, change);
        open(field.side(mover) == me ? mover : target, change);
        int clash = tables.clash(rank[mover], rank[target]);
        if (clash == ATTACKER_WINS) {
            taker = field.side(mover) == me ? mover : taker;
            shift(mover, from, to);
        } else {
            fall(mover, from, mover == stranger ? worth : worthOf(mover));
        }
        if (clash != DEFENDER_WINS) {
            fall(target, to, target == stranger ? worth : worthOf(target));
        } else if (advances && rank[target] != BOMB) {
            shift(target, to, MoveCode.struckFrom(move));
        }
        field.play(move);
    }

    private int worthOf(int piece) {
        return knowledge.worth.of(field.side(piece), rank[piece]);
    }

    private void fall(int piece, int cell, int worth) {
        int loss = worth + pull.at(piece, cell);
        score += field.side(piece) == me ? -loss : loss;
    }

    private void shift(int piece, int from, int to) {
        int gain = pull.at(piece, to) - pull.at(piece, from);
        score += field.side(piece) == me ? gain : -gain;
    }

    private Change begin() {
        Change change = changes[played++];
        change.score = score;
        change.salt = salt;
        change.taker = taker;
        taker = NOBODY;
        change.woken = NOBODY;
        change.opened = NOBODY;
        change.stranger = NOBODY;
        return change;
    }

    private void wake(int piece, Change change) {
        if (!moved[piece]) {
            moved[piece] = true;
            change.woken = piece;
        }
    }

    /// One of ours is seen.
    private void open(int piece, Change change) {
        if (!open[piece]) {
            open[piece] = true;
            change.opened = piece;
            score -= knowledge.secret[piece];
            salt ^= OPEN_KEYS[piece];
        }
    }

    /// Takes the latest move back.
    void undo() {
        field.undo();
        Change change = changes[--played];
        score = change.score;
        salt = change.salt;
        taker = change.taker;
        if (change.woken >= 0) {
            moved[change.woken] = false;
        }
        if (change.opened >= 0) {
            open[change.opened] = false;
        }
        if (change.stranger >= 0) {
            field.setRank(change.stranger, change.dress);
            rank[change.stranger] = UNKNOWN;
        }
    }
}
