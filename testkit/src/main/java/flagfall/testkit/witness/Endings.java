package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.Blocked;
import flagfall.testkit.witness.rule.WitnessRules.BothImmobile;
import flagfall.testkit.witness.rule.WitnessSide;

/// How a game ends, checked when both setups are in and after every move: the first ending that applies.
final class Endings {

    private static final String DRAW = "draw immobile";

    private final WitnessRules rules;
    private final WitnessLaw law;

    Endings(WitnessRules rules, WitnessLaw law) {
        this.rules = rules;
        this.law = law;
    }

    /// The same moment with its result, or with the turn gone over where the player to move has to pass.
    WitnessMoment settle(WitnessMoment now, boolean flagFell) {
        boolean redMovable = now.board().hasMovable(WitnessSide.RED);
        boolean blueMovable = now.board().hasMovable(WitnessSide.BLUE);
        if (flagFell) { // (1) The flag fell: the striker wins.
            return now.withResult(now.toMove().other().word() + " flag");
        } else if (!redMovable && !blueMovable) {
            return now.withResult(neitherMovable(now.toMove()));
        } else if (!redMovable || !blueMovable) { // (3) One side has no movable piece: the other wins.
            return now.withResult(wonByImmobility(redMovable ? WitnessSide.RED : WitnessSide.BLUE));
        } else if (law.canMove(now, now.toMove())) {
            return quiet(now);
        }
        return rules.blocked() == Blocked.PASSES ? pass(now) : now.withResult(blockedLoses(now));
    }

    /// (2) Neither side has a movable piece: a draw, or the player to move loses.
    private String neitherMovable(WitnessSide toMove) {
        return rules.bothImmobile() == BothImmobile.DRAW ? DRAW : wonByImmobility(toMove.other());
    }

    /// (4) The player to move has no legal move, with `PASSES`: the turn goes over, and if the other has no legal move
    /// either, repetition laws included, it is a draw.
    private WitnessMoment pass(WitnessMoment now) {
        WitnessSide passer = now.toMove();
        WitnessSide other = passer.other();
        return law.canMove(now, other)
                ? quiet(now.withPast(passer, now.past(passer).withPass()).withToMove(other))
                : now.withResult(DRAW);
    }

    /// (4) The player to move has no legal move, with `LOSES`: they lose, unless `bothImmobile` is `DRAW` and the other
    /// side, repetition laws aside, could not move either: draw.
    private String blockedLoses(WitnessMoment now) {
        WitnessSide blocked = now.toMove();
        boolean drawn = rules.bothImmobile() == BothImmobile.DRAW && !law.couldMove(now.board(), blocked.other());
        return drawn ? DRAW : wonByImmobility(blocked.other());
    }

    /// (5) The quiet limit: that many plies in a row without a strike are a draw.
    private WitnessMoment quiet(WitnessMoment now) {
        return now.quiet() >= rules.quietLimit() ? now.withResult("draw quiet") : now;
    }

    private static String wonByImmobility(WitnessSide winner) {
        return winner.word() + " immobile";
    }
}
