package flagfall.ai.state;

import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerView;
import java.util.Arrays;
import java.util.Map;

/// Where each piece stands and what is known of it. A piece keeps one number: Red's come first, each side's in the
/// order of the squares they began on.
final class PieceTable {

    private static final int NOBODY = TrackedMove.NOBODY;
    private static final int NEVER = -1;

    final Ruleset rules;
    /// By piece: the cell it began on, the cell it stands on (zero: it has fallen), the ranks it can have, when it was
    /// last seen openly, whether it has ever fought or run, whether it has moved.
    final int[] home;

    final int[] place;
    final int[] ranks;
    final int[] shownAt;
    final boolean[] exposed;
    final boolean[] moved;
    final int firstBlue;
    /// By side and rank.
    final int[][] alive;

    private final int[] at;

    PieceTable(Ruleset rules, Map<Square, Side> homes) {
        this.rules = rules;
        int count = homes.size();
        home = new int[count];
        ranks = new int[count];
        shownAt = new int[count];
        exposed = new boolean[count];
        moved = new boolean[count];
        at = new int[Grid.CELLS];
        alive = new int[2][RankSet.COUNT];
        Arrays.fill(ranks, RankSet.ALL);
        Arrays.fill(shownAt, NEVER);
        Arrays.fill(at, NOBODY);
        firstBlue = number(homes);
        place = home.clone();
        for (Rank rank : Rank.values()) {
            alive[0][rank.ordinal()] = rules.army().count(rank);
            alive[1][rank.ordinal()] = rules.army().count(rank);
        }
    }

    private int number(Map<Square, Side> homes) {
        int next = 0;
        int reds = 0;
        for (Side side : Side.values()) {
            for (Map.Entry<Square, Side> entry : homes.entrySet()) {
                if (entry.getValue() == side) {
                    home[next] = Grid.cell(entry.getKey());
                    at[home[next]] = next;
                    next++;
                }
            }
            reds = side == Side.RED ? next : reds;
        }
        return reds;
    }

    /// A copy of some of the pieces only, which get new numbers in this order.
    PieceTable(PieceTable other, int[] kept) {
        rules = other.rules;
        home = Arrays.stream(kept).map(piece -> other.home[piece]).toArray();
        place = Arrays.stream(kept).map(piece -> other.place[piece]).toArray();
        ranks = Arrays.stream(kept).map(piece -> other.ranks[piece]).toArray();
        shownAt = Arrays.stream(kept).map(piece -> other.shownAt[piece]).toArray();
        exposed = new boolean[kept.length];
        moved = new boolean[kept.length];
        at = new int[Grid.CELLS];
        Arrays.fill(at, NOBODY);
        int reds = 0;
        for (int piece = 0; piece < kept.length; piece++) {
            exposed[piece] = other.exposed[kept[piece]];
            moved[piece] = other.moved[kept[piece]];
            reds += kept[piece] < other.firstBlue ? 1 : 0;
            if (place[piece] != 0) {
                at[place[piece]] = piece;
            }
        }
        firstBlue = reds;
        alive = new int[][] {other.alive[0].clone(), other.alive[1].clone()};
    }

    PieceTable copy() {
        int[] all = new int[home.length];
        Arrays.setAll(all, piece -> piece);
        return new PieceTable(this, all);
    }

    /// {@return the same pieces as the owner of some of them knows them: these have the given ranks, and of the others
    /// it knows what it was shown}
    PieceTable opposite(int owner, int[] given) {
        PieceTable other = copy();
        for (int piece = 0; piece < home.length; piece++) {
            if (side(piece) == owner) {
                other.ranks[piece] = RankSet.of(Rank.values()[given[piece]]);
            } else if (!isShown(piece)) {
                other.ranks[piece] = moved[piece] ? RankSet.MOVABLE : RankSet.ALL;
            }
        }
        return other;
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    int count() {
        return home.length;
    }

    int side(int piece) {
        return piece < firstBlue ? 0 : 1;
    }

    /// {@return the piece on a cell, or a negative number}
    int pieceAt(int cell) {
        return at[cell];
    }

    /// {@return the number of the piece that began on a square}
    int numberOf(Square square) {
        int cell = Grid.cell(square);
        for (int piece = 0; piece < home.length; piece++) {
            if (home[piece] == cell) {
                return piece;
            }
        }
        throw new IllegalArgumentException("no piece began on " + square);
    }

    // --- Folding ---------------------------------------------------------------------------------------------

    /// Takes in who moved, who fell and what was shown.
    void observe(TrackedMove move) {
        markMoved(move.mover());
        exposed[move.mover()] |= move.showsMover();
        switch (move.told()) {
            case ObservedMove.Marched marched -> {
                if (move.showsMover()) {
                    show(move.mover(), Rank.SCOUT, marched.ply());
                }
                put(move.mover(), move.to());
            }
            case ObservedMove.Struck struck -> {
                exposed[move.target()] = true;
                look(struck.attacker(), move.mover(), struck.ply());
                look(struck.defender(), move.target(), struck.ply());
                narrow(move.mover(), move.target(), struck.clash());
                fight(move, struck.clash(), Grid.cell(struck.survivorAt()));
            }
        }
    }

    private void look(ObservedRank face, int piece, int ply) {
        if (face instanceof ObservedRank.Shown(Rank rank)) {
            show(piece, rank, ply);
        }
    }

    private void show(int piece, Rank rank, int ply) {
        ranks[piece] = RankSet.of(rank);
        shownAt[piece] = ply;
    }

    /// A battle whose fighters are hidden again still tells who was the stronger.
    private void narrow(int mover, int target, Clash clash) {
        int movers = 0;
        int targets = 0;
        for (Rank one : Rank.values()) {
            for (Rank other : Rank.values()) {
                if (one.canMove()
                        && RankSet.has(ranks[mover], one.ordinal())
                        && RankSet.has(ranks[target], other.ordinal())
                        && rules.clash(one, other) == clash) {
                    movers |= RankSet.of(one);
                    targets |= RankSet.of(other);
                }
            }
        }
        ranks[mover] = movers;
        ranks[target] = targets;
    }

    /// @param survivor where the one that stands stands afterwards
    private void fight(TrackedMove move, Clash clash, int survivor) {
        if (clash != Clash.ATTACKER_WINS) {
            fall(move.mover());
        }
        if (clash != Clash.DEFENDER_WINS) {
            fall(move.target());
        }
        if (clash == Clash.ATTACKER_WINS) {
            put(move.mover(), move.to());
        } else if (clash == Clash.DEFENDER_WINS && survivor != move.to()) {
            put(move.target(), survivor);
            markMoved(move.target());
        }
    }

    private void markMoved(int piece) {
        moved[piece] = true;
        ranks[piece] &= RankSet.MOVABLE;
    }

    private void put(int piece, int cell) {
        at[place[piece]] = NOBODY;
        at[cell] = piece;
        place[piece] = cell;
    }

    private void fall(int piece) {
        at[place[piece]] = NOBODY;
        place[piece] = 0;
        if (RankSet.isSingle(ranks[piece])) {
            alive[side(piece)][RankSet.lowest(ranks[piece])]--;
        }
    }

    /// Takes over what the view itself tells, which goes before all that was told on the way.
    ///
    /// @return whether the pieces stand where the fold left them
    boolean recognise(PlayerView view) {
        boolean agrees = true;
        int[] seenAt = new int[home.length];
        for (Map.Entry<Square, ObservedPiece> entry : view.pieces().entrySet()) {
            ObservedPiece seen = entry.getValue();
            int piece = numberOf(seen.home());
            seenAt[piece] = Grid.cell(entry.getKey());
            moved[piece] |= seen.hasMoved();
            if (seen instanceof ObservedPiece.Known(Piece known, Square _, boolean _, boolean isExposed)) {
                ranks[piece] = RankSet.of(known.rank());
                boolean open = isExposed || known.side() != InformationState.knower(view);
                shownAt[piece] = open ? Math.max(0, shownAt[piece]) : shownAt[piece];
            }
        }
        Arrays.fill(at, NOBODY);
        for (int piece = 0; piece < home.length; piece++) {
            agrees &= place[piece] == seenAt[piece];
            place[piece] = seenAt[piece];
            at[place[piece]] = piece;
            ranks[piece] &= moved[piece] ? RankSet.MOVABLE : RankSet.ALL;
        }
        at[0] = NOBODY;
        countAlive(view);
        return agrees;
    }

    private void countAlive(PlayerView view) {
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                alive[side.ordinal()][rank.ordinal()] = rules.army().count(rank);
            }
        }
        for (Piece piece : view.fallen()) {
            alive[piece.side().ordinal()][piece.rank().ordinal()]--;
        }
    }

    /// Drops what was seen of a side's pieces more than so many plies ago.
    void forget(int side, int ply, int span) {
        for (int piece = 0; piece < home.length; piece++) {
            if (side(piece) == side && shownAt[piece] != NEVER && ply - shownAt[piece] > span) {
                ranks[piece] = moved[piece] ? RankSet.MOVABLE : RankSet.ALL;
            }
        }
    }

    boolean isShown(int piece) {
        return shownAt[piece] != NEVER;
    }
}
