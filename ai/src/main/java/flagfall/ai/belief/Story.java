package flagfall.ai.belief;

import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import flagfall.rules.WinningDefender;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// The story of a view, retold by piece: who did what to whom, and what each piece was shown to be. A piece keeps one
/// number for the whole game: Red's come first, each side's in the order of the squares they began on.
final class Story {

    private static final int NOBODY = -1;

    final List<Step> steps = new ArrayList<>();
    /// By number: the cell it began on, the ranks it can still be, whether it has moved, when it was last seen openly
    /// (minus one: never), whether it has fallen.
    final int[] home;

    final int[] ranks;
    final boolean[] moved;
    final int[] shownAt;
    final boolean[] fallen;
    final int firstBlue;
    /// Whether the story leads from the homes to the pieces as they stand.
    final boolean whole;

    private final Ruleset rules;
    private final int[] at = new int[Grid.CELLS];

    Story(PlayerView view) {
        rules = view.rules();
        home = new int[view.homes().size()];
        ranks = new int[home.length];
        moved = new boolean[home.length];
        shownAt = new int[home.length];
        fallen = new boolean[home.length];
        Arrays.fill(ranks, Ranks.ALL);
        Arrays.fill(shownAt, -1);
        Arrays.fill(at, NOBODY);
        firstBlue = number(view.homes());
        boolean told = retell(view.history());
        whole = told && recognise(view);
        for (int number = 0; number < home.length; number++) {
            ranks[number] &= moved[number] ? Ranks.MOVABLE : Ranks.ALL;
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

    /// {@return the number of the piece that began on a square}
    int numberOf(Square square) {
        int cell = Grid.cell(square);
        for (int number = 0; number < home.length; number++) {
            if (home[number] == cell) {
                return number;
            }
        }
        throw new IllegalArgumentException("no piece began on " + square);
    }

    private boolean retell(List<ObservedMove> story) {
        for (ObservedMove sighting : story) {
            int move = code(sighting.move());
            int mover = at[MoveCode.from(move)];
            if (mover == NOBODY) {
                return false;
            }
            moved[mover] = true;
            switch (sighting) {
                case ObservedMove.Marched marched -> march(marched, mover, move);
                case ObservedMove.Struck struck -> {
                    if (at[MoveCode.to(move)] == NOBODY) {
                        return false;
                    }
                    strike(struck, mover, move);
                }
            }
        }
        return true;
    }

    private void march(ObservedMove.Marched marched, int mover, int move) {
        if (MoveCode.isLong(move)) {
            show(mover, Ranks.only(Rank.SCOUT), marched.ply());
        }
        at[MoveCode.from(move)] = NOBODY;
        at[MoveCode.to(move)] = mover;
        steps.add(new Step(marched.side().ordinal(), move, mover, NOBODY, Step.Fate.MARCHED, 0));
    }

    private void strike(ObservedMove.Struck struck, int mover, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int target = at[to];
        look(struck.attacker(), mover, struck.ply());
        look(struck.defender(), target, struck.ply());
        narrow(mover, target, struck.clash());
        at[from] = NOBODY;
        int ahead = 0;
        switch (struck.clash()) {
            case ATTACKER_WINS -> {
                fallen[target] = true;
                at[to] = mover;
            }
            case DEFENDER_WINS -> {
                fallen[mover] = true;
                ahead = advance(target, move);
            }
            case BOTH_FALL -> {
                fallen[mover] = true;
                fallen[target] = true;
                at[to] = NOBODY;
            }
        }
        steps.add(new Step(struck.side().ordinal(), move, mover, target, fate(struck.clash()), ahead));
    }

    private static Step.Fate fate(Clash clash) {
        return switch (clash) {
            case ATTACKER_WINS -> Step.Fate.TARGET_FELL;
            case DEFENDER_WINS -> Step.Fate.MOVER_FELL;
            case BOTH_FALL -> Step.Fate.BOTH_FELL;
        };
    }

    private int advance(int defender, int move) {
        boolean stays = rules.winningDefender() == WinningDefender.STAYS || ranks[defender] == Ranks.only(Rank.BOMB);
        if (stays) {
            return 0;
        }
        int ahead = MoveCode.struckFrom(move);
        at[MoveCode.to(move)] = NOBODY;
        at[ahead] = defender;
        moved[defender] = true;
        return ahead;
    }

    private void look(ObservedRank face, int number, int ply) {
        if (face instanceof ObservedRank.Shown(Rank rank)) {
            show(number, Ranks.only(rank), ply);
        }
    }

    private void show(int number, int rank, int ply) {
        ranks[number] = rank;
        shownAt[number] = ply;
    }

    /// A battle whose fighters are hidden again still tells who was the stronger.
    private void narrow(int mover, int target, Clash clash) {
        ranks[mover] &= Ranks.MOVABLE;
        int movers = 0;
        int targets = 0;
        for (Rank one : Rank.values()) {
            for (Rank other : Rank.values()) {
                if (Ranks.has(ranks[mover], one.ordinal())
                        && Ranks.has(ranks[target], other.ordinal())
                        && rules.clash(one, other) == clash) {
                    movers |= Ranks.only(one);
                    targets |= Ranks.only(other);
                }
            }
        }
        ranks[mover] = movers;
        ranks[target] = targets;
    }

    /// Takes over what the view itself tells of the pieces that stand; tells whether they stand where the story left
    /// them.
    private boolean recognise(PlayerView view) {
        boolean agrees = true;
        for (Map.Entry<Square, ObservedPiece> entry : view.pieces().entrySet()) {
            ObservedPiece seen = entry.getValue();
            int number = numberOf(seen.home());
            agrees &= at[Grid.cell(entry.getKey())] == number;
            moved[number] |= seen.hasMoved();
            if (seen instanceof ObservedPiece.Known(Piece piece, Square home, boolean hasMoved, boolean exposed)) {
                ranks[number] = Ranks.only(piece.rank());
                boolean open = exposed || piece.side() != view.toMove();
                shownAt[number] = open ? Math.max(0, shownAt[number]) : shownAt[number];
            }
        }
        return agrees;
    }

    static int code(Move move) {
        return switch (move) {
            case Move.Straight(Square from, Square to) -> MoveCode.straight(Grid.cell(from), Grid.cell(to));
            case Move.Turning(Square from, Square corner, Square to) ->
                MoveCode.turning(Grid.cell(from), Grid.cell(corner), Grid.cell(to));
        };
    }
}
