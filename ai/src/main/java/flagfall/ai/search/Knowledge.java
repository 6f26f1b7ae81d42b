package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Daring;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// What a search goes by and does not change: worths, odds of every meeting with a stranger, and what secrets are
/// worth. Odds of a stranger that has not moved differ from those of the same one once it has.
final class Knowledge {

    static final int SLEEPING = 0;
    static final int MOVED = 1;

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int SPY = Rank.SPY.ordinal();
    private static final int LEAST_SECRET = 20;
    private static final double WELL_BEHIND = -0.1;
    private static final int LONG_QUIET = 50;
    private static final double TOO_QUIET = 80;
    private static final double LEAST_WISH = 0.04;
    private static final double LEAST_WISH_FOR_FLAG = 0.4;
    private static final double DARING_WISH = 0.8;

    final Memory memory;
    final Tables tables;
    final int me;
    final Worth worth;
    final Belief belief;
    final Belief theirs;
    final Weights weights;
    final int flagHope;
    final int flagFear;
    /// From zero to one: how much it is time that something happened.
    final double urgency;
    /// By piece: what it is worth to its owner that the other side does not know it.
    final int[] secret;
    /// By our rank, enemy piece and state.
    private final Odds[][][] striking;
    private final Odds[][][] openStruck;
    /// By our piece, enemy piece and state; made when first needed.
    private final Odds[][][] coveredStruck;
    /// By our piece and enemy rank; made when first needed.
    private final Odds[][] coveredStruckByRank;

    /// How often an officer of this enemy strikes a stranger that it should fear.
    private final double daring;

    private final double[][] wishes;
    private final double[][][] chance;

    Knowledge(Memory memory, Belief belief, Belief theirs, Weights weights) {
        this.memory = memory;
        this.weights = weights;
        flagFear = (int) weights.flagFear();
        this.belief = belief;
        this.theirs = theirs;
        tables = new Tables(memory.view().rules());
        me = memory.me();
        worth = new Worth(memory, weights);
        urgency = urgency(memory.view().quiet(), worth.ahead());
        flagHope = (int) (weights.flagHope() + urgency * weights.haste());
        int pieces = memory.field().pieces();
        chance = new double[2][pieces][];
        striking = new Odds[Ranks.COUNT][pieces][2];
        openStruck = new Odds[Ranks.COUNT][pieces][2];
        coveredStruck = new Odds[pieces][pieces][2];
        coveredStruckByRank = new Odds[pieces][Ranks.COUNT];
        wishes = new double[pieces][];
        daring = DARING_WISH * Daring.ofEnemy(memory);
        secret = new int[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            boolean mine = memory.field().side(piece) == me;
            chance[SLEEPING][piece] = belief.chances(piece);
            chance[MOVED][piece] = moved(belief.chances(piece));
            secret[piece] = memory.isOpen(piece) ? 0 : mine ? secretOfOurs(piece) : secretOfTheirs(piece);
        }
    }

    private static double urgency(int quiet, double ahead) {
        return ahead < WELL_BEHIND ? 0 : Math.clamp((quiet - LONG_QUIET) / TOO_QUIET, 0, 1);
    }

    private static double[] moved(double[] chances) {
        double[] moved = chances.clone();
        double sum = 0;
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            moved[rank] = Ranks.has(Ranks.MOVABLE, rank) ? moved[rank] : 0;
            sum += moved[rank];
        }
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            moved[rank] = sum > 0 ? moved[rank] / sum : Ranks.has(Ranks.MOVABLE, rank) ? 0.1 : 0;
        }
        return moved;
    }

    private int secretOfOurs(int piece) {
        int rank = Ranks.one(memory.ranks(piece));
        return LEAST_SECRET + (int) (worth.of(me, rank) * (rank == SPY ? weights.spySecret() : weights.secret()));
    }

    private int secretOfTheirs(int piece) {
        double mean = 0;
        double square = 0;
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            double value = worth.of(1 - me, rank);
            mean += belief.chance(piece, rank) * value;
            square += belief.chance(piece, rank) * value * value;
        }
        double curiosity = weights.curiosity() * (1 + urgency);
        return LEAST_SECRET + (int) (curiosity * Math.sqrt(Math.max(0, square - mean * mean)));
    }

    double chance(int piece, int state, int rank) {
        return chance[state][piece][rank];
    }

    /// {@return the odds of a rank of ours striking a stranger}
    Odds striking(int rank, int stranger, int state) {
        Odds odds = striking[rank][stranger][state];
        if (odds == null) {
            odds = Odds.striking(tables, rank, chance[state][stranger], worth.of(1 - me));
            striking[rank][stranger][state] = odds;
        }
        return odds;
    }

    /// {@return the odds of a stranger striking a piece of ours whose rank it knows}
    Odds openStruck(int rank, int stranger, int state) {
        Odds odds = openStruck[rank][stranger][state];
        if (odds == null) {
            double[] wish = new double[Ranks.COUNT];
            for (int other = 0; other < Ranks.COUNT; other++) {
                wish[other] = Ranks.has(Ranks.MOVABLE, other) && gain(other, rank) > 0 ? 1 : 0;
            }
            odds = Odds.struck(tables, rank, chance[state][stranger], worth.of(1 - me), wish);
            openStruck[rank][stranger][state] = odds;
        }
        return odds;
    }

    /// {@return what a rank of the enemy wins by striking one of ours, alone}
    private double gain(int attacker, int ours) {
        int clash = tables.clash(attacker, ours);
        int lost = clash == Clash.ATTACKER_WINS.ordinal() ? 0 : worth.of(1 - me, attacker);
        int won = clash == Clash.DEFENDER_WINS.ordinal() ? 0 : ours == FLAG ? flagFear : worth.of(me, ours);
        return won - lost;
    }

    /// {@return the odds of a stranger striking a piece of ours that it does not know}
    Odds coveredStruck(int piece, int enemy, int state) {
        Odds odds = coveredStruck[piece][enemy][state];
        if (odds == null) {
            odds = Odds.struck(tables, rankOf(piece), chance[state][enemy], worth.of(1 - me), wishes(piece));
            coveredStruck[piece][enemy][state] = odds;
        }
        return odds;
    }

    /// {@return the odds of an enemy that we know striking a piece of ours that it does not know}
    Odds coveredStruckBy(int rank, int piece) {
        Odds odds = coveredStruckByRank[piece][rank];
        if (odds == null) {
            double[] certain = new double[Ranks.COUNT];
            certain[rank] = 1;
            odds = Odds.struck(tables, rankOf(piece), certain, worth.of(1 - me), wishes(piece));
            coveredStruckByRank[piece][rank] = odds;
        }
        return odds;
    }

    /// {@return by rank, how often an enemy of that rank would strike this piece of ours, not knowing it}
    private double[] wishes(int piece) {
        double[] wish = wishes[piece];
        if (wish == null) {
            wish = wish(piece);
            wishes[piece] = wish;
        }
        return wish;
    }

    private double[] wish(int piece) {
        double[] wish = new double[Ranks.COUNT];
        for (int attacker = 0; attacker < Ranks.COUNT; attacker++) {
            if (Ranks.has(Ranks.MOVABLE, attacker)) {
                double hope = 0;
                for (int ours = 0; ours < Ranks.COUNT; ours++) {
                    hope += theirs.chance(piece, ours) * gain(attacker, ours);
                }
                double least = rankOf(piece) == FLAG ? LEAST_WISH_FOR_FLAG : LEAST_WISH;
                least = attacker >= Ranks.OFFICER ? Math.max(least, daring) : least;
                wish[attacker] = least + (1 - least) / (1 + Math.exp(-hope / weights.boldness()));
            }
        }
        return wish;
    }

    int rankOf(int piece) {
        return Ranks.one(memory.ranks(piece));
    }
}
