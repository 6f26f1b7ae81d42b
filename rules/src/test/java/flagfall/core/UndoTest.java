package flagfall.core;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Blocked;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.ScoutStrike;
import flagfall.rules.WinningDefender;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Undo restores every bit, the past and the counters included, and counting moves agrees with writing them.
class UndoTest {

    private static final int GAMES = 12;
    private static final int LONGEST = 1000;

    static List<Ruleset> laws() {
        List<Ruleset> laws = new ArrayList<>(Rulesets.named());
        laws.add(Rulesets.BARRAGE.with(change -> {
            change.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
            change.winningDefender = WinningDefender.ADVANCES;
            change.blocked = Blocked.PASSES;
        }));
        return laws;
    }

    private static MutablePosition start(Ruleset rules, long seed) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Side side : Side.values()) {
            Setup.random(rules, side, seed)
                    .pieces()
                    .forEach((square, rank) ->
                            lineup[Grid.cell(square)] = MutablePosition.pieceCode(side.ordinal(), rank));
        }
        return new MutablePosition(new Tables(rules), lineup, 0);
    }

    @ParameterizedTest
    @MethodSource("laws")
    void leads_back_through_every_moment_of_a_game(Ruleset rules) {
        for (long seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            MutablePosition position = start(rules, seed);
            List<String> moments = new ArrayList<>();
            int[] moves = new int[MutablePosition.MOST_MOVES];
            while (position.ending() == Ending.ONGOING && position.ply() < LONGEST) {
                moments.add(position.dump());
                int count = position.moves(moves);
                assertThat(position.countMoves()).isEqualTo(count);
                position.play(moves[random.nextInt(count)]);
            }
            assertThat(moments).doesNotHaveDuplicates();
            while (position.ply() > 0) {
                position.undo();
                assertThat(position.dump()).isEqualTo(moments.removeLast());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("laws")
    void of_a_copy_leaves_the_original_alone(Ruleset rules) {
        Random random = new Random(3);
        MutablePosition position = start(rules, 3);
        int[] moves = new int[MutablePosition.MOST_MOVES];
        for (int ply = 0; ply < 40; ply++) {
            position.play(moves[random.nextInt(position.moves(moves))]);
        }
        String before = position.dump();
        MutablePosition copy = position.copy();
        assertThat(copy.dump()).isEqualTo(before);
        copy.play(moves[random.nextInt(copy.moves(moves))]);
        while (copy.ply() > 0) {
            copy.undo();
        }
        assertThat(copy.dump()).isEqualTo(start(rules, 3).dump());
        assertThat(position.dump()).isEqualTo(before);
    }
}
