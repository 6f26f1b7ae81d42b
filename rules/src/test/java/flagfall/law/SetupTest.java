package flagfall.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.FirstMover;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Chapter 3 of the law, but for what only a whole game can show.
class SetupTest {

    private static final String FORTY = "STPLGCMSYI/LSJTSBIPSC/IPBSJLTSBL/BFBISPIBTJ";

    static List<Ruleset> named() {
        return Rulesets.named();
    }

    private static List<String> flaws(String text, Ruleset rules) {
        return sayings(SetupText.read(text, Side.RED, rules).flaws());
    }

    private static List<String> sayings(List<Flaw> flaws) {
        return flaws.stream().map(Flaw::saying).toList();
    }

    @Nested // Rules 3.1, 2.3
    class AnArmy {

        @Test
        void fills_its_home_as_its_player_likes() {
            assertThat(flaws(FORTY, Rulesets.CLASSIC)).isEmpty();
            assertThat(flaws(new StringBuilder(FORTY).reverse().toString(), Rulesets.CLASSIC))
                    .isEmpty();
        }

        @Test
        void leaves_the_rest_of_its_home_empty_where_it_is_smaller() {
            assertThat(flaws("F........./MG......../ISS......./Y........B", Rulesets.BARRAGE))
                    .isEmpty();
            assertThat(flaws("........../........../SSGM....../FBYI......", Rulesets.BARRAGE))
                    .isEmpty();
        }

        @Test
        void stands_on_both_sides_alike() {
            Setup red = SetupText.read(FORTY, Side.RED, Rulesets.CLASSIC).setup();
            Setup blue = SetupText.read(FORTY, Side.BLUE, Rulesets.CLASSIC).setup();
            assertThat(red.pieces()).containsEntry(Square.of("a4"), Rank.SCOUT);
            assertThat(red.pieces()).containsEntry(Square.of("j1"), Rank.MAJOR);
            assertThat(blue.pieces()).containsEntry(Square.of("j7"), Rank.SCOUT);
            assertThat(blue.pieces()).containsEntry(Square.of("a10"), Rank.MAJOR);
        }
    }

    @Nested // Rule 3.2
    class AFlawedSetup {

        @Test
        void is_told_of_every_wrong_count() {
            assertThat(flaws(FORTY.replace('M', 'F').replace('Y', '.'), Rulesets.CLASSIC))
                    .containsExactly(
                            "wrong count of flag: 2 placed, 1 wanted",
                            "wrong count of spy: 0 placed, 1 wanted",
                            "wrong count of marshal: 0 placed, 1 wanted");
        }

        @Test
        void is_told_of_every_row_of_the_wrong_length() {
            assertThat(flaws("FMGISSYB/../........../..........", Rulesets.BARRAGE))
                    .containsExactly(
                            "wrong length: row 1 has 8 squares, 10 wanted",
                            "wrong length: row 2 has 2 squares, 10 wanted");
            assertThat(flaws("FMGISSYB..", Rulesets.BARRAGE)).containsExactly("wrong length: 1 rows, 4 wanted");
            assertThat(flaws("FMGISSYB../////", Rulesets.BARRAGE))
                    .contains("wrong length: 6 rows, 4 wanted", "wrong length: row 6 has 0 squares, 10 wanted");
        }

        @Test
        void is_told_of_every_letter_that_stands_for_nothing() {
            assertThat(flaws("FMGISSYB.x/........../.....q..../..........", Rulesets.BARRAGE))
                    .containsExactly("unknown letter 'x' in row 1, column 10", "unknown letter 'q' in row 3, column 6");
        }

        @Test
        void is_told_of_everything_at_once() {
            assertThat(flaws("FFM?ISSYB/........../...........", Rulesets.BARRAGE))
                    .containsExactly(
                            "wrong length: 3 rows, 4 wanted",
                            "wrong length: row 1 has 9 squares, 10 wanted",
                            "unknown letter '?' in row 1, column 4",
                            "wrong length: row 3 has 11 squares, 10 wanted",
                            "wrong count of flag: 2 placed, 1 wanted",
                            "wrong count of general: 0 placed, 1 wanted");
        }

        @Test
        void is_told_of_pieces_outside_the_home_and_on_lakes() {
            Map<Square, Rank> pieces = new TreeMap<>(
                    SetupText.read(FORTY, Side.RED, Rulesets.CLASSIC).setup().pieces());
            pieces.put(Square.of("c5"), Rank.BOMB);
            pieces.put(Square.of("a5"), Rank.SPY);
            pieces.put(Square.of("a10"), Rank.MINER);
            pieces.put(new Square(12, 0), Rank.MAJOR);
            assertThat(sayings(new Setup(Side.RED, pieces).flaws(Rulesets.CLASSIC)))
                    .containsExactly(
                            "wrong count of spy: 2 placed, 1 wanted",
                            "wrong count of miner: 6 placed, 5 wanted",
                            "wrong count of major: 4 placed, 3 wanted",
                            "wrong count of bomb: 7 placed, 6 wanted",
                            "major on m1 is outside the home",
                            "spy on a5 is outside the home",
                            "bomb on c5 is on a lake",
                            "miner on a10 is outside the home");
        }

        @Test
        void starts_no_game() {
            Setup good = SetupText.read(FORTY, Side.RED, Rulesets.CLASSIC).setup();
            Setup bad = new Setup(Side.BLUE, Map.of(Square.of("a10"), Rank.FLAG));
            assertThatThrownBy(() -> Position.start(Rulesets.CLASSIC, good, bad, Side.RED))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("flawed setup");
        }
    }

    @Nested // Rule 3.5
    class TheFirstMover {

        @Test
        void is_red_or_blue_or_drawn_from_the_seed() {
            assertThat(LongStream.range(0, 100).mapToObj(FirstMover.RED::draw)).containsOnly(Side.RED);
            assertThat(LongStream.range(0, 100).mapToObj(FirstMover.BLUE::draw)).containsOnly(Side.BLUE);
            long reds = LongStream.range(0, 1000)
                    .mapToObj(FirstMover.RANDOM::draw)
                    .filter(Side.RED::equals)
                    .count();
            assertThat(reds).isBetween(450L, 550L);
        }

        @Test
        void of_a_seed_is_the_same_for_ever() {
            StringBuilder drawn = new StringBuilder();
            LongStream.range(0, 24).forEach(seed -> drawn.append(FirstMover.RANDOM.draw(seed) == Side.RED ? 'r' : 'b'));
            assertThat(drawn.toString()).isEqualTo("rbbrbbrrrbbbrrrbrbrrbbrr");
        }
    }

    @Nested // Rule 3.7
    class AnArrangedPosition {

        @Test
        void has_no_past() {
            Position position = Position.arranged(
                    Rulesets.CLASSIC,
                    Map.of(
                            Square.of("e5"), new Piece(Side.RED, Rank.SCOUT),
                            Square.of("f5"), new Piece(Side.BLUE, Rank.SPY)),
                    Side.BLUE);
            assertThat(position.ply()).isZero();
            assertThat(position.quiet()).isZero();
            assertThat(position.toMove()).isEqualTo(Side.BLUE);
            assertThat(position.placed())
                    .containsExactly(
                            new PlacedPiece(
                                    Square.of("e5"), new Piece(Side.RED, Rank.SCOUT), Square.of("e5"), false, false),
                            new PlacedPiece(
                                    Square.of("f5"), new Piece(Side.BLUE, Rank.SPY), Square.of("f5"), false, false));
            assertThat(position.homes()).isEqualTo(Map.of(Square.of("e5"), Side.RED, Square.of("f5"), Side.BLUE));
        }

        @Test
        void puts_nothing_on_a_lake_or_off_the_board() {
            for (String square : List.of("c5", "h6")) {
                assertThatThrownBy(() -> arranged(Square.of(square))).hasMessageContaining(square);
            }
            assertThatThrownBy(() -> arranged(new Square(10, 0))).hasMessageContaining("k1");
            assertThatThrownBy(() -> arranged(new Square(0, -1))).hasMessageContaining("a0");
        }

        private static Position arranged(Square square) {
            return Position.arranged(Rulesets.CLASSIC, Map.of(square, new Piece(Side.RED, Rank.SCOUT)), Side.RED);
        }
    }

    @Nested // Rule 3.8
    class ARandomSetup {

        @ParameterizedTest
        @MethodSource("flagfall.law.SetupTest#named")
        void is_legal_in_every_ruleset(Ruleset rules) {
            for (Side side : Side.values()) {
                for (long seed = 0; seed < 50; seed++) {
                    assertThat(Setup.random(rules, side, seed).flaws(rules)).isEmpty();
                }
            }
        }

        @Test
        void is_the_same_for_the_same_seed_and_no_other() {
            Set<Setup> setups = new HashSet<>();
            for (long seed = 0; seed < 50; seed++) {
                Setup setup = Setup.random(Rulesets.CLASSIC, Side.RED, seed);
                assertThat(Setup.random(Rulesets.CLASSIC, Side.RED, seed)).isEqualTo(setup);
                setups.add(setup);
            }
            assertThat(setups).hasSize(50);
        }

        @Test
        void of_one_seed_differs_between_the_sides() {
            String red = SetupText.write(Setup.random(Rulesets.CLASSIC, Side.RED, 5), Rulesets.CLASSIC.board());
            String blue = SetupText.write(Setup.random(Rulesets.CLASSIC, Side.BLUE, 5), Rulesets.CLASSIC.board());
            assertThat(red).isNotEqualTo(blue);
        }
    }

    @Test
    void a_mirrored_setup_has_left_and_right_exchanged() {
        Setup setup = SetupText.read(FORTY, Side.RED, Rulesets.CLASSIC).setup();
        Setup mirrored = setup.mirrored(Rulesets.CLASSIC.board());
        assertThat(SetupText.write(mirrored, Rulesets.CLASSIC.board()))
                .isEqualTo("IYSMCGLPTS/CSPIBSTJSL/LBSTLJSBPI/JTBIPSIBFB");
        assertThat(mirrored.mirrored(Rulesets.CLASSIC.board())).isEqualTo(setup);
    }
}
