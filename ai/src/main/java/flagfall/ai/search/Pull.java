package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import java.util.SplittableRandom;

/// What it is worth to a piece to stand on a square: it is drawn to what it would gain by striking, the more the
/// nearer. Made once for a search from the pieces as they stand; what moves near by is the search's own business.
final class Pull {

    private static final int FLAG_PULL = 4000;
    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int MINER = Rank.MINER.ordinal();

    private final Knowledge knowledge;
    private final Memory memory;
    private final Weights weights;
    private final MutablePosition field;
    private final int[] drawn;
    private final Fading fade;
    private final Fading dangerFade;

    Pull(Knowledge knowledge, SplittableRandom random) {
        this.knowledge = knowledge;
        memory = knowledge.memory;
        weights = knowledge.weights;
        field = memory.field();
        drawn = new int[field.pieces() * Grid.CELLS];
        fade = new Fading(weights.fade());
        dangerFade = new Fading(weights.dangerFade());
        Ground ground = new Ground(memory);
        for (int target = 0; target < field.pieces(); target++) {
            if (memory.stands(target)) {
                int[] distance = ground.stepsTo(target, false);
                draw(target, distance);
                if (isOurFlag(target)) {
                    int[] throughBombs = ground.stepsTo(target, true);
                    drawMiners(throughBombs);
                    new Guard(knowledge, drawn).of(target, distance, throughBombs);
                }
            }
        }
        blur(random);
    }

    /// Moves that seem equal are chosen between by chance.
    private void blur(SplittableRandom random) {
        for (int piece = 0; piece < field.pieces(); piece++) {
            if (memory.stands(piece)) {
                for (int spot = piece * Grid.CELLS; spot < (piece + 1) * Grid.CELLS; spot++) {
                    drawn[spot] += (int) (random.nextDouble() * weights.noise());
                }
            }
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
                    spread(piece, distance, gain * weights.pull(), fade);
                }
                if (!ours && isOurFlag(target) && mayMove(piece)) {
                    spread(piece, distance, weights.danger(), dangerFade);
                }
            }
        }
    }

    /// Miners come through our bombs.
    private void drawMiners(int[] distance) {
        for (int piece = 0; piece < field.pieces(); piece++) {
            if (memory.stands(piece) && field.side(piece) != knowledge.me && mayMove(piece)) {
                double miner = knowledge.belief.chance(piece, Belief.MOVED, MINER);
                spread(piece, distance, weights.danger() * miner, dangerFade);
            }
        }
    }

    private void spread(int piece, int[] distance, double strength, Fading fading) {
        int base = piece * Grid.CELLS;
        for (int cell = Grid.STRIDE; cell < Grid.CELLS - Grid.STRIDE; cell++) {
            if (distance[cell] < Ground.FAR) {
                int here = (int) (strength * fading.over(distance[cell] - 1));
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
        Odds odds = knowledge.striking(rank, target, Belief.SLEEPING);
        double mine = knowledge.worth.of(knowledge.me, rank) + knowledge.secret[piece];
        return odds.falls() * odds.gainIfFalls()
                + odds.both() * (odds.gainIfBoth() - mine)
                + odds.flag() * FLAG_PULL * (1 + knowledge.urgency)
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
                ? knowledge.openStruck(knowledge.rankOf(target), piece, Belief.MOVED, false)
                : knowledge.coveredStruckBy(rank, target, Belief.state(memory.hasMoved(target)));
        return odds.stands() * knowledge.worth.of(knowledge.me, knowledge.rankOf(target))
                - odds.falls() * knowledge.worth.of(1 - knowledge.me, rank);
    }
}
