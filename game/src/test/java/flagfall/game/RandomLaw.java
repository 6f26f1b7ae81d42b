package flagfall.game;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Army;
import flagfall.rules.Blocked;
import flagfall.rules.Bomb;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.EqualRanks;
import flagfall.rules.QuietLimit;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/// Rulesets that nobody has a name for, made up from a seed: small boards, a few lakes, any answer to any question.
final class RandomLaw {

    private final Random random;

    RandomLaw(long seed) {
        random = new Random(seed);
    }

    Ruleset next() {
        Board board = board();
        return Rulesets.CLASSIC.with(law -> {
            law.id = "custom";
            law.board = board;
            law.army = army(board.columns() * board.homeRows());
            law.scoutStrike = any(ScoutStrike.values());
            law.bomb = any(Bomb.values());
            law.winningDefender = any(WinningDefender.values());
            law.equalRanks = any(EqualRanks.values());
            law.reveal = any(Reveal.values());
            law.twoSquare = any(new TwoSquare.Off(), new TwoSquare.Shuttle(), new TwoSquare.Boundary(2));
            law.chase = any(Chase.values());
            law.blocked = any(Blocked.values());
            law.bothImmobile = any(BothImmobile.values());
            law.quietLimit = any(QuietLimit.OFF, new QuietLimit(30));
        });
    }

    private Board board() {
        int columns = 4 + random.nextInt(4);
        int homeRows = 1 + random.nextInt(2);
        int rows = 2 * homeRows + 2 + random.nextInt(3);
        Set<Square> lakes = new TreeSet<>();
        for (int lake = random.nextInt(3); lake > 0; lake--) {
            lakes.add(new Square(random.nextInt(columns), homeRows + random.nextInt(rows - 2 * homeRows)));
        }
        return new Board(columns, rows, homeRows, lakes);
    }

    /// A flag, someone who can move, and whoever else has module; scouts and bombs are where the laws differ most.
    private Army army(int homeSquares) {
        Army army = new Army(Map.of(Rank.FLAG, 1, Rank.SERGEANT, 1));
        int others = 1 + random.nextInt(homeSquares - 2);
        for (int piece = 0; piece < others; piece++) {
            Rank rank = any(Rank.SCOUT, Rank.BOMB, Rank.MINER, Rank.SPY, Rank.MAJOR, Rank.MARSHAL);
            army = army.with(rank, army.count(rank) + 1);
        }
        return army;
    }

    @SafeVarargs
    private <T> T any(T... values) {
        return values[random.nextInt(values.length)];
    }
}
