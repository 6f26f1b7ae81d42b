package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Daring;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// How often, at a turn, an enemy beside a piece of ours strikes it without knowing it. That depends on what it can
/// hope for, going by what it may believe, and most of all on whether the piece has moved and so cannot be a bomb.
final class Wishes {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();
    private static final double LEAST = 0.04;
    private static final double LEAST_FOR_FLAG = 0.4;
    private static final double MOST_DARING = 0.5;
    /// How often what promises much is struck, and how often where it may be a bomb. Tuned in play against itself; what
    /// other programs do is counted in `bench/results.md`.
    private static final double READY = 0.9;

    private static final double READY_FOR_BOMB = 0.15;

    private final Memory memory;
    private final Belief theirs;
    private final Worth worth;
    private final Tables tables;
    private final Weights weights;
    private final int me;
    /// How often an officer of this enemy strikes a sleeping stranger, which it should fear.
    private final double daring;
    /// By state and piece of ours, and enemy rank; made when first needed.
    private final double[][][] wishes;

    Wishes(Memory memory, Belief theirs, Worth worth, Tables tables, Weights weights) {
        this.memory = memory;
        this.theirs = theirs;
        this.worth = worth;
        this.tables = tables;
        this.weights = weights;
        me = memory.me();
        daring = MOST_DARING * Daring.ofEnemy(memory);
        wishes = new double[2][memory.field().pieces()][];
    }

    /// {@return by rank, how often an enemy of that rank strikes this piece of ours}
    double[] of(int piece, int state) {
        double[] wish = wishes[state][piece];
        if (wish == null) {
            wish = wish(piece, state);
            wishes[state][piece] = wish;
        }
        return wish;
    }

    private double[] wish(int piece, int state) {
        double[] looks = theirs.chances(piece, state);
        boolean flag = Ranks.one(memory.ranks(piece)) == FLAG;
        double[] wish = new double[Ranks.COUNT];
        for (int attacker = 0; attacker < Ranks.COUNT; attacker++) {
            if (Ranks.has(Ranks.MOVABLE, attacker)) {
                double hope = 0;
                for (int ours = 0; ours < Ranks.COUNT; ours++) {
                    hope += looks[ours] * gain(attacker, ours);
                }
                boolean bomb = looks[BOMB] > 0 && tables.clash(attacker, BOMB) != ATTACKER_WINS;
                double tempted = (bomb ? READY_FOR_BOMB : READY) / (1 + Math.exp(-hope / weights.boldness()));
                boolean dares = bomb && attacker >= Ranks.OFFICER;
                wish[attacker] = Math.max(Math.max(tempted, flag ? LEAST_FOR_FLAG : LEAST), dares ? daring : 0);
            }
        }
        return wish;
    }

    /// {@return what a rank of the enemy wins by striking one of ours, alone}
    double gain(int attacker, int ours) {
        int clash = tables.clash(attacker, ours);
        int lost = clash == ATTACKER_WINS ? 0 : worth.of(1 - me, attacker);
        int won = clash == Clash.DEFENDER_WINS.ordinal() ? 0 : worth.of(me, ours);
        return (ours == FLAG ? weights.flagHope() : won) - lost;
    }
}
