package flagfall.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.assertj.core.util.DoubleComparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Nobody is blamed for what could not be known: exchange Blue's pieces that Red never saw in the whole game, and the
/// review of Red's moves stays the same.
class ReviewSecrecyTest {

    private static final int PLIES = 30;

    /// The network adds the same numbers in another order once its loops are compiled.
    private static final RecursiveComparisonConfiguration NEARLY = RecursiveComparisonConfiguration.builder()
            .withComparatorForType(new DoubleComparator(1e-5), Double.class)
            .build();

    static List<Ruleset> rulesets() {
        return Rulesets.named();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void what_red_never_saw_changes_no_mark_on_his_moves(Ruleset rules) {
        Player player = Level.of(2).player(rules.id().hashCode());
        Setup red = player.place(rules, Side.RED);
        Setup blue = player.place(rules, Side.BLUE);
        Game game = JudgedGame.start(rules, red, blue);
        List<Move> moves = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        while (moves.size() < PLIES && !game.outcome().isOver()) {
            Move move = player.choose(Veil.memory(game, new Viewer.Seat(game.toMove())), Budget.nodes(100));
            note(game, move, seen);
            game = game.after(new Event.Moved(game.toMove(), move));
            moves.add(move);
        }
        Setup other = exchanged(blue, game, seen);
        assertThat(other).isNotEqualTo(blue);
        assertThat(movesOfRed(rules, red, other, moves))
                .usingRecursiveFieldByFieldElementComparator(NEARLY)
                .isEqualTo(movesOfRed(rules, red, blue, moves));
    }

    private static List<ReviewedMove> movesOfRed(Ruleset rules, Setup red, Setup blue, List<Move> moves) {
        return JudgedGame.review(JudgedGame.start(rules, red, blue), moves).moves().stream()
                .filter(move -> move.side() == Side.RED)
                .toList();
    }

    /// Remembers by their homes who fought or ran.
    private static void note(Game game, Move move, Set<Square> seen) {
        boolean strikes = game.position().placed().stream()
                .anyMatch(placed -> placed.square().equals(move.to()));
        boolean shows = strikes || !move.from().touches(move.to());
        for (PlacedPiece placed : game.position().placed()) {
            boolean takesPart =
                    placed.square().equals(move.from()) || placed.square().equals(move.to());
            if (takesPart && shows) {
                seen.add(placed.home());
            }
        }
    }

    /// Exchanges ranks among those that never moved, and among those that did.
    private static Setup exchanged(Setup blue, Game game, Set<Square> seen) {
        Map<Square, Rank> pieces = new TreeMap<>(blue.pieces());
        for (boolean moved : new boolean[] {false, true}) {
            List<Square> homes = game.position().placed().stream()
                    .filter(placed -> placed.piece().side() == Side.BLUE && placed.hasMoved() == moved)
                    .map(PlacedPiece::home)
                    .filter(home -> !seen.contains(home))
                    .toList();
            List<Rank> ranks =
                    new ArrayList<>(homes.stream().map(blue.pieces()::get).toList());
            Collections.rotate(ranks, 1);
            for (int index = 0; index < homes.size(); index++) {
                pieces.put(homes.get(index), ranks.get(index));
            }
        }
        return new Setup(Side.BLUE, pieces);
    }
}
