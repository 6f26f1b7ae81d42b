package flagfall.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.Blocked;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A player who only listens comes to know the same as one to whom the veil shows the true game.
class ObservedGameTest {

    private static final int GAMES = 6;
    private static final int LONGEST = 250;

    /// Every named ruleset, and every one of them again with pieces that are hidden after the turn or are not.
    static Stream<Ruleset> laws() {
        RandomLaw random = new RandomLaw(11);
        Stream<Ruleset> named = Rulesets.named().stream()
                .flatMap(rules -> Stream.of(Reveal.values()).map(reveal -> rules.with(law -> law.reveal = reveal)));
        return Stream.concat(named, Stream.generate(random::next).limit(60));
    }

    @ParameterizedTest
    @MethodSource("laws")
    void whoever_listens_knows_what_the_veil_would_show(Ruleset rules) {
        for (long seed = 0; seed < GAMES; seed++) {
            follow(start(rules, seed), new Random(seed), new ArrayList<>());
        }
    }

    /// Plays random moves; both sides listen.
    private static void follow(Game start, Random random, List<ObservedMove> told) {
        Game truth = start;
        Map<Side, ObservedGame> listeners = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            listeners.put(side, listener(Veil.view(truth, new Viewer.Seat(side)), side));
        }
        while (!truth.outcome().isOver() && truth.ply() < LONGEST) {
            for (Side side : Side.values()) {
                Viewer viewer = new Viewer.Seat(side);
                Veil.latestMove(truth, viewer).ifPresent(move -> {
                    listeners.computeIfPresent(side, (_, game) -> game.after(move));
                    told.add(move);
                });
                assertThat(Objects.requireNonNull(listeners.get(side)).memory()).isEqualTo(Veil.memory(truth, viewer));
            }
            truth = truth.after(new Event.Moved(truth.toMove(), any(truth, random)));
        }
    }

    private static Game start(Ruleset rules, long seed) {
        return Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, seed)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, seed + 100)));
    }

    /// Strikes half of the time, so that much is shown.
    private static Move any(Game truth, Random random) {
        PlayerView view = Veil.view(truth, new Viewer.Seat(truth.toMove()));
        List<Move> strikes = view.moves().stream()
                .filter(move -> view.pieces().containsKey(move.to()))
                .toList();
        List<Move> choice = strikes.isEmpty() || random.nextBoolean() ? view.moves() : strikes;
        return choice.get(random.nextInt(choice.size()));
    }

    /// Begins from nothing but a view.
    private static ObservedGame listener(PlayerView view, Side side) {
        Map<Square, Rank> own = new TreeMap<>();
        Set<Square> enemies = new TreeSet<>();
        view.pieces().forEach((square, piece) -> {
            switch (piece) {
                case ObservedPiece.Known known -> own.put(square, known.piece().rank());
                case ObservedPiece.Hidden _ -> enemies.add(square);
            }
        });
        return ObservedGame.begin(view.rules(), new Setup(side, own), enemies, view.toMove(), Set.of());
    }

    @Test
    void passes_and_advances_are_among_what_is_told() {
        List<ObservedMove> told = new ArrayList<>();
        laws().filter(rules -> rules.blocked() == Blocked.PASSES).forEach(rules -> {
            for (long seed = 0; seed < 20; seed++) {
                follow(start(rules, seed), new Random(seed), told);
            }
        });
        assertThat(told).filteredOn(ObservedMove::passed).hasSizeGreaterThan(20);
        assertThat(told)
                .filteredOn(move -> move instanceof ObservedMove.Struck struck
                        && !struck.survivorAt().equals(struck.move().to()))
                .hasSizeGreaterThan(20);
    }

    @Test
    void hidden_pieces_stay_hidden_when_the_flag_has_fallen() {
        Watched start = Watched.board(Rulesets.CLASSIC, """
            f . . t
            T . . .
            . . . .
            F . . .
            """);
        ObservedGame game = listener(start.view(Side.RED), Side.RED)
                .afterStrike(Watched.move("a3a4"), new ObservedRank.Covered(), new ObservedRank.Shown(Rank.FLAG));
        PlayerView view = game.memory().view();
        assertThat(view.outcome()).isEqualTo(new Outcome.Won(Side.RED, Outcome.Reason.FLAG));
        assertThat(view.moves()).isEmpty();
        assertThat(view.pieces().get(Square.of("d4"))).isInstanceOf(ObservedPiece.Hidden.class);
    }

    @Test
    void what_does_not_fit_is_refused() {
        Watched start = Watched.board(Rulesets.CLASSIC, """
            f . . t
            . . . s
            . . . .
            F T . T
            """);
        ObservedGame game = listener(start.view(Side.RED), Side.RED);
        ObservedGame fought = game.afterMarch(Watched.move("d1d2"))
                .afterStrike(
                        Watched.move("d3d2"),
                        new ObservedRank.Shown(Rank.MAJOR),
                        new ObservedRank.Shown(Rank.SERGEANT));
        assertThatThrownBy(() -> game.afterMarch(Watched.move("c2c3"))).hasMessageContaining("nobody stands on c2");
        assertThatThrownBy(() -> game.afterMarch(Watched.move("b1b3"))).hasMessageContaining("TOO_FAR");
        assertThatThrownBy(() -> fought.afterMarch(Watched.move("b1b2"))
                        .afterStrike(
                                Watched.move("d2b2"),
                                new ObservedRank.Shown(Rank.SCOUT),
                                new ObservedRank.Shown(Rank.SERGEANT)))
                .hasMessageContaining("known as MAJOR");
        assertThatThrownBy(() -> game.after(new ObservedMove.Marched(3, Side.RED, Watched.move("d1d2"), false, false)))
                .hasMessageContaining("by the rules it is");
        assertThatThrownBy(() -> game.after(new ObservedMove.Marched(0, Side.RED, Watched.move("d1d2"), false, true)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
