package flagfall.rules;

import static flagfall.piece.Rank.BOMB;
import static flagfall.piece.Rank.CAPTAIN;
import static flagfall.piece.Rank.COLONEL;
import static flagfall.piece.Rank.FLAG;
import static flagfall.piece.Rank.GENERAL;
import static flagfall.piece.Rank.LIEUTENANT;
import static flagfall.piece.Rank.MAJOR;
import static flagfall.piece.Rank.MARSHAL;
import static flagfall.piece.Rank.MINER;
import static flagfall.piece.Rank.SCOUT;
import static flagfall.piece.Rank.SERGEANT;
import static flagfall.piece.Rank.SPY;

import flagfall.board.Board;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The named rulesets. A new one is one value here and one page in `docs/rules/`.
public final class Rulesets {

    private static final Board TWO_LAKES = Board.drawn("""
            b b b b b b b b b b
            b b b b b b b b b b
            b b b b b b b b b b
            b b b b b b b b b b
            . . ~ ~ . . ~ ~ . .
            . . ~ ~ . . ~ ~ . .
            r r r r r r r r r r
            r r r r r r r r r r
            r r r r r r r r r r
            r r r r r r r r r r
            """);

    private static final Army FORTY = new Army(Map.ofEntries(
            Map.entry(MARSHAL, 1),
            Map.entry(GENERAL, 1),
            Map.entry(COLONEL, 2),
            Map.entry(MAJOR, 3),
            Map.entry(CAPTAIN, 4),
            Map.entry(LIEUTENANT, 4),
            Map.entry(SERGEANT, 4),
            Map.entry(MINER, 5),
            Map.entry(SCOUT, 8),
            Map.entry(SPY, 1),
            Map.entry(BOMB, 6),
            Map.entry(FLAG, 1)));

    private static final Army TEN =
            new Army(Map.of(FLAG, 1, BOMB, 2, SPY, 1, SCOUT, 2, MINER, 2, GENERAL, 1, MARSHAL, 1));

    /// Tournament rules, and the default.
    public static final Ruleset CLASSIC = new Ruleset(
            "classic",
            TWO_LAKES,
            FORTY,
            FirstMover.RED,
            SetupOrder.TOGETHER,
            ScoutStrike.IN_LINE,
            Bomb.STAYS,
            WinningDefender.STAYS,
            EqualRanks.BOTH_FALL,
            Reveal.FOR_GOOD,
            new TwoSquare.Boundary(3),
            Chase.MORE_SQUARE,
            Blocked.LOSES,
            BothImmobile.DRAW,
            new QuietLimit(200));

    /// What the written editions share where they say nothing of repetition, quiet play or the clock.
    private static final Ruleset UNHURRIED = CLASSIC.with(change -> {
        change.twoSquare = new TwoSquare.Off();
        change.chase = Chase.OFF;
        change.bothImmobile = BothImmobile.TO_MOVE_LOSES;
        change.quietLimit = QuietLimit.OFF;
    });

    /// Dragon Lords and World Stones; what a battle showed is hidden again when the turn ends.
    public static final Ruleset FANTASY = UNHURRIED.with(change -> {
        change.id = "fantasy";
        change.reveal = Reveal.UNTIL_TURN_ENDS;
        change.blocked = Blocked.PASSES;
    });

    /// Two people at one screen, with scouts that run and then strike to any side.
    public static final Ruleset TABLETOP = UNHURRIED.with(change -> {
        change.id = "tabletop";
        change.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
        change.reveal = Reveal.UNTIL_TURN_ENDS;
    });

    /// One lake in the middle, bombs that go off once, and thirty-nine pieces.
    public static final Ruleset NINE_RANKS = UNHURRIED.with(change -> {
        change.id = "nine-ranks";
        change.board = Board.drawn("""
                b b b b b b b b b b
                b b b b b b b b b b
                b b b b b b b b b b
                b b b b b b b b b b
                . . . . ~ ~ . . . .
                . . . . ~ ~ . . . .
                r r r r r r r r r r
                r r r r r r r r r r
                r r r r r r r r r r
                r r r r r r r r r r
                """);
        change.army = FORTY.with(SCOUT, 6).with(SERGEANT, 5);
        change.bomb = Bomb.SPENT;
    });

    /// Ten pieces a side on eight by eight.
    public static final Ruleset QUICK_BATTLE = NINE_RANKS.with(change -> {
        change.id = "quick-battle";
        change.board = Board.drawn("""
                b b b b b b b b
                b b b b b b b b
                b b b b b b b b
                . . . ~ ~ . . .
                . . . ~ ~ . . .
                r r r r r r r r
                r r r r r r r r
                r r r r r r r r
                """);
        change.army = TEN;
    });

    /// Red places, then Blue; scouts run and then strike to any side.
    public static final Ruleset COMMANDER = UNHURRIED.with(change -> {
        change.id = "commander";
        change.setupOrder = SetupOrder.RED_THEN_BLUE;
        change.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
        change.twoSquare = new TwoSquare.Shuttle();
    });

    /// Scouts run or strike, and a defender that wins advances.
    public static final Ruleset VINTAGE = UNHURRIED.with(change -> {
        change.id = "vintage";
        change.scoutStrike = ScoutStrike.ADJACENT;
        change.winningDefender = WinningDefender.ADVANCES;
        change.twoSquare = new TwoSquare.Shuttle();
    });

    /// Tournament rules with eight pieces a side.
    public static final Ruleset BARRAGE = CLASSIC.with(change -> {
        change.id = "barrage";
        change.army = new Army(Map.of(FLAG, 1, MARSHAL, 1, GENERAL, 1, MINER, 1, SCOUT, 2, SPY, 1, BOMB, 1));
    });

    /// Tournament rules with ten pieces a side.
    public static final Ruleset DUEL = CLASSIC.with(change -> {
        change.id = "duel";
        change.army = TEN;
    });

    private static final List<Ruleset> NAMED =
            List.of(CLASSIC, FANTASY, TABLETOP, NINE_RANKS, QUICK_BATTLE, COMMANDER, VINTAGE, BARRAGE, DUEL);

    private Rulesets() {}

    /// {@return all named rulesets, the default first}
    public static List<Ruleset> named() {
        return NAMED;
    }

    /// {@return the ruleset with this id, if there is one}
    public static Optional<Ruleset> named(String id) {
        return NAMED.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
    }
}
