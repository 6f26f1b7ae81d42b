package flagfall.ai.search;

import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Field;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import java.util.Arrays;
import java.util.Random;

/// What it is worth to a piece to stand on a square: it is drawn to what it would gain by striking, the more the
/// nearer. Made once for a search from the pieces as they stand; what moves near by is the search's own business.
final class Pull {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    private static final int FAR = 60;
    private static final int FLAG_PULL = 6000;
    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int MINER = Rank.MINER.ordinal();

    private final Knowledge knowledge;
    private final Memory memory;
    private final Weights weights;
    private final Field field;
    private final int[] drawn;
    private final int[] queue = new int[Grid.CELLS];

    Pull(Knowledge knowledge, Random random) {
        this.knowledge = knowledge;
        memory = knowledge.memory;
        weights = knowledge.weights;
        field = memory.field();
        drawn = new int[field.pieces() * Grid.CELLS];
        int[] distance = new int[Grid.CELLS];
        for (int target = 0; target < field.pieces(); target++) {
            if (memory.stands(target)) {
                measure(target, distance, false);
                draw(target, distance);
                if (isOurFlag(target)) {
                    measure(target, distance, true);
                    drawMiners(distance);
                }
            }
        }
        for (int spot = 0; spot < drawn.length; spot++) {
            drawn[spot] += (int) (random.nextDouble() * weights.noise());
        }
    }

    /// {@return what standing on a cell is worth to a piece}
    int at(int piece, int cell) {
        return drawn[piece * Grid.CELLS + cell];
    }

    private void draw(int target, int[] distance) {
        for (int piece = 0; piece < field.pieces(); piece++) {
            if (memory.stands(piece) && field.side(piece) != field.side(target)) {
                boolean ours = field.side(piece) == knowledge.me;
                double gain = ours ? ourGain(piece, target) : theirGain(piece, target);
                if (gain > 0) {
                    spread(piece, distance, gain * weights.pull(), weights.fade());
                }
                if (!ours && isOurFlag(target) && mayMove(piece)) {
                    spread(piece, distance, weights.danger(), weights.dangerFade());
                }
            }
        }
    }

    /// Miners come through our bombs.
    private void drawMiners(int[] distance) {
        for (int piece = 0; piece < field.pieces(); piece++) {
            if (memory.stands(piece) && field.side(piece) != knowledge.me && mayMove(piece)) {
                double miner = knowledge.chance(piece, Knowledge.MOVED, MINER);
                spread(piece, distance, weights.danger() * miner, weights.dangerFade());
            }
        }
    }

    private void spread(int piece, int[] distance, double strength, double fade) {
        int base = piece * Grid.CELLS;
        for (int cell = Grid.STRIDE; cell < Grid.CELLS - Grid.STRIDE; cell++) {
            if (distance[cell] < FAR) {
                int here = (int) (strength * Math.pow(fade, Math.max(0, distance[cell] - 1)));
                drawn[base + cell] = Math.max(drawn[base + cell], here);
            }
        }
    }

    private boolean isOurFlag(int piece) {
        return field.side(piece) == knowledge.me && knowledge.rankOf(piece) == FLAG;
    }

    private boolean mayMove(int piece) {
        return memory.hasMoved(piece) || (memory.isOpen(piece) && isMovable(piece));
    }

    private boolean isMovable(int piece) {
        return Ranks.has(Ranks.MOVABLE, Ranks.one(memory.ranks(piece)));
    }

    private double ourGain(int piece, int target) {
        if (!isMovable(piece)) {
            return 0;
        }
        int rank = knowledge.rankOf(piece);
        Odds odds = knowledge.striking(rank, target, Knowledge.SLEEPING);
        double mine = knowledge.worth.of(knowledge.me, rank) + knowledge.secret[piece];
        return odds.falls() * odds.gainIfFalls()
                + odds.both() * (odds.gainIfBoth() - mine)
                + odds.flag() * FLAG_PULL
                - odds.stands() * mine
                + knowledge.secret[target]
                - knowledge.secret[piece];
    }

    private double theirGain(int piece, int target) {
        if (!memory.isOpen(piece) || !isMovable(piece) || isOurFlag(target)) {
            return 0;
        }
        int rank = Ranks.one(memory.ranks(piece));
        Odds odds = memory.isOpen(target)
                ? knowledge.openStruck(knowledge.rankOf(target), piece, Knowledge.MOVED)
                : knowledge.coveredStruckBy(rank, target);
        return odds.stands() * knowledge.worth.of(knowledge.me, knowledge.rankOf(target))
                - odds.falls() * knowledge.worth.of(1 - knowledge.me, rank);
    }

    /// Steps from every cell to a target, round the lakes and whatever stands for good; a piece in the way that can
    /// step aside costs a step more.
    private void measure(int target, int[] distance, boolean throughOurs) {
        Arrays.fill(distance, FAR);
        int goal = field.place(target);
        distance[goal] = 0;
        int head = 0;
        int tail = 0;
        queue[tail++] = goal;
        while (head < tail) {
            int cell = queue[head++];
            for (int step : STEPS) {
                int next = cell + step;
                if (distance[next] == FAR && field.isGround(next)) {
                    distance[next] = distance[cell] + 1;
                    if ((throughOurs || !isStanding(next)) && tail < queue.length) {
                        queue[tail++] = next;
                    }
                }
            }
        }
    }

    /// {@return whether a piece stands here that will hardly step aside}
    private boolean isStanding(int cell) {
        int piece = field.pieceAt(cell);
        if (piece < 0) {
            return false;
        }
        boolean known = memory.isOpen(piece) || field.side(piece) == knowledge.me;
        return known ? !isMovable(piece) : !memory.hasMoved(piece);
    }
}
