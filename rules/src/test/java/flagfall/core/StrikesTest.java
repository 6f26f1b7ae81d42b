package flagfall.core;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StrikesTest {

    static Stream<Ruleset> everyRuleset() {
        return Rulesets.named().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void are_the_legal_moves_that_end_on_an_enemy(Ruleset rules) {
        Random random = new Random(5);
        for (int game = 0; game < 5; game++) {
            MutablePosition position = start(rules, game);
            int[] moves = new int[MutablePosition.MOST_MOVES];
            int[] strikes = new int[MutablePosition.MOST_MOVES];
            for (int ply = 0; ply < 300 && position.ending() == Ending.ONGOING; ply++) {
                int count = position.moves(moves);
                int[] wanted = Arrays.stream(moves, 0, count)
                        .filter(move -> position.pieceAt(MoveCode.to(move)) >= 0)
                        .sorted()
                        .toArray();
                assertThat(Arrays.stream(strikes, 0, position.strikes(strikes)).sorted())
                        .containsExactly(Arrays.stream(wanted).boxed().toArray(Integer[]::new));
                position.play(moves[random.nextInt(count)]);
            }
        }
    }

    private static MutablePosition start(Ruleset rules, int seed) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            Setup.random(rules, side, seed)
                    .pieces()
                    .forEach((square, rank) ->
                            lineup[Grid.cell(square)] = MutablePosition.pieceCode(side.ordinal(), rank));
        }
        return new MutablePosition(new Tables(rules), lineup, 0);
    }
}
