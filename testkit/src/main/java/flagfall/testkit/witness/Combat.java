package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.Bomb;

/// What happens when two pieces meet.
final class Combat {

    enum Result {
        ATTACKER_WINS("attacker-wins"),
        DEFENDER_WINS("defender-wins"),
        BOTH_FALL("both-fall");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    private final WitnessRules rules;

    Combat(WitnessRules rules) {
        this.rules = rules;
    }

    Result result(WitnessKind attacker, WitnessKind defender) {
        if (defender == WitnessKind.FLAG) {
            return Result.ATTACKER_WINS; // Striking the flag wins at once, with any piece.
        } else if (defender == WitnessKind.BOMB) {
            return againstBomb(attacker);
        } else if (attacker == WitnessKind.SPY && defender == WitnessKind.MARSHAL) {
            return Result.ATTACKER_WINS; // A spy that strikes the marshal wins.
        } else if (attacker == defender) {
            return betweenEquals();
        }
        return attacker.outranks(defender) ? Result.ATTACKER_WINS : Result.DEFENDER_WINS; // Higher rank wins.
    }

    /// A miner defuses a bomb. A non-miner's strike does nothing to it, or both are removed.
    private Result againstBomb(WitnessKind attacker) {
        if (attacker == WitnessKind.MINER) {
            return Result.ATTACKER_WINS;
        }
        return rules.bomb() == Bomb.SPENT ? Result.BOTH_FALL : Result.DEFENDER_WINS;
    }

    /// Equal ranks: both fall, or one of them wins.
    private Result betweenEquals() {
        return switch (rules.equalRanks()) {
            case BOTH_FALL -> Result.BOTH_FALL;
            case ATTACKER_WINS -> Result.ATTACKER_WINS;
            case DEFENDER_WINS -> Result.DEFENDER_WINS;
        };
    }
}
