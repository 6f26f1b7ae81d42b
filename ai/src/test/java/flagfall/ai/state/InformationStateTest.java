package flagfall.ai.state;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.Told;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Setup;
import flagfall.rules.Blocked;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InformationStateTest {

    /// A Blue colonel and a Blue captain before a Red sergeant, a Red major and a Red scout.
    private static final String BOARD =
            "f........./b........./........../cp......../..~~..~~../T.~~..~~../.J......../.........I/.........S/F.........";

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static InformationState after(String... moves) {
        return InformationState.of(Veil.memory(Told.game(BOARD, moves), new Viewer.Seat(Side.RED)));
    }

    private static int cell(String square) {
        return Grid.cell(Square.of(square));
    }

    private static int at(InformationState state, String square) {
        return state.pieceAt(cell(square));
    }

    @Nested
    class Pieces {

        @Test
        void are_found_where_they_stand_and_remember_where_they_began() {
            InformationState state = after("a7a6", "b4b5", "b7b6");
            int colonel = at(state, "a6");
            assertThat(state.home(colonel)).isEqualTo(cell("a7"));
            assertThat(state.place(colonel)).isEqualTo(cell("a6"));
            assertThat(state.side(colonel)).isEqualTo(BLUE);
            assertThat(state.hasMoved(colonel)).isTrue();
            assertThat(state.pieceAt(cell("a7"))).isNegative();
        }

        @Test
        void of_the_enemy_are_anything_until_they_move_and_then_anything_that_moves() {
            InformationState state = after("b7b6");
            assertThat(state.ranks(at(state, "a7"))).isEqualTo(RankSet.ALL);
            assertThat(state.ranks(at(state, "b6"))).isEqualTo(RankSet.MOVABLE);
            assertThat(state.isShown(at(state, "b6"))).isFalse();
        }

        @Test
        void that_fought_are_known_on_both_sides() {
            InformationState state = after("a7a6", "j3j4", "a6a5");
            int colonel = at(state, "a5");
            assertThat(state.ranks(colonel)).isEqualTo(RankSet.of(Rank.COLONEL));
            assertThat(state.isShown(colonel)).isTrue();
            assertThat(state.isShown(at(state, "b4"))).isFalse();
            assertThat(state.alive(RED, Rank.SERGEANT.ordinal())).isEqualTo(3);
        }

        @Test
        void that_ran_are_scouts() {
            InformationState state = after("a7a6", "j2f2", "a6a7");
            assertThat(state.isShown(at(state, "f2"))).isTrue();
        }

        @Test
        void that_were_seen_long_ago_can_be_forgotten() {
            InformationState state = after("a7a6", "j3j4", "a6a5", "j4j3", "a5a6");
            int colonel = at(state, "a6");
            assertThat(state.forgetting(10).isShown(colonel)).isTrue();
            assertThat(state.forgetting(1).isShown(colonel)).isFalse();
            assertThat(state.forgetting(1).ranks(colonel)).isEqualTo(RankSet.MOVABLE);
        }
    }

    @Nested
    class Actions {

        /// Blue's captain comes to stand beside the major, which Blue knows since it took the colonel.
        private static final String[] FIGHT = {"a7a6", "b4b5", "a6a5", "b5a5"};

        private static String[] then(String... more) {
            return Stream.concat(Stream.of(FIGHT), Stream.of(more)).toArray(String[]::new);
        }

        @Test
        void towards_an_enemy_that_is_not_known_count_for_nothing() {
            InformationState state = after("b7b6", "b4b5", "a7a6");
            assertThat(state.behaviour().strongestApproached(at(state, "b6"))).isNegative();
        }

        @Test
        void to_approach_and_to_flee_are_counted_by_the_rank_of_the_known_enemy() {
            // The colonel takes the sergeant, and Red's major comes beside it and goes again.
            InformationState state = after("a7a6", "j3j4", "a6a5", "b4a4", "b7b6", "a4b4", "b6b7");
            int major = at(state, "b4");
            int colonel = Rank.COLONEL.ordinal();
            assertThat(state.behaviour().approached(major, colonel)).isEqualTo(1);
            assertThat(state.behaviour().strongestApproached(major)).isEqualTo(colonel);
            assertThat(state.behaviour().fled(major, colonel)).isEqualTo(1);
            assertThat(state.behaviour().weakestFled(major)).isEqualTo(colonel);
            assertThat(state.behaviour().strongestIgnored(major)).isNegative();
        }

        @Test
        void elsewhere_leave_a_known_enemy_alone() {
            InformationState state = after("a7a6", "j3j4", "a6a5", "b4a4", "b7b6", "j4j3", "b6b7");
            int major = at(state, "a4");
            int colonel = Rank.COLONEL.ordinal();
            assertThat(state.behaviour().waited(major, colonel)).isEqualTo(1);
            assertThat(state.behaviour().strongestIgnored(major)).isEqualTo(colonel);
        }

        @Test
        void of_a_piece_that_stays_beside_strangers_are_counted_until_it_moves() {
            InformationState state = after("b7b6", "b4b5", "a7a6", "j3j4", "b6b7");
            assertThat(state.behaviour().rested(at(state, "b5"))).isZero();
            InformationState other = after("a7a6", "j3j4", "b7b6", "j4j3", "b6b7");
            assertThat(other.behaviour().rested(at(other, "a5"))).isEqualTo(2);
        }

        @Test
        void of_a_known_officer_against_what_never_moved_are_risks() {
            InformationState first = after("a7a6", "j3j4", "a6a5");
            assertThat(first.riskyAttacks(BLUE)).isZero();
            InformationState second = after("a7a6", "j3j4", "a6a5", "j4j3", "a5a4", "j3j4", "a4b4");
            assertThat(second.riskyAttacks(BLUE)).isEqualTo(1);
            assertThat(second.riskyAttacks(RED)).isZero();
        }

        @Test
        void of_the_last_eight_plies_are_kept_the_newest_first() {
            InformationState state = after(then("b7b6"));
            assertThat(state.latestMove(0))
                    .isEqualTo(InformationState.code(MoveText.read("b7b6").orElseThrow()));
            assertThat(state.latestMove(4))
                    .isEqualTo(InformationState.code(MoveText.read("a7a6").orElseThrow()));
            assertThat(state.latestMove(5)).isNegative();
        }

        @Test
        void of_one_piece_in_a_row_are_its_run() {
            InformationState state = after("a7a6", "j3j4", "a6a7", "b4b5", "a7a6");
            assertThat(state.run(BLUE)).isEqualTo(3);
            assertThat(state.runner(BLUE)).isEqualTo(at(state, "a6"));
            assertThat(state.run(RED)).isEqualTo(1);
            assertThat(state.runner(RED)).isEqualTo(at(state, "b5"));
        }
    }

    @Nested
    class Position_to_search_on {

        @Test
        void keeps_the_past_that_the_two_square_law_asks_about() {
            InformationState state = after("b7b6", "j3j4", "b6b7", "j4j3", "b7b6", "j3j4", "a7a6");
            int[] moves = new int[MutablePosition.MOST_MOVES];
            int count = state.position().moves(moves);
            int fourth = InformationState.code(MoveText.read("j4j3").orElseThrow());
            assertThat(Arrays.stream(moves, 0, count)).doesNotContain(fourth);
        }

        @Test
        void tells_how_often_a_board_has_stood() {
            InformationState state = after("b7b6", "j3j4", "b6b7", "j4j3", "b7b6");
            assertThat(state.timesSeen(state.position().hash())).isEqualTo(2);
        }

        @Test
        void is_the_callers_own() {
            InformationState state = after("b7b6");
            long before = state.position().hash();
            state.position().play(InformationState.code(MoveText.read("j3j4").orElseThrow()));
            assertThat(state.position().hash()).isEqualTo(before);
        }
    }

    static List<Ruleset> rulesets() {
        return Stream.concat(
                        Rulesets.named().stream(),
                        Stream.of(Rulesets.CLASSIC.with(change -> change.blocked = Blocked.PASSES)))
                .toList();
    }

    /// Wherever random play leads, the fold stands where the truth does, and knows no more than was shown.
    @ParameterizedTest
    @MethodSource("rulesets")
    void the_fold_agrees_with_the_view_at_every_ply_of_random_games(Ruleset rules) {
        Random random = new Random(17);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 3)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 4)));
        for (int ply = 0; ply < 300 && !game.outcome().isOver(); ply++) {
            Side side = game.position().toMove();
            PlayerMemory view = Veil.memory(game, new Viewer.Seat(side));
            InformationState state = InformationState.of(view);
            assertThat(state.ply()).isEqualTo(ply);
            assertThat(state.quiet()).isEqualTo(game.position().quiet());
            for (PlacedPiece placed : game.position().placed()) {
                int piece = state.pieceAt(Grid.cell(placed.square()));
                boolean mine = placed.piece().side() == side;
                assertThat(state.home(piece)).isEqualTo(Grid.cell(placed.home()));
                assertThat(state.hasMoved(piece)).isEqualTo(placed.hasMoved());
                assertThat(RankSet.has(state.ranks(piece), placed.piece().rank().ordinal()))
                        .isTrue();
                assertThat(RankSet.isSingle(state.ranks(piece))).isEqualTo(mine || state.isShown(piece));
                assertThat(state.position().pieceAt(state.place(piece))).isEqualTo(piece);
            }
            List<Move> moves = view.view().moves();
            game = game.after(new Event.Moved(side, moves.get(random.nextInt(moves.size()))));
        }
    }

    /// One more move at a time gives what the whole history gives.
    @ParameterizedTest
    @MethodSource("rulesets")
    void a_state_can_be_followed_move_by_move(Ruleset rules) {
        Random random = new Random(23);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 5)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 6)));
        InformationState followed = InformationState.of(red(game));
        for (int ply = 0; ply < 200 && !game.outcome().isOver(); ply++) {
            List<Move> moves = game.position().moves();
            game = game.after(new Event.Moved(game.position().toMove(), moves.get(random.nextInt(moves.size()))));
            followed = followed.after(red(game).history().getLast());
            if (!game.outcome().isOver() && game.position().toMove() == Side.RED) {
                assertSame(followed, InformationState.of(red(game)));
            }
        }
    }

    private static PlayerMemory red(Game game) {
        return Veil.memory(game, new Viewer.Seat(Side.RED));
    }

    private static void assertSame(InformationState one, InformationState other) {
        assertThat(one.ply()).isEqualTo(other.ply());
        assertThat(one.quiet()).isEqualTo(other.quiet());
        for (int side = 0; side < 2; side++) {
            assertThat(one.run(side)).isEqualTo(other.run(side));
            assertThat(one.runner(side)).isEqualTo(other.runner(side));
            assertThat(one.chase(side)).isEqualTo(other.chase(side));
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                assertThat(one.alive(side, rank)).isEqualTo(other.alive(side, rank));
            }
        }
        for (int piece = 0; piece < one.pieces(); piece++) {
            assertThat(one.place(piece)).isEqualTo(other.place(piece));
            assertThat(one.ranks(piece)).isEqualTo(other.ranks(piece));
            assertThat(one.isShown(piece)).isEqualTo(other.isShown(piece));
            assertThat(one.hasMoved(piece)).isEqualTo(other.hasMoved(piece));
            assertThat(one.behaviour().strongestApproached(piece))
                    .isEqualTo(other.behaviour().strongestApproached(piece));
        }
    }

    @Test
    void a_history_that_does_not_lead_to_the_pieces_leaves_those_that_stand() {
        PlayerMemory memory = Veil.memory(Told.game(BOARD, "a7a6", "j3j4", "a6a5"), new Viewer.Seat(Side.RED));
        PlayerView whole = memory.view();
        Map<Square, ObservedPiece> fewer = new TreeMap<>(whole.pieces());
        fewer.remove(Square.of("b7"));
        PlayerView view = new PlayerView(
                whole.viewer(),
                whole.rules(),
                whole.toMove(),
                whole.ply(),
                whole.quiet(),
                whole.homes(),
                fewer,
                List.<Piece>of(),
                whole.moves(),
                whole.repetitionWarnings(),
                whole.outcome());
        InformationState state = InformationState.of(new PlayerMemory(view, memory.history()));
        assertThat(state.pieces()).isEqualTo(fewer.size());
        assertThat(state.ranks(at(state, "a5"))).isEqualTo(RankSet.of(Rank.COLONEL));
        assertThat(state.position().pieceAt(cell("a5"))).isEqualTo(at(state, "a5"));
        assertThat(BoardText.read(BOARD, Rulesets.CLASSIC).orThrow()).hasSizeGreaterThan(fewer.size());
    }
}
