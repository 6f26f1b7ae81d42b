package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static flagfall.rules.Clash.ATTACKER_WINS;
import static flagfall.rules.Clash.BOTH_FALL;
import static flagfall.rules.Clash.DEFENDER_WINS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.drawn.Drawn;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Turn;
import flagfall.rules.Bomb;
import flagfall.rules.Clash;
import flagfall.rules.EqualRanks;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.ScoutStrike;
import flagfall.rules.WinningDefender;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Chapter 6 of the law.
class BattleTest {

    /// Every attacker against every defender, in the letters of rule 14.2: `+` the attacker wins, `-` the defender
    /// wins, `=` two of one rank, `b` any piece but a miner strikes a bomb. Rules 6.1, 6.3, 6.4 and 6.6.
    private static final String MATRIX = """
            . M G C J P L T I S Y B F
            M = + + + + + + + + + b +
            G - = + + + + + + + + b +
            C - - = + + + + + + + b +
            J - - - = + + + + + + b +
            P - - - - = + + + + + b +
            L - - - - - = + + + + b +
            T - - - - - - = + + + b +
            I - - - - - - - = + + + +
            S - - - - - - - - = + b +
            Y + - - - - - - - - = b +
            """;

    private record Meeting(Rank attacker, Rank defender, char mark) {}

    private static List<Meeting> meetings() {
        List<String> defenders = cells(MATRIX.lines().findFirst().orElseThrow());
        return MATRIX.lines()
                .skip(1)
                .map(BattleTest::cells)
                .flatMap(row -> IntStream.range(1, row.size())
                        .mapToObj(column -> new Meeting(
                                rank(row.getFirst()),
                                rank(defenders.get(column)),
                                row.get(column).charAt(0))))
                .toList();
    }

    private static List<String> cells(String line) {
        return List.of(line.split(" "));
    }

    private static Rank rank(String letter) {
        return Rank.ofLetter(letter.charAt(0)).orElseThrow();
    }

    private static Clash expected(Meeting meeting, Bomb bomb, EqualRanks equal) {
        return switch (meeting.mark()) {
            case '+' -> ATTACKER_WINS;
            case '-' -> DEFENDER_WINS;
            case 'b' -> bomb == Bomb.STAYS ? DEFENDER_WINS : BOTH_FALL;
            default -> Clash.valueOf(equal.name());
        };
    }

    /// Red strikes Blue at once; a pair of sergeants far away keeps both sides moving.
    private static Drawn facing(Rank attacker, Rank defender) {
        return board("""
            t . . .
            d . . .
            A . . .
            . . . T
            """.replace('d', Character.toLowerCase(defender.letter())).replace('A', attacker.letter()));
    }

    @Test // Rules 6.1, 6.2, 6.3, 6.4, 6.5, 6.6
    void every_pair_that_can_meet_meets_as_the_table_says() {
        assertThat(meetings()).hasSize(10 * 12);
        for (Bomb bomb : Bomb.values()) {
            for (EqualRanks equal : EqualRanks.values()) {
                for (Meeting meeting : meetings()) {
                    Drawn after = facing(meeting.attacker(), meeting.defender())
                            .under(change -> {
                                change.bomb = bomb;
                                change.equalRanks = equal;
                            })
                            .plays("a2a3");
                    assertThat(((Turn.Attack) after.turn()).clash())
                            .as(meeting + " " + bomb + " " + equal)
                            .isEqualTo(expected(meeting, bomb, equal));
                }
            }
        }
    }

    @Test
    void programs_have_a_word_for_how_a_battle_ends() {
        assertThat(Clash.values())
                .extracting(Clash::word)
                .containsExactly("attacker-wins", "defender-wins", "both-fall");
    }

    @Test // Rules 6.1, 6.7
    void the_loser_is_removed_and_a_winning_attacker_moves_in() {
        facing(Rank.MAJOR, Rank.CAPTAIN).plays("a2a3").shows("""
            t . . .
            J . . .
            . . . .
            . . . T
            """);
    }

    @ParameterizedTest // Rule 6.2
    @EnumSource
    void two_of_one_rank_end_as_the_option_says(EqualRanks answer) {
        String expected = switch (answer) {
            case BOTH_FALL -> "t . . .\n. . . .\n. . . .\n. . . T\n";
            case ATTACKER_WINS -> "t . . .\nC . . .\n. . . .\n. . . T\n";
            case DEFENDER_WINS -> "t . . .\nc . . .\n. . . .\n. . . T\n";
        };
        facing(Rank.COLONEL, Rank.COLONEL)
                .under(change -> change.equalRanks = answer)
                .plays("a2a3")
                .shows(expected);
    }

    @Test // Rule 6.3
    void a_spy_fells_the_marshal_only_when_it_strikes_first() {
        facing(Rank.SPY, Rank.MARSHAL).plays("a2a3").shows("""
            t . . .
            Y . . .
            . . . .
            . . . T
            """);
        facing(Rank.MARSHAL, Rank.SPY).plays("a2a3").shows("""
            t . . .
            M . . .
            . . . .
            . . . T
            """);
    }

    @Test // Rule 6.4
    void a_miner_removes_a_bomb_and_moves_onto_its_square() {
        facing(Rank.MINER, Rank.BOMB).plays("a2a3").shows("""
            t . . .
            I . . .
            . . . .
            . . . T
            """);
    }

    @Nested // Rule 6.5
    class ABomb {

        @Test
        void stays_where_the_law_says_so_and_stops_the_next_attacker_too() {
            board("""
                t . . .
                b . . .
                M . . .
                J . . T
                """).plays("a2a3 a4b4 a1a2 b4a4 a2a3").shows("""
                t . . .
                b . . .
                . . . .
                . . . T
                """);
        }

        @Test
        void is_spent_where_the_law_says_so() {
            facing(Rank.MARSHAL, Rank.BOMB)
                    .under(change -> change.bomb = Bomb.SPENT)
                    .plays("a2a3")
                    .shows("""
                t . . .
                . . . .
                . . . .
                . . . T
                """);
        }

        @Test
        void is_removed_by_a_miner_that_survives_where_bombs_are_spent() {
            facing(Rank.MINER, Rank.BOMB)
                    .under(change -> change.bomb = Bomb.SPENT)
                    .plays("a2a3")
                    .shows("""
                t . . .
                I . . .
                . . . .
                . . . T
                """);
        }
    }

    @Test // Rule 6.6
    void the_flag_falls_to_every_piece_and_ends_the_game() {
        for (Rank rank : Rank.values()) {
            if (rank.canMove()) {
                facing(rank, Rank.FLAG).plays("a2a3").stands("red flag");
            }
        }
    }

    @Test // Rule 6.1
    void a_battle_is_told_with_both_pieces_whichever_they_are() {
        Drawn first = board("""
            . . . .
            . . . .
            t . . .
            Y . . T
            """).blueToMove().plays("a2a1");
        assertThat(first.turn())
                .isEqualTo(new Turn.Attack(
                        new Move.Straight(Square.of("a2"), Square.of("a1")),
                        new Piece(Side.BLUE, Rank.SERGEANT),
                        new Piece(Side.RED, Rank.SPY),
                        ATTACKER_WINS,
                        Square.of("a1"),
                        false));
    }

    @Test // Rule 2.4
    void what_never_moves_never_strikes() {
        Ruleset classic = Rulesets.CLASSIC;
        assertThatThrownBy(() -> classic.clash(Rank.BOMB, Rank.SPY)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> classic.clash(Rank.FLAG, Rank.SPY)).isInstanceOf(IllegalArgumentException.class);
    }

    @Nested // Rules 6.6, 6.7, 6.8
    class ATurnTells {

        private String survivorAt(String drawing, String move) {
            Drawn after = board(drawing)
                    .under(change -> change.winningDefender = WinningDefender.ADVANCES)
                    .plays(move);
            return ((Turn.Attack) after.turn()).survivorAt().toString();
        }

        private static final String FACING = """
                . . . .
                . @ T .
                . . . .
                T . . t
                """;

        @Test
        void where_the_survivor_stands() {
            assertThat(survivorAt(FACING.replace('@', 'i'), "c3b3")).isEqualTo("b3");
            assertThat(survivorAt(FACING.replace('@', 'p'), "c3b3")).isEqualTo("c3");
            assertThat(survivorAt(FACING.replace('@', 'b'), "c3b3")).isEqualTo("b3");
        }

        @Test
        void where_they_met_if_both_fell() {
            assertThat(survivorAt(FACING.replace('@', 't'), "c3b3")).isEqualTo("b3");
        }
    }

    @Nested // Rule 6.8
    class AWinningDefender {

        @Test
        void stays_where_the_law_says_so() {
            facing(Rank.CAPTAIN, Rank.MAJOR).plays("a2a3").shows("""
                t . . .
                j . . .
                . . . .
                . . . T
                """);
        }

        private Drawn advancing(String drawing) {
            return board(drawing).under(change -> {
                change.winningDefender = WinningDefender.ADVANCES;
                change.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
            });
        }

        @Test
        void advances_into_the_square_it_was_struck_from() {
            advancing("""
                . . . .
                . p T .
                . . . .
                T . . .
                """).plays("c3b3").shows("""
                . . . .
                . . p .
                . . . .
                T . . .
                """);
        }

        @Test
        void advances_to_the_last_square_a_running_scout_crossed() {
            advancing("""
                . . . .
                t . . S
                . . . .
                T . . .
                """).plays("d3a3").shows("""
                . . . .
                . t . .
                . . . .
                T . . .
                """);
            advancing("""
                S . . .
                . . . .
                . . . .
                t . . T
                """).plays("a4a1").shows("""
                . . . .
                . . . .
                t . . .
                . . . T
                """);
        }

        @Test
        void advances_to_the_square_where_a_scout_turned() {
            advancing("""
                . . . .
                t . . .
                . . . S
                T . . .
                """).plays("d2a2a3").shows("""
                . . . .
                . . . .
                t . . .
                T . . .
                """);
        }

        @Test // Rule 6.9
        void counts_as_moved_only_if_it_advanced() {
            String drawing = """
                . . . .
                t Y . .
                . . . .
                T . . .
                """;
            assertThat(advancing(drawing).plays("b3a3").position().placed())
                    .filteredOn(placed -> placed.square().equals(Square.of("b3")))
                    .singleElement()
                    .matches(PlacedPiece::hasMoved);
            assertThat(board(drawing).plays("b3a3").position().placed())
                    .filteredOn(placed -> placed.square().equals(Square.of("a3")))
                    .singleElement()
                    .matches(placed -> !placed.hasMoved());
        }

        @Test // Rule 6.10
        void does_not_advance_if_it_is_a_bomb() {
            advancing("""
                t . . .
                b T . .
                . . . .
                T . . .
                """).plays("b3a3").shows("""
                t . . .
                b . . .
                . . . .
                T . . .
                """);
        }

        @Test
        void does_not_move_when_both_fall() {
            advancing("""
                t . . .
                t T . .
                . . . .
                T . . .
                """).plays("b3a3").shows("""
                t . . .
                . . . .
                . . . .
                T . . .
                """);
        }
    }
}
