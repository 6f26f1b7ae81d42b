package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.RankModel;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.PlayedMove;
import flagfall.ai.evaluation.Term;
import flagfall.ai.search.Policy;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tool.Told;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.game.Veil;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Another implementation fits in at each seam with nothing changed elsewhere. Red's captain stands between two hidden
/// pieces of Blue.
class EngineConfigTest {

    private static final String BOARD =
            "f..b....../........../........../....t...../..~~P.~~../..~~s.~~../........../.........I/.........B/F.........";

    private static final Budget BUDGET = Budget.nodes(2000);

    private final PlayerMemory view = Veil.memory(Told.game(BOARD), new Viewer.Seat(Side.RED));

    private String move(EngineConfig config) {
        return config.player(1).choose(view, BUDGET).toString();
    }

    @Nested
    class A_toy {

        /// Takes one piece of the enemy for the flag and all others for sergeants.
        private static RankModel flagAt(String square) {
            return (state, side, _) -> {
                double[][] chances = new double[state.pieces()][RankSet.COUNT];
                for (int piece = 0; piece < chances.length; piece++) {
                    boolean flag = piece == Told.pieceAt(state, square);
                    chances[piece][flag ? Rank.FLAG.ordinal() : Rank.SERGEANT.ordinal()] = 1;
                }
                return new RankChances(chances);
            };
        }

        @Test
        void rank_model_decides_what_is_attacked() {
            assertThat(move(SearchEngine.FULL.withRankModel(flagAt("e7")))).isEqualTo("e6e7");
            assertThat(move(SearchEngine.FULL.withRankModel(flagAt("e5")))).isEqualTo("e6e5");
        }

        @Test
        void evaluator_decides_where_pieces_go() {
            assertThat(move(SearchEngine.FULL.withEvaluator((_, _) -> new Rows("j3", 1))))
                    .isEqualTo("j3j4");
            assertThat(move(SearchEngine.FULL.withEvaluator((_, _) -> new Rows("j3", -1))))
                    .isNotEqualTo("j3j4");
        }

        @Test
        void evaluator_explains_itself() {
            EngineConfig config = SearchEngine.FULL.withEvaluator((_, _) -> new Rows("j3", 1));
            assertThat(config.analyst(1).orElseThrow().explain(view).parts())
                    .extracting(Explanation.Part::term)
                    .containsExactly("rows");
        }

        @Test
        void policy_decides_what_is_tried_when_there_is_no_time() {
            Move last = view.view().moves().getLast();
            Policy policy = (_, moves) -> Arrays.stream(moves)
                    .mapToDouble(move -> move == InformationState.code(last) ? 1 : 0)
                    .toArray();
            assertThat(SearchEngine.FULL.withPolicy(policy).player(1).choose(view, Budget.nodes(1)))
                    .isEqualTo(last);
        }

        @Test
        void player_is_a_level_like_any_other() {
            Level level = new Level(9, "Toy", "Does anything.", Duration.ZERO, RandomPlayer::new);
            assertThat(view.view().moves()).contains(level.player(3).choose(view, BUDGET));
            assertThat(level.config().analyst(3)).isEmpty();
        }
    }

    /// Finds nothing worth anything but the row of the piece that began on a square.
    private static final class Rows implements Evaluation {
        private static final int ROW = 10_000;

        private final Deque<Integer> cells = new ArrayDeque<>();
        private final int sign;

        Rows(String square, int sign) {
            this.sign = sign;
            cells.push(Grid.cell(Square.of(square)));
        }

        @Override
        public void push(PlayedMove move) {
            boolean goes = move.from == cells.getFirst() && move.moverAt != 0;
            cells.push(goes ? move.moverAt : cells.getFirst());
        }

        @Override
        public void pop() {
            cells.pop();
        }

        @Override
        public int value() {
            return sign * ROW * (cells.getFirst() / Grid.STRIDE);
        }

        @Override
        public List<Term> explain() {
            return List.of(new Term("rows", value(), 0));
        }
    }

    @Test
    void only_numbers_that_are_there_can_be_changed() {
        assertThat(Level.of(8).config().with(Map.of("evaluation.noise", 0.0))).isInstanceOf(SearchEngine.class);
        assertThatThrownBy(() -> Level.of(8).config().with(Map.of("evaluation.nose", 0.0)))
                .isInstanceOf(IllegalArgumentException.class);
        EngineConfig other = RandomPlayer::new;
        assertThat(other.with(Map.of())).isSameAs(other);
        assertThatThrownBy(() -> other.with(Map.of("evaluation.noise", 0.0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_fault_in_thinking_is_not_hidden() {
        EngineConfig broken = SearchEngine.FULL.withRankModel((_, _, _) -> {
            throw new IllegalStateException("out of order");
        });
        assertThatThrownBy(() -> broken.player(1).choose(view, BUDGET)).hasMessage("out of order");
    }

    /// A clock that a test moves: each look at it takes a millisecond, and the rank model a minute.
    @Test
    void the_search_has_its_whole_limit_however_long_it_took_to_get_there() {
        AtomicLong now = new AtomicLong();
        RankModel slow = (state, side, tuning) -> {
            now.addAndGet(Duration.ofMinutes(1).toNanos());
            return StatisticalRankModel.FULL.chances(state, side, tuning);
        };
        SearchPlayer player = new SearchPlayer(
                SearchEngine.FULL.withRankModel(slow),
                1,
                () -> now.addAndGet(Duration.ofMillis(1).toNanos()));
        assertThat(player.analyse(view, Budget.time(Duration.ofMillis(100))).nodes())
                .isGreaterThan(50 * 256);
    }
}
