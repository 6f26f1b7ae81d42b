package flagfall.ai.network.player;

import flagfall.ai.network.encoding.Frame;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import java.util.ArrayList;
import java.util.List;

/// One way the hidden pieces may be, and a small search in it: can the enemy walk into our flag? The enemy moves only
/// walkers near the flag, we only what is near by, or something elsewhere.
final class FlagWorld {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    private static final int NOBODY = -1;
    /// From so far a walker is looked at, and so many at most.
    static final int NEAR = 5;

    private static final int MOST_WALKERS = 5;
    private static final int PLIES = 9;
    private static final int MOST_NODES = 20_000;
    /// So near to a walker, or to the flag, a piece of ours can do something.
    private static final int NEAR_WALKER = 4;

    private static final int NEAR_FLAG = 3;

    private final InformationState state;
    private final Frame frame;
    private final Tables tables;
    private final int me;
    private final int[] ranks;
    private final int flag;
    private final int[] at = new int[Grid.CELLS];
    private final int[] place;
    private int[] walkers = {};
    private int nodes;

    /// @param ranks by piece, an ordinal
    /// @param flag the cell of our flag
    FlagWorld(InformationState state, Frame frame, Tables tables, int[] ranks, int flag) {
        this.state = state;
        this.frame = frame;
        this.tables = tables;
        this.ranks = ranks;
        this.flag = flag;
        me = state.me();
        place = new int[ranks.length];
        for (int cell = 0; cell < at.length; cell++) {
            at[cell] = NOBODY;
        }
        for (int piece = 0; piece < place.length; piece++) {
            place[piece] = state.place(piece);
            if (place[piece] != 0) {
                at[place[piece]] = piece;
            }
        }
    }

    /// {@return whether the flag still stands some plies after this move, for all that can be seen}
    boolean holdsAfter(int move) {
        int mover = at[MoveCode.from(move)];
        int target = at[MoveCode.to(move)];
        if (target != NOBODY && ranks[target] == Rank.FLAG.ordinal()) {
            return true;
        }
        go(mover, MoveCode.to(move));
        walkers = walkers();
        nodes = 0;
        boolean holds = !walksIn(PLIES, true);
        back(mover, MoveCode.from(move), target, MoveCode.to(move));
        return holds;
    }

    private int[] walkers() {
        List<Integer> found = new ArrayList<>();
        for (int away = 1; away <= NEAR; away++) {
            for (int piece = 0; piece < place.length && found.size() < MOST_WALKERS; piece++) {
                if (place[piece] != 0
                        && state.side(piece) != me
                        && RankSet.isMovable(ranks[piece])
                        && distance(place[piece], flag) == away) {
                    found.add(piece);
                }
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean walksIn(int depth, boolean enemy) {
        int stepsLeft = enemy ? (depth + 1) / 2 : depth / 2;
        if (depth <= 0 || ++nodes > MOST_NODES || !isInReach(stepsLeft)) {
            return false;
        }
        return enemy ? enemyWalksIn(depth, stepsLeft) : !weHold(depth);
    }

    private boolean isInReach(int steps) {
        for (int walker : walkers) {
            if (place[walker] != 0 && distance(place[walker], flag) <= steps) {
                return true;
            }
        }
        return false;
    }

    private boolean enemyWalksIn(int depth, int stepsLeft) {
        for (int walker : walkers) {
            int from = place[walker];
            if (from == 0 || distance(from, flag) > stepsLeft) {
                continue;
            }
            for (int step : STEPS) {
                int to = from + step;
                if (to == flag) {
                    return true;
                }
                boolean useless = at[to] == NOBODY && distance(to, flag) > distance(from, flag);
                if (!useless && canEnter(to, 1 - me) && leadsIn(walker, to, depth, false)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean weHold(int depth) {
        if (!walksIn(depth - 1, true)) {
            return true; // whatever we do elsewhere
        }
        for (int piece = 0; piece < place.length; piece++) {
            if (place[piece] == 0
                    || state.side(piece) != me
                    || !RankSet.isMovable(ranks[piece])
                    || !isCloseBy(place[piece])) {
                continue;
            }
            for (int step : STEPS) {
                int to = place[piece] + step;
                if (canEnter(to, me) && !leadsIn(piece, to, depth, true)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isCloseBy(int cell) {
        boolean close = distance(cell, flag) <= NEAR_FLAG;
        for (int walker : walkers) {
            close |= place[walker] != 0 && distance(cell, place[walker]) <= NEAR_WALKER;
        }
        return close;
    }

    private boolean canEnter(int cell, int side) {
        return frame.token(cell) >= 0 && (at[cell] == NOBODY || state.side(at[cell]) != side);
    }

    private boolean leadsIn(int piece, int to, int depth, boolean enemyNext) {
        int from = place[piece];
        int target = at[to];
        go(piece, to);
        boolean leads = walksIn(depth - 1, enemyNext);
        back(piece, from, target, to);
        return leads;
    }

    private void go(int piece, int to) {
        int target = at[to];
        at[place[piece]] = NOBODY;
        int clash = target == NOBODY ? Clash.ATTACKER_WINS.ordinal() : tables.clash(ranks[piece], ranks[target]);
        if (target != NOBODY && clash != Clash.DEFENDER_WINS.ordinal()) {
            place[target] = 0;
            at[to] = NOBODY;
        }
        boolean stands = clash == Clash.ATTACKER_WINS.ordinal();
        place[piece] = stands ? to : 0;
        if (stands) {
            at[to] = piece;
        }
    }

    private void back(int piece, int from, int target, int to) {
        at[to] = target;
        at[from] = piece;
        place[piece] = from;
        if (target != NOBODY) {
            place[target] = to;
        }
    }

    static int distance(int one, int other) {
        return Math.abs(one % Grid.STRIDE - other % Grid.STRIDE) + Math.abs(one / Grid.STRIDE - other / Grid.STRIDE);
    }
}
