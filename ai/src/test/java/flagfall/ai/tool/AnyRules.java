package flagfall.ai.tool;

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
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/// Rulesets that nobody would think of, but that can be played.
public final class AnyRules {

    private AnyRules() {}

    public static Ruleset draw(Random random) {
        Board board = board(random);
        return Rulesets.CLASSIC.with(draft -> {
            draft.id = "any";
            draft.board = board;
            draft.army = army(random, board.columns() * board.homeRows());
            draft.scoutStrike = any(random, ScoutStrike.values());
            draft.bomb = any(random, Bomb.values());
            draft.winningDefender = any(random, WinningDefender.values());
            draft.equalRanks = any(random, EqualRanks.values());
            draft.reveal = any(random, Reveal.values());
            draft.twoSquare = random.nextInt(3) == 0
                    ? new TwoSquare.Off()
                    : random.nextBoolean() ? new TwoSquare.Shuttle() : new TwoSquare.Boundary(1 + random.nextInt(4));
            draft.chase = any(random, Chase.values());
            draft.blocked = any(random, Blocked.values());
            draft.bothImmobile = any(random, BothImmobile.values());
            draft.quietLimit = random.nextBoolean() ? QuietLimit.OFF : new QuietLimit(1 + random.nextInt(60));
        });
    }

    private static Board board(Random random) {
        int columns = 4 + random.nextInt(7);
        int rows = 4 + random.nextInt(7);
        int homeRows = 1 + random.nextInt((rows - 1) / 2);
        Set<Square> lakes = new HashSet<>();
        for (int lake = random.nextInt(5); lake > 0; lake--) {
            lakes.add(new Square(random.nextInt(columns), homeRows + random.nextInt(rows - 2 * homeRows)));
        }
        return new Board(columns, rows, homeRows, lakes);
    }

    private static Army army(Random random, int room) {
        Map<Rank, Integer> counts = new EnumMap<>(Rank.class);
        counts.put(Rank.FLAG, 1);
        Rank mover = Rank.values()[1 + random.nextInt(10)];
        counts.put(mover, 1);
        for (int more = random.nextInt(room - 1); more > 0; more--) {
            counts.merge(Rank.values()[1 + random.nextInt(11)], 1, Integer::sum);
        }
        return new Army(counts);
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}
