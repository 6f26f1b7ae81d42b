package flagfall.game;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Placed;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedEvent;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rule 7.11: swap two enemy pieces that this viewer has never been shown, in a way that leaves the told history the
/// same, and all that this viewer is given stays the same.
class NonInterferenceTest {

    private static final int GAMES = 12;
    private static final int CUSTOM_LAWS = 40;

    static Stream<Ruleset> laws() {
        RandomLaw random = new RandomLaw(2026);
        return Stream.concat(
                Rulesets.named().stream(), Stream.generate(random::next).limit(CUSTOM_LAWS));
    }

    private static final Map<Ruleset, List<Swap>> SWAPS = new ConcurrentHashMap<>();

    private static List<Swap> swaps(Ruleset rules) {
        return SWAPS.computeIfAbsent(rules, NonInterferenceTest::makeSwaps);
    }

    private static List<Swap> makeSwaps(Ruleset rules) {
        List<Swap> swaps = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            swaps.addAll(Swap.of(rules, seed, (int) (seed * seed) % 150));
        }
        return swaps;
    }

    @ParameterizedTest // Rule 7.11
    @MethodSource("laws")
    void no_viewer_is_given_anything_that_depends_on_what_is_hidden_from_them(Ruleset rules) {
        for (Swap swap : swaps(rules)) {
            for (Viewer viewer : List.of(new Viewer.Seat(swap.owner().opponent()), new Viewer.Spectator())) {
                assertSame(swap, game -> Veil.view(game, viewer));
                assertSame(swap, game -> Veil.recollection(game, viewer));
                // Equal values may still be written differently, and what is sent is what is written.
                assertSame(swap, game -> Veil.view(game, viewer).toString());
                assertSame(swap, game -> BoardText.write(Veil.view(game, viewer)));
                assertThat(observedEvents(swap.second(), viewer)).isEqualTo(observedEvents(swap.first(), viewer));
            }
        }
    }

    private static List<ObservedEvent> observedEvents(EventLog log, Viewer viewer) {
        return IntStream.range(0, log.size())
                .mapToObj(offset -> Veil.observedEvent(log, viewer, offset))
                .toList();
    }

    @ParameterizedTest // Rule 7.11
    @MethodSource("laws")
    void no_refusal_depends_on_what_is_hidden_from_whoever_is_refused(Ruleset rules) {
        List<Move> attempts = attempts(rules.board());
        for (Swap swap : swaps(rules)) {
            Side enemy = swap.owner().opponent();
            boolean onTurn = swap.first().game().position().toMove() == enemy;
            // Off turn the answer is always that it is not one's turn, so a few requests will do.
            for (Move command : onTurn ? attempts : attempts.subList(0, 100)) {
                assertSame(swap, game -> game.rejection(new Event.Moved(enemy, command)));
            }
            if (onTurn) {
                assertSame(swap, game -> game.position().moves());
                assertSame(swap, game -> game.position().repetitionWarnings());
            }
        }
    }

    /// Every move of two squares, edges overstepped, and some of three.
    private static List<Move> attempts(Board board) {
        List<Square> squares = new ArrayList<>();
        for (int column = -1; column <= board.columns(); column++) {
            for (int row = -1; row <= board.rows(); row++) {
                squares.add(new Square(column, row));
            }
        }
        List<Move> attempts = new ArrayList<>();
        Random random = new Random(board.hashCode());
        for (Square from : squares) {
            for (Square to : squares) {
                attempts.add(new Move.Straight(from, to));
                if (from.column() == to.column() || from.row() == to.row()) {
                    attempts.add(new Move.Turning(from, to, beside(to, random)));
                }
            }
        }
        return attempts;
    }

    private static Square beside(Square square, Random random) {
        return random.nextBoolean()
                ? new Square(square.column() + (random.nextBoolean() ? 1 : -1), square.row())
                : new Square(square.column(), square.row() + (random.nextBoolean() ? 1 : -1));
    }

    private static void assertSame(Swap swap, Function<Game, Object> given) {
        Object first = given.apply(swap.first().game());
        Object second = given.apply(swap.second().game());
        if (!first.equals(second)) {
            assertThat(second)
                    .as("what is given when " + swap + " in "
                            + BoardText.write(swap.first().game().position()))
                    .isEqualTo(first);
        }
    }

    @Test
    void swaps_are_many_and_of_every_kind() {
        List<Swap> swaps = laws().flatMap(rules -> swaps(rules).stream()).toList();
        assertThat(swaps).hasSizeGreaterThan(1000);
        for (Rank rank : Rank.values()) {
            assertThat(swaps)
                    .filteredOn(swap -> swap.one().piece().rank() == rank)
                    .as(rank.word())
                    .hasSizeGreaterThan(10);
        }
        assertThat(swaps)
                .filteredOn(swap -> swap.one().piece().rank().canMove()
                        != swap.other().piece().rank().canMove())
                .hasSizeGreaterThan(100);
        assertThat(swaps)
                .filteredOn(swap -> swap.first().game().position().ply() > 20)
                .hasSizeGreaterThan(300);
    }

    /// What a careless program might give away. Each must be noticed, or this test would prove nothing.
    @Test
    void leaks_that_are_planted_are_noticed() {
        Map<String, Function<Swap, Function<Game, Object>>> leaks = Map.of(
                "the truth", _ -> game -> BoardText.write(game.position()),
                "the owner's view", swap -> game -> Veil.view(game, new Viewer.Seat(swap.owner())),
                "the owner's legal moves", _ -> game -> game.position().moves(),
                "how many they are", _ -> game -> game.position().perft(1),
                "the setup",
                        swap -> game -> SetupText.write(
                                game.setup(swap.owner()).orElseThrow(),
                                game.rules().board()),
                "pieces in the order of their ranks", _ -> game -> inOrderOfRank(game),
                "which pieces can move",
                        _ -> game -> game.position().placed().stream()
                                .filter(placed -> placed.piece().rank().canMove())
                                .map(Placed::home)
                                .toList());
        leaks.forEach((name, leak) -> assertThat(laws().limit(9)
                        .flatMap(rules -> swaps(rules).stream())
                        .anyMatch(swap -> !leak.apply(swap)
                                .apply(swap.first().game())
                                .equals(leak.apply(swap).apply(swap.second().game()))))
                .as(name)
                .isTrue());
    }

    private static List<Square> inOrderOfRank(Game game) {
        return game.position().placed().stream()
                .sorted(Comparator.comparing(Placed::piece, Comparator.comparing(Piece::rank)))
                .map(Placed::home)
                .toList();
    }
}
