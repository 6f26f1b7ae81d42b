package flagfall.ai.evaluation;

import flagfall.ai.belief.RankChances;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.OpponentTuning;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// How often, at a turn, an enemy beside a piece of ours attacks it without knowing it. That depends on what it can
/// hope for, going by what it may believe, and most of all on whether the piece has moved and so cannot be a bomb.
final class OpponentModel {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();

    private final InformationState state;
    private final RankChances theirs;
    private final PieceValues values;
    private final Tables tables;
    private final OpponentTuning tuning;
    private final double flagHope;
    private final int me;
    /// How often a known officer of this enemy attacks what may be a bomb.
    private final double risk;
    /// By case and piece of ours, and enemy rank; made when first needed.
    private final double[][][] often;

    /// @param theirs what the enemy may believe of our pieces
    /// @param flagHope what it hopes for where our flag may stand
    OpponentModel(
            InformationState state,
            RankChances theirs,
            PieceValues values,
            Tables tables,
            OpponentTuning tuning,
            double flagHope) {
        this.state = state;
        this.theirs = theirs;
        this.values = values;
        this.tables = tables;
        this.tuning = tuning;
        this.flagHope = flagHope;
        me = state.me();
        int seen = state.riskyAttacks(1 - me);
        risk = tuning.mostRisk() * (seen / (seen + tuning.riskDoubt()));
        often = new double[2][state.pieces()][];
    }

    /// {@return by rank, how often an enemy of that rank attacks this piece of ours}
    ///
    /// @param moved whether ours has moved, as [RankChances] writes it
    double[] attacksOn(int piece, int moved) {
        double[] known = often[moved][piece];
        if (known == null) {
            known = workOut(piece, moved);
            often[moved][piece] = known;
        }
        return known;
    }

    private double[] workOut(int piece, int moved) {
        double[] seemsToBe = theirs.of(piece, moved);
        boolean flag = RankSet.lowest(state.ranks(piece)) == FLAG;
        double[] attacks = new double[RankSet.COUNT];
        for (int attacker = 0; attacker < RankSet.COUNT; attacker++) {
            if (RankSet.isMovable(attacker)) {
                double hope = 0;
                for (int ours = 0; ours < RankSet.COUNT; ours++) {
                    hope += seemsToBe[ours] * gain(attacker, ours);
                }
                boolean bomb = seemsToBe[BOMB] > 0 && tables.clash(attacker, BOMB) != ATTACKER_WINS;
                double tempted =
                        (bomb ? tuning.readyForBomb() : tuning.ready()) / (1 + Math.exp(-hope / tuning.temperature()));
                double least = flag ? tuning.leastOftenForFlag() : tuning.leastOften();
                boolean risky = bomb && attacker >= RankSet.OFFICER;
                attacks[attacker] = Math.max(Math.max(tempted, least), risky ? risk : 0);
            }
        }
        return attacks;
    }

    /// {@return what a rank of the enemy wins by attacking one of ours, alone}
    double gain(int attacker, int ours) {
        int clash = tables.clash(attacker, ours);
        int lost = clash == ATTACKER_WINS ? 0 : values.of(1 - me, attacker);
        int won = clash == Clash.DEFENDER_WINS.ordinal() ? 0 : values.of(me, ours);
        return (ours == FLAG ? flagHope : won) - lost;
    }
}
