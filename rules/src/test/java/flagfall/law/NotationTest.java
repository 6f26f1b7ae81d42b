package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.ParseResult;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Chapter 14 of the law, but for views, which are written in the game module's tests.
class NotationTest {

    static List<Ruleset> named() {
        return Rulesets.named();
    }

    @Nested // Rule 1.2
    class ASquare {

        @Test
        void reads_back_as_it_is_written() {
            for (int column = 0; column < 10; column++) {
                for (int row = 0; row < 10; row++) {
                    Square square = new Square(column, row);
                    assertThat(Square.of(square.toString())).isEqualTo(square);
                }
            }
            assertThat(Square.of("a1")).isEqualTo(new Square(0, 0));
            assertThat(Square.of("j10")).isEqualTo(new Square(9, 9));
        }

        @Test
        void has_one_letter_and_a_number_and_nothing_else() {
            for (String wrong : List.of("", "a", "a0", "a11", "k1", "A1", "a01", "a1 ", "1a", "aa1")) {
                assertThatThrownBy(() -> Square.of(wrong)).hasMessage("no square: " + wrong);
            }
        }
    }

    @Nested // Rule 14.1
    class AMove {

        @Test
        void is_its_squares_without_separators() {
            Square a4 = Square.of("a4");
            Square a7 = Square.of("a7");
            Square b7 = Square.of("b7");
            assertThat(MoveText.write(new Move.Straight(a4, a7))).isEqualTo("a4a7");
            assertThat(MoveText.write(new Move.Turning(a4, a7, b7))).isEqualTo("a4a7b7");
            assertThat(MoveText.read("a4a7")).contains(new Move.Straight(a4, a7));
            assertThat(MoveText.read("a4a7b7")).contains(new Move.Turning(a4, a7, b7));
            assertThat(MoveText.read("a10a9")).contains(new Move.Straight(Square.of("a10"), Square.of("a9")));
            assertThat(MoveText.read("a4")).isEmpty();
        }

        @Test
        void reads_back_as_it_is_written() {
            Position position = board(Rulesets.TABLETOP, """
                . . . . . . t . . .
                . . . . . . . . . .
                t . t . . . . . . .
                . . . . . . . . S .
                . . ~ ~ . . ~ ~ . .
                . . ~ ~ . . ~ ~ . .
                . . . . . . . . . .
                . t . . . . . . t .
                . . . . . . . . . .
                S . . . T . . . . S
                """).position();
            assertThat(position.moves())
                    .hasSize(46)
                    .allSatisfy(move ->
                            assertThat(MoveText.read(MoveText.write(move))).contains(move));
        }
    }

    @Nested // Rules 14.2, 14.3
    class ASetup {

        @Test
        void has_a_letter_for_every_rank() {
            StringBuilder letters = new StringBuilder();
            for (Rank rank : Rank.values()) {
                letters.append(rank.letter());
                assertThat(Rank.ofLetter(rank.letter())).contains(rank);
                assertThat(Rank.ofWord(rank.word())).contains(rank);
            }
            assertThat(letters.toString()).isEqualTo("FYSITLPJCGMB");
            assertThat(Rank.ofLetter('m')).isEmpty();
            assertThat(Rank.ofWord("Marshal")).isEmpty();
        }

        @Test
        void is_read_front_row_first_as_its_owner_sees_it() {
            String text = "S......M/......../F......B";
            assertThat(SetupText.read(text, Side.RED, Rulesets.QUICK_BATTLE)
                            .setup()
                            .pieces())
                    .isEqualTo(Map.of(
                            Square.of("a3"),
                            Rank.SCOUT,
                            Square.of("h3"),
                            Rank.MARSHAL,
                            Square.of("a1"),
                            Rank.FLAG,
                            Square.of("h1"),
                            Rank.BOMB));
            assertThat(SetupText.read(text, Side.BLUE, Rulesets.QUICK_BATTLE)
                            .setup()
                            .pieces())
                    .isEqualTo(Map.of(
                            Square.of("h6"),
                            Rank.SCOUT,
                            Square.of("a6"),
                            Rank.MARSHAL,
                            Square.of("h8"),
                            Rank.FLAG,
                            Square.of("a8"),
                            Rank.BOMB));
        }

        @ParameterizedTest
        @MethodSource("flagfall.law.NotationTest#named")
        void reads_back_as_it_is_written(Ruleset rules) {
            for (Side side : Side.values()) {
                for (long seed = 0; seed < 20; seed++) {
                    Setup setup = Setup.random(rules, side, seed);
                    SetupText.Draft draft = SetupText.read(SetupText.write(setup, rules.board()), side, rules);
                    assertThat(draft.flaws()).isEmpty();
                    assertThat(draft.setup()).isEqualTo(setup);
                }
            }
        }
    }

    @Nested // Rule 14.4
    class ABoard {

        @Test
        void is_its_rows_from_the_highest_to_the_lowest() {
            assertThat(BoardText.write(board("""
                    f . . t
                    . ~ . .
                    . . ~ .
                    T . . F
                    """).position())).isEqualTo("f..t/.~../..~./T..F");
        }

        @ParameterizedTest
        @MethodSource("flagfall.law.NotationTest#named")
        void reads_back_as_it_is_written(Ruleset rules) {
            for (long seed = 0; seed < 20; seed++) {
                Position start = Position.start(
                        rules, Setup.random(rules, Side.RED, seed), Setup.random(rules, Side.BLUE, seed), Side.RED);
                String text = BoardText.write(start);
                Map<Square, Piece> pieces = BoardText.read(text, rules).orThrow();
                assertThat(BoardText.write(Position.arranged(rules, pieces, Side.RED)))
                        .isEqualTo(text);
            }
        }

        @Test
        void may_hold_fewer_pieces_than_the_army() {
            String alone = "......../......../......../...~~.../...~~.../......../......../F......f";
            assertThat(BoardText.read(alone, Rulesets.QUICK_BATTLE).orThrow())
                    .isEqualTo(Map.of(
                            Square.of("a1"),
                            new Piece(Side.RED, Rank.FLAG),
                            Square.of("h1"),
                            new Piece(Side.BLUE, Rank.FLAG)));
        }

        @Test // Rule 14.6
        void that_does_not_fit_is_told_all_that_is_wrong() {
            assertThat(faults("MM....../......../q......./...~T.../...~..../......../....~.../F......"))
                    .containsExactly(
                            "unknown letter 'q' on a6",
                            "sergeant on e5 is on a lake",
                            "e4 is a lake",
                            "e2 is no lake",
                            "wrong length: row 1 has 7 squares, 8 wanted",
                            "too many of red marshal: 2 placed, 1 in the army");
            assertThat(faults("......../......../......../...~~.../...~~.../......../........"))
                    .containsExactly("wrong length: 7 rows, 8 wanted");
            assertThat(faults(""))
                    .contains("wrong length: 1 rows, 8 wanted", "wrong length: row 8 has 0 squares, 8 wanted");
        }

        @Test // Rule 14.6
        void counts_each_side_and_rank_apart() {
            assertThat(faults("mSS.ss../......../......../...~~.../...~~.../......../......../MF.....f"))
                    .isEmpty();
            assertThat(faults("yySSS.../......../......../...~~.../...~~.../......../......../TF.....f"))
                    .containsExactly(
                            "too many of red scout: 3 placed, 2 in the army",
                            "too many of red sergeant: 1 placed, 0 in the army",
                            "too many of blue spy: 2 placed, 1 in the army");
        }

        @Test // Rule 14.6
        void takes_only_the_letters_of_the_law() {
            // In some alphabet each of these has a capital that looks like, or is, one of ours.
            for (char letter : List.of('\u0131', '\u017f', '\u00df', '1', '?', 'x')) {
                assertThat(faults(letter + "......./......../......../...~~.../...~~.../......../......../F......f"))
                        .containsExactly("unknown letter '" + letter + "' on a8");
            }
        }

        private static List<String> faults(String text) {
            return switch (BoardText.read(text, Rulesets.QUICK_BATTLE)) {
                case ParseResult.Parsed<Map<Square, Piece>> _ -> List.of();
                case ParseResult.Failed<Map<Square, Piece>> failed ->
                    failed.faults().stream().map(Problem::message).toList();
            };
        }
    }

    @Test // Rule 14.5
    void a_view_has_marks_for_hidden_pieces_that_have_moved_and_that_have_not() {
        Map<Square, ObservedPiece> pieces = Map.of(
                Square.of("a4"), new ObservedPiece.Hidden(Side.BLUE, Square.of("a4"), false),
                Square.of("b4"), new ObservedPiece.Hidden(Side.BLUE, Square.of("c4"), true),
                Square.of("d4"), new ObservedPiece.Known(new Piece(Side.BLUE, Rank.SPY), Square.of("d4"), false, true),
                Square.of("a1"), new ObservedPiece.Hidden(Side.RED, Square.of("a1"), false),
                Square.of("b1"), new ObservedPiece.Hidden(Side.RED, Square.of("c1"), true),
                Square.of("d1"),
                        new ObservedPiece.Known(new Piece(Side.RED, Rank.BOMB), Square.of("d1"), false, false));
        Position ground = board("""
            . . . t
            . ~ . .
            . . . .
            T . . .
            """).position();
        PlayerView view = new PlayerView(
                new Viewer.Spectator(),
                ground.rules(),
                Side.RED,
                0,
                0,
                Map.of(),
                pieces,
                List.of(),
                List.of(),
                List.of(),
                ground.outcome());
        assertThat(BoardText.write(view)).isEqualTo("-+.y/.~../..../?!.B");
    }

    @Test
    void a_failed_parse_throws_with_every_fault() {
        List<Problem> faults = List.of(TextProblem.NO_BASE.with(), TextProblem.NO_MOVABLE_PIECE.with());
        assertThatThrownBy(() -> new ParseResult.Failed<String>(faults).orThrow())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("base is missing; army has no movable piece");
        assertThat(new ParseResult.Parsed<>("value").orThrow()).isEqualTo("value");
    }

    @Nested // Rule 1.3
    class AGround {

        @Test
        void is_drawn_and_reads_back() {
            for (Ruleset rules : named()) {
                assertThat(Board.drawn(rules.board().picture())).isEqualTo(rules.board());
            }
            assertThat(new Board(4, 5, 1, Set.of(Square.of("b2"))).picture()).isEqualTo("""
                    b b b b
                    . . . .
                    . . . .
                    . ~ . .
                    r r r r
                    """);
        }

        @Test
        void knows_what_is_on_it_and_whose_home_is_where() {
            Board board = new Board(4, 5, 2, Set.of());
            assertThat(board.holds(Square.of("d5"))).isTrue();
            for (Square off : List.of(Square.of("e1"), Square.of("a6"), new Square(-1, 0), new Square(0, -1))) {
                assertThat(board.holds(off)).isFalse();
                assertThat(board.isHome(off, Side.RED)).isFalse();
                assertThat(board.isHome(off, Side.BLUE)).isFalse();
            }
            assertThat(board.home(Side.RED))
                    .extracting(Square::toString)
                    .containsExactly("a2", "b2", "c2", "d2", "a1", "b1", "c1", "d1")
                    .allMatch(square -> board.isHome(Square.of(square), Side.RED))
                    .noneMatch(square -> board.isHome(Square.of(square), Side.BLUE));
            assertThat(board.home(Side.BLUE))
                    .extracting(Square::toString)
                    .containsExactly("d4", "c4", "b4", "a4", "d5", "c5", "b5", "a5")
                    .allMatch(square -> board.isHome(Square.of(square), Side.BLUE))
                    .noneMatch(square -> board.isHome(Square.of(square), Side.RED));
            assertThat(board.isHome(Square.of("a3"), Side.RED)).isFalse();
            assertThat(board.isHome(Square.of("a3"), Side.BLUE)).isFalse();
        }
    }
}
