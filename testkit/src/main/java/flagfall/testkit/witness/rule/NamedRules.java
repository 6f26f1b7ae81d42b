package flagfall.testkit.witness.rule;

import static flagfall.testkit.witness.rule.WitnessRules.Blocked.LOSES;
import static flagfall.testkit.witness.rule.WitnessRules.Blocked.PASSES;
import static flagfall.testkit.witness.rule.WitnessRules.BothImmobile.DRAW;
import static flagfall.testkit.witness.rule.WitnessRules.BothImmobile.TO_MOVE_LOSES;
import static flagfall.testkit.witness.rule.WitnessRules.Chase.MORE_SQUARE;
import static flagfall.testkit.witness.rule.WitnessRules.NO_QUIET_LIMIT;
import static flagfall.testkit.witness.rule.WitnessRules.Reveal.FOR_GOOD;
import static flagfall.testkit.witness.rule.WitnessRules.Reveal.UNTIL_TURN_ENDS;
import static flagfall.testkit.witness.rule.WitnessRules.ScoutStrike.ADJACENT;
import static flagfall.testkit.witness.rule.WitnessRules.ScoutStrike.IN_LINE;
import static flagfall.testkit.witness.rule.WitnessRules.ScoutStrike.MOVE_THEN_STRIKE;
import static flagfall.testkit.witness.rule.WitnessRules.WinningDefender.ADVANCES;

import flagfall.testkit.witness.rule.WitnessRules.Blocked;
import flagfall.testkit.witness.rule.WitnessRules.Bomb;
import flagfall.testkit.witness.rule.WitnessRules.BothImmobile;
import flagfall.testkit.witness.rule.WitnessRules.Chase;
import flagfall.testkit.witness.rule.WitnessRules.EqualRanks;
import flagfall.testkit.witness.rule.WitnessRules.Reveal;
import flagfall.testkit.witness.rule.WitnessRules.ScoutStrike;
import flagfall.testkit.witness.rule.WitnessRules.WinningDefender;
import java.util.Map;
import java.util.Set;

/// The nine named rulesets, copied row by row from the table. Red moves first in all of them and equal ranks both fall.
final class NamedRules {

    private record Field(int columns, int rows, int homeRows, Set<String> lakes) {}

    private static final Field TWO_LAKES = new Field(10, 10, 4, Set.of("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"));
    private static final Field ONE_LAKE = new Field(10, 10, 4, Set.of("e5", "f5", "e6", "f6"));
    private static final Field SMALL = new Field(8, 8, 3, Set.of("d4", "e4", "d5", "e5"));

    // @formatter:off
    private static final Map<WitnessKind, Integer> FORTY = Map.ofEntries(
            Map.entry(WitnessKind.MARSHAL, 1), Map.entry(WitnessKind.GENERAL, 1), Map.entry(WitnessKind.COLONEL, 2),
            Map.entry(WitnessKind.MAJOR, 3), Map.entry(WitnessKind.CAPTAIN, 4), Map.entry(WitnessKind.LIEUTENANT, 4),
            Map.entry(WitnessKind.SERGEANT, 4), Map.entry(WitnessKind.MINER, 5), Map.entry(WitnessKind.SCOUT, 8),
            Map.entry(WitnessKind.SPY, 1), Map.entry(WitnessKind.BOMB, 6), Map.entry(WitnessKind.FLAG, 1));
    private static final Map<WitnessKind, Integer> THIRTY_NINE = Map.ofEntries(
            Map.entry(WitnessKind.MARSHAL, 1), Map.entry(WitnessKind.GENERAL, 1), Map.entry(WitnessKind.COLONEL, 2),
            Map.entry(WitnessKind.MAJOR, 3), Map.entry(WitnessKind.CAPTAIN, 4), Map.entry(WitnessKind.LIEUTENANT, 4),
            Map.entry(WitnessKind.SERGEANT, 5), Map.entry(WitnessKind.MINER, 5), Map.entry(WitnessKind.SCOUT, 6),
            Map.entry(WitnessKind.SPY, 1), Map.entry(WitnessKind.BOMB, 6), Map.entry(WitnessKind.FLAG, 1));
    private static final Map<WitnessKind, Integer> TEN = Map.of(
            WitnessKind.FLAG, 1, WitnessKind.BOMB, 2, WitnessKind.SPY, 1, WitnessKind.SCOUT, 2, WitnessKind.MINER, 2, WitnessKind.GENERAL, 1, WitnessKind.MARSHAL, 1);
    private static final Map<WitnessKind, Integer> EIGHT = Map.of(
            WitnessKind.FLAG, 1, WitnessKind.MARSHAL, 1, WitnessKind.GENERAL, 1, WitnessKind.MINER, 1, WitnessKind.SCOUT, 2, WitnessKind.SPY, 1, WitnessKind.BOMB, 1);
    // @formatter:on

    private static final Bomb STAYS = Bomb.STAYS;
    private static final Bomb SPENT = Bomb.SPENT;
    private static final WinningDefender STANDS = WinningDefender.STAYS;
    private static final Chase FREE = Chase.OFF;

    private NamedRules() {}

    // @formatter:off
    static WitnessRules of(String id) {
        return switch (id) {
            case "classic" -> row(TWO_LAKES, FORTY, IN_LINE, STAYS, STANDS, FOR_GOOD,
                    "BOUNDARY_3", MORE_SQUARE, LOSES, DRAW, 200);
            case "fantasy" -> row(TWO_LAKES, FORTY, IN_LINE, STAYS, STANDS, UNTIL_TURN_ENDS,
                    "OFF", FREE, PASSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "tabletop" -> row(TWO_LAKES, FORTY, MOVE_THEN_STRIKE, STAYS, STANDS, UNTIL_TURN_ENDS,
                    "OFF", FREE, LOSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "nine-ranks" -> row(ONE_LAKE, THIRTY_NINE, IN_LINE, SPENT, STANDS, FOR_GOOD,
                    "OFF", FREE, LOSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "quick-battle" -> row(SMALL, TEN, IN_LINE, SPENT, STANDS, FOR_GOOD,
                    "OFF", FREE, LOSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "commander" -> row(TWO_LAKES, FORTY, MOVE_THEN_STRIKE, STAYS, STANDS, FOR_GOOD,
                    "SHUTTLE", FREE, LOSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "vintage" -> row(TWO_LAKES, FORTY, ADJACENT, STAYS, ADVANCES, FOR_GOOD,
                    "SHUTTLE", FREE, LOSES, TO_MOVE_LOSES, NO_QUIET_LIMIT);
            case "barrage" -> row(TWO_LAKES, EIGHT, IN_LINE, STAYS, STANDS, FOR_GOOD,
                    "BOUNDARY_3", MORE_SQUARE, LOSES, DRAW, 200);
            case "duel" -> row(TWO_LAKES, TEN, IN_LINE, STAYS, STANDS, FOR_GOOD,
                    "BOUNDARY_3", MORE_SQUARE, LOSES, DRAW, 200);
            default -> throw new IllegalArgumentException("no ruleset is called " + id);
        };
    }
    // @formatter:on

    private static WitnessRules row(
            Field field,
            Map<WitnessKind, Integer> army,
            ScoutStrike scoutStrike,
            Bomb bomb,
            WinningDefender winningDefender,
            Reveal reveal,
            String twoSquare,
            Chase chase,
            Blocked blocked,
            BothImmobile bothImmobile,
            int quietLimit) {
        return new WitnessRules(
                field.columns,
                field.rows,
                field.homeRows,
                field.lakes,
                army,
                WitnessSide.RED,
                scoutStrike,
                bomb,
                winningDefender,
                EqualRanks.BOTH_FALL,
                reveal,
                WitnessTwoSquare.of(twoSquare),
                chase,
                blocked,
                bothImmobile,
                quietLimit);
    }
}
