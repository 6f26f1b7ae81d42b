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

    private static Field start(Ruleset rules, long seed) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Side side : Side.values()) {
            Setup.random(rules, side, seed)
                    .pieces()
                    .forEach((square, rank) -> lineup[Grid.cell(square)] = Field.man(side.ordinal(), rank));
        }
        return new Field(new Tables(rules), lineup, 0);
    }

    @ParameterizedTest
    @MethodSource("laws")
    void leads_back_through_every_moment_of_a_game(Ruleset rules) {
        for (long seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            Field field = start(rules, seed);
            List<String> moments = new ArrayList<>();
            int[] moves = new int[Field.MOST_MOVES];
            while (field.ending() == Ending.ONGOING && field.ply() < LONGEST) {
                moments.add(field.dump());
                int count = field.moves(moves);
                assertThat(field.countMoves()).isEqualTo(count);
                field.play(moves[random.nextInt(count)]);
            }
            assertThat(moments).doesNotHaveDuplicates();
            while (field.ply() > 0) {
                field.undo();
                assertThat(field.dump()).isEqualTo(moments.removeLast());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("laws")
    void of_a_copy_leaves_the_original_alone(Ruleset rules) {
        Random random = new Random(3);
        Field field = start(rules, 3);
        int[] moves = new int[Field.MOST_MOVES];
        for (int ply = 0; ply < 40; ply++) {
            field.play(moves[random.nextInt(field.moves(moves))]);
        }
        String before = field.dump();
        Field copy = field.copy();
        assertThat(copy.dump()).isEqualTo(before);
        copy.play(moves[random.nextInt(copy.moves(moves))]);
        while (copy.ply() > 0) {
            copy.undo();
        }
        assertThat(copy.dump()).isEqualTo(start(rules, 3).dump());
        assertThat(field.dump()).isEqualTo(before);
    }
}
