package flagfall.testkit.witness.rule;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/// The rules of one game: every field of the option table that the play itself depends on. `firstMover` is the side
/// already drawn where the ruleset leaves it to chance.
///
/// ```java
/// WitnessRules bangs = WitnessRules.of("classic").but(rules -> rules.bomb = WitnessRules.Bomb.SPENT);
/// ```
public record WitnessRules(
        int columns,
        int rows,
        int homeRows,
        Set<String> lakes,
        Map<WitnessKind, Integer> army,
        WitnessSide firstMover,
        ScoutStrike scoutStrike,
        Bomb bomb,
        WinningDefender winningDefender,
        EqualRanks equalRanks,
        Reveal reveal,
        WitnessTwoSquare twoSquare,
        Chase chase,
        Blocked blocked,
        BothImmobile bothImmobile,
        int quietLimit) {

    /// The quiet limit of rules that have none.
    public static final int NO_QUIET_LIMIT = Integer.MAX_VALUE;

    public enum ScoutStrike {
        ADJACENT,
        IN_LINE,
        MOVE_THEN_STRIKE
    }

    public enum Bomb {
        STAYS,
        SPENT
    }

    public enum WinningDefender {
        STAYS,
        ADVANCES
    }

    public enum EqualRanks {
        BOTH_FALL,
        ATTACKER_WINS,
        DEFENDER_WINS
    }

    public enum Reveal {
        FOR_GOOD,
        UNTIL_TURN_ENDS
    }

    public enum Chase {
        OFF,
        MORE_SQUARE
    }

    public enum Blocked {
        LOSES,
        PASSES
    }

    public enum BothImmobile {
        DRAW,
        TO_MOVE_LOSES
    }

    public WitnessRules {
        lakes = Set.copyOf(lakes);
        army = Map.copyOf(army);
    }

    /// {@return the rules written as `new` of the referee takes them: an id, or a base and its changes in JSON}
    public static WitnessRules of(String text) {
        return text.startsWith("{") ? RulesText.read(text) : NamedRules.of(text);
    }

    /// {@return these rules with some fields changed}
    public WitnessRules but(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.rules();
    }

    /// Rules that are still being written.
    public static final class Draft {
        public int columns;
        public int rows;
        public int homeRows;
        public Set<String> lakes;
        public final Map<WitnessKind, Integer> army = new EnumMap<>(WitnessKind.class);
        public WitnessSide firstMover;
        public ScoutStrike scoutStrike;
        public Bomb bomb;
        public WinningDefender winningDefender;
        public EqualRanks equalRanks;
        public Reveal reveal;
        public WitnessTwoSquare twoSquare;
        public Chase chase;
        public Blocked blocked;
        public BothImmobile bothImmobile;
        public int quietLimit;

        private Draft(WitnessRules base) {
            columns = base.columns;
            rows = base.rows;
            homeRows = base.homeRows;
            lakes = base.lakes;
            army.putAll(base.army);
            firstMover = base.firstMover;
            scoutStrike = base.scoutStrike;
            bomb = base.bomb;
            winningDefender = base.winningDefender;
            equalRanks = base.equalRanks;
            reveal = base.reveal;
            twoSquare = base.twoSquare;
            chase = base.chase;
            blocked = base.blocked;
            bothImmobile = base.bothImmobile;
            quietLimit = base.quietLimit;
        }

        private WitnessRules rules() {
            return new WitnessRules(
                    columns,
                    rows,
                    homeRows,
                    lakes,
                    army,
                    firstMover,
                    scoutStrike,
                    bomb,
                    winningDefender,
                    equalRanks,
                    reveal,
                    twoSquare,
                    chase,
                    blocked,
                    bothImmobile,
                    quietLimit);
        }
    }
}
