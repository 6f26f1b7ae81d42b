package flagfall.ai.network.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import flagfall.ai.network.encoding.ParityGame.Rare;
import flagfall.ai.tool.AnyRules;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.rules.Army;
import flagfall.rules.Chase;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.TwoSquare;
import flagfall.testkit.file.ChaseGame;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The trainer's simulator is a second reading of the law, in another language. A network that learned other rules than
/// we play would be worth little: both must agree on every ply. `-Dparity.plies=…` makes the comparison longer and
/// `-Dparity.seed=…` makes it another one.
class SimulatorParityTest {

    private static final long PLIES = Long.getLong("parity.plies", 4_000);
    private static final long SEED = Long.getLong("parity.seed", 1);
    private static final int LONGEST = 600;
    private static final String ABSENT = "SKIPPED: the published chase games are not beside the project";

    static Stream<String> names() {
        return Rulesets.named().stream().map(Ruleset::id);
    }

    @ParameterizedTest
    @MethodSource("names")
    void agrees_on_every_ply_of_a_named_ruleset(String name) {
        Ruleset ruleset = Rulesets.named(name).orElseThrow();
        compare(PLIES, new EnumMap<>(Rare.class), () -> ruleset);
    }

    @Test
    void agrees_on_every_ply_of_rulesets_that_nobody_would_think_of() {
        Random random = new Random(SEED);
        Map<Rare, Integer> seen = new EnumMap<>(Rare.class);

        compare(10 * PLIES, seen, () -> switch (random.nextInt(3)) {
            case 0 -> AnyRules.draw(random);
            case 1 -> pursuit(random);
            default -> crowd(random);
        });

        System.out.println("Compared " + 10 * PLIES + " plies of custom rulesets: " + seen);
        for (Rare rare : Rare.values()) {
            assertThat(seen.getOrDefault(rare, 0)).as(rare.name()).isGreaterThan((int) (PLIES / 1000));
        }
    }

    private static void compare(long plies, Map<Rare, Integer> seen, Supplier<Ruleset> rulesets) {
        long compared = 0;
        for (long seed = SEED * 1_000_000_000; compared < plies; seed++) {
            compared += new ParityGame(rulesets.get(), seed, seen).play(LONGEST);
        }
    }

    /// A few pieces on little ground, where a chase comes back to the same board.
    private static Ruleset pursuit(Random random) {
        return AnyRules.draw(random).with(draft -> {
            draft.board = new Board(4 + random.nextInt(2), 4 + random.nextInt(2), 1, Set.of());
            draft.army = new Army(
                    Map.of(Rank.FLAG, 1, Rank.values()[1 + random.nextInt(10)], 1, Rank.BOMB, random.nextInt(2)));
            draft.chase = Chase.MORE_SQUARE;
            draft.quietLimit = random.nextBoolean() ? QuietLimit.OFF : new QuietLimit(400);
        });
    }

    /// Mostly bombs, so that somebody soon has no move.
    private static Ruleset crowd(Random random) {
        return AnyRules.draw(random).with(draft -> {
            draft.board = new Board(4, 5, 2, Set.of());
            draft.army = new Army(
                    Map.of(Rank.FLAG, 1, Rank.BOMB, 1 + random.nextInt(6), Rank.values()[1 + random.nextInt(10)], 1));
        });
    }

    /// Too rare for chance: the scout crosses the boundary between a1 and b1, then again on its way to b2, and a third
    /// time only with the second leg.
    @Test
    void agrees_that_the_second_leg_of_a_scout_counts() {
        Ruleset rules = Rulesets.TABLETOP.with(draft -> draft.twoSquare = new TwoSquare.Boundary(2));
        Map<Square, Piece> pieces = Map.of(
                Square.of("b1"), new Piece(Side.RED, Rank.SCOUT),
                Square.of("d1"), new Piece(Side.RED, Rank.FLAG),
                Square.of("b2"), new Piece(Side.BLUE, Rank.SPY),
                Square.of("a2"), new Piece(Side.BLUE, Rank.MINER),
                Square.of("d4"), new Piece(Side.BLUE, Rank.CAPTAIN),
                Square.of("c4"), new Piece(Side.BLUE, Rank.FLAG));
        Position position = Position.arranged(rules, pieces, Side.RED);
        SimulatedGame game = SimulatedGame.arranged(rules, pieces, Side.RED);
        for (String text : List.of("b1a1", "d4d3", "a1b1b2", "a2a1")) {
            Move move = MoveText.read(text).orElseThrow();
            position = position.play(move);
            assertThat(game.play(move)).as(text).isTrue();
        }

        assertThat(position.refusal(MoveText.read("b2b1a1").orElseThrow())).contains(Refusal.TWO_SQUARE);
        assertThat(game.moves())
                .containsExactlyInAnyOrderElementsOf(
                        position.moves().stream().map(Move::toString).toList());
    }

    /// A chase counter is never higher than the quiet clock, and the simulator remembers only so many moves.
    @Test
    void remembers_as_many_moves_as_a_chase_can_last_in_a_named_ruleset() {
        assertThat(Rulesets.named())
                .filteredOn(ruleset -> ruleset.chase() == Chase.MORE_SQUARE)
                .isNotEmpty()
                .allSatisfy(ruleset -> assertThat(ruleset.quietLimit().plies()).isBetween(1, Simulator.load().log));
    }

    @Test
    void refuses_the_last_move_of_each_published_chase_and_takes_every_earlier_one() {
        List<ChaseGame> games = ChaseGame.published();
        if (games.isEmpty()) {
            System.out.println(ABSENT);
        }
        assumeFalse(games.isEmpty(), ABSENT);

        assertThat(games).hasSize(146).allSatisfy(SimulatorParityTest::judge);
    }

    private static void judge(ChaseGame told) {
        Ruleset rules = Rulesets.named(told.ruleset()).orElseThrow().with(draft -> draft.quietLimit = QuietLimit.OFF);
        Setup red = SetupText.read(told.red(), Side.RED, rules).setup();
        Setup blue = SetupText.read(told.blue(), Side.BLUE, rules).setup();
        SimulatedGame game = SimulatedGame.start(rules, red, blue, Side.RED);
        for (String move : told.moves()) {
            assertThat(game.play(MoveText.read(move).orElseThrow())).as(move).isTrue();
        }
        assertThat(game.play(MoveText.read(told.illegal()).orElseThrow())).isFalse();
    }
}
