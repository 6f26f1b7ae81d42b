package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import java.util.Arrays;

/// What a search goes by and does not change: worths, odds of every meeting with a stranger, and what secrets are
/// worth. Odds of a stranger that has not moved differ from those of the same one once it has.
final class Knowledge {

    private static final int SPY = Rank.SPY.ordinal();
    private static final int COLONEL = Rank.COLONEL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    private static final int LEAST_SECRET = 20;
    private static final double WELL_BEHIND = -0.1;
    private static final int LONG_QUIET = 50;
    private static final double TOO_QUIET = 80;
    /// How much likelier than believed a neighbour of what we took beats the taker: it may have stood guard.
    private static final double GUARDED = 2;

    final Memory memory;
    final Tables tables;
    final int me;
    final Worth worth;
    final Belief belief;
    final Weights weights;
    final int flagHope;
    final int flagFear;
    /// From zero to one: how much it is time that something happened.
    final double urgency;
    /// By piece: what it is worth to its owner that the other side does not know it.
    final int[] secret;
    /// By our rank, enemy piece and state.
    private final Odds[][][] striking;
    /// By whether our piece has just taken one of theirs, its rank, enemy piece and state.
    private final Odds[][][][] openStruck;
    /// By the state of our piece, our piece, enemy piece and its state; made when first needed.
    private final Odds[][][][] coveredStruck;
    /// By the state of our piece, our piece and enemy rank; made when first needed.
    private final Odds[][][] coveredStruckByRank;

    private final Wishes wishes;

    Knowledge(Memory memory, Strength strength) {
        this.memory = memory;
        weights = strength.weights();
        flagFear = (int) weights.flagFear();
        belief = Belief.ofEnemy(memory, strength.evidence());
        tables = new Tables(memory.view().rules());
        me = memory.me();
        worth = new Worth(memory, weights);
        urgency = urgency(memory.view().quiet(), worth.ahead());
        flagHope = (int) (weights.flagHope() + urgency * weights.haste());
        int pieces = memory.field().pieces();
        striking = new Odds[Ranks.COUNT][pieces][2];
        openStruck = new Odds[2][Ranks.COUNT][pieces][2];
        coveredStruck = new Odds[2][pieces][pieces][2];
        coveredStruckByRank = new Odds[2][pieces][Ranks.COUNT];
        wishes = new Wishes(memory, Belief.byEnemy(memory, strength.evidence()), worth, tables, weights);
        secret = new int[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            boolean mine = memory.field().side(piece) == me;
            secret[piece] = memory.isOpen(piece) ? 0 : mine ? secretOfOurs(piece) : secretOfTheirs(piece);
        }
    }

    private static double urgency(int quiet, double ahead) {
        return ahead < WELL_BEHIND ? 0 : Math.clamp((quiet - LONG_QUIET) / TOO_QUIET, 0, 1);
    }

    /// {@return what is believed of a stranger by an officer too dear to be lost on a bomb}
    private double[] warily(double[] chances) {
        double[] wary = chances.clone();
        wary[BOMB] *= weights.caution();
        return normalised(wary);
    }

    /// Makes chances add up to one, in place.
    private static double[] normalised(double[] chances) {
        double sum = Arrays.stream(chances).sum();
        for (int rank = 0; rank < Ranks.COUNT && sum > 0; rank++) {
            chances[rank] /= sum;
        }
        return chances;
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
            double chance = belief.chance(piece, Belief.SLEEPING, rank);
            mean += chance * value;
            square += chance * value * value;
        }
        double curiosity = weights.curiosity() * (1 + urgency);
        return LEAST_SECRET + (int) (curiosity * Math.sqrt(Math.max(0, square - mean * mean)));
    }

    /// {@return the odds of a rank of ours striking a stranger}
    Odds striking(int rank, int stranger, int state) {
        Odds odds = striking[rank][stranger][state];
        if (odds == null) {
            double[] believed = belief.chances(stranger, state);
            boolean dear = rank >= COLONEL;
            odds = Odds.striking(tables, rank, dear ? warily(believed) : believed, worth.of(1 - me));
            striking[rank][stranger][state] = odds;
        }
        return odds;
    }

    /// {@return the odds of a stranger striking a piece of ours whose rank it knows}
    ///
    /// @param taker whether our piece has just taken one of theirs beside the stranger, which may have stood guard
    Odds openStruck(int rank, int stranger, int state, boolean taker) {
        int taking = taker ? 1 : 0;
        Odds odds = openStruck[taking][rank][stranger][state];
        if (odds == null) {
            double[] wish = new double[Ranks.COUNT];
            double[] chances = belief.chances(stranger, state).clone();
            for (int other = 0; other < Ranks.COUNT; other++) {
                wish[other] = Ranks.has(Ranks.MOVABLE, other) && wishes.gain(other, rank) > 0 ? 1 : 0;
                boolean guard = taker && wish[other] > 0 && (state == Belief.MOVED || other == SPY);
                chances[other] *= guard ? GUARDED : 1;
            }
            odds = Odds.struck(tables, rank, normalised(chances), worth.of(1 - me), wish);
            openStruck[taking][rank][stranger][state] = odds;
        }
        return odds;
    }

    /// {@return the odds of a stranger striking a piece of ours that it does not know}
    ///
    /// @param state that of our piece
    Odds coveredStruck(int piece, int state, int stranger, int itsState) {
        Odds odds = coveredStruck[state][piece][stranger][itsState];
        if (odds == null) {
            double[] wish = wishes.of(piece, state);
            odds = Odds.struck(tables, rankOf(piece), belief.chances(stranger, itsState), worth.of(1 - me), wish);
            coveredStruck[state][piece][stranger][itsState] = odds;
        }
        return odds;
    }

    /// {@return the odds of an enemy that we know striking a piece of ours that it does not know}
    ///
    /// @param state that of our piece
    Odds coveredStruckBy(int rank, int piece, int state) {
        Odds odds = coveredStruckByRank[state][piece][rank];
        if (odds == null) {
            double[] certain = new double[Ranks.COUNT];
            certain[rank] = 1;
            odds = Odds.struck(tables, rankOf(piece), certain, worth.of(1 - me), wishes.of(piece, state));
            coveredStruckByRank[state][piece][rank] = odds;
        }
        return odds;
    }

    int rankOf(int piece) {
        return Ranks.one(memory.ranks(piece));
    }
}
