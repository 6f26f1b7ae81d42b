package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.AnyRules;
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
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The answer depends on the view alone: exchange enemy pieces that were never seen, and the move stays the same.
/// `-Dflagfall.secrets=20` looks at that many games in place of one, for each ruleset and each level.
class PlayerSecrecyTest {

    private static final Budget BUDGET = Budget.nodes(200);
    private static final int GAMES = Integer.getInteger("flagfall.secrets", 1);
    private static final int LONGEST = 80;
    private static final int EVERY = 7;
    /// Plays where nothing is asked, and is quick.
    private static final Level BETWEEN = Level.of(2);

    static Stream<Ruleset> everyRuleset() {
        Random random = new Random(5);
        return Stream.concat(
                Rulesets.named().stream(),
                Stream.generate(() -> AnyRules.draw(random)).limit(4));
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void the_same_view_gives_the_same_move_whatever_the_truth_behind_it(Ruleset rules) {
        for (Level level : Level.all()) {
            for (int game = 0; game < GAMES; game++) {
                watch(rules, level, 100L * game + level.number());
            }
        }
    }

    private static void watch(Ruleset rules, Level level, long seed) {
        Player player = level.player(seed);
        Player between = BETWEEN.player(seed);
        Map<Side, Setup> setups = new EnumMap<>(
                Map.of(Side.RED, player.place(rules, Side.RED), Side.BLUE, player.place(rules, Side.BLUE)));
        List<Move> moves = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        Game game = start(rules, setups);
        for (int ply = 0; ply < LONGEST && !game.outcome().isOver(); ply++) {
            Side side = game.position().toMove();
            PlayerMemory memory = memory(game);
            boolean asked = ply % EVERY == 0;
            Move move = (asked ? player : between).choose(memory, BUDGET);
            if (asked) {
                Map<Side, Setup> others = disguised(setups, side, memory.view(), game, seen);
                PlayerMemory disguised = memory(replay(rules, others, moves));
                assertThat(disguised).isEqualTo(memory);
                assertThat(level.player(seed).choose(disguised, BUDGET)).isEqualTo(move);
            }
            moves.add(move);
            note(game, move, seen);
            game = game.after(new Event.Moved(side, move));
        }
    }

    private static PlayerMemory memory(Game game) {
        return Veil.memory(game, new Viewer.Seat(game.position().toMove()));
    }

    private static Game start(Ruleset rules, Map<Side, Setup> setups) {
        Game game = Game.create(rules, Side.RED);
        for (Setup setup : setups.values()) {
            game = game.after(new Event.Placed(setup));
        }
        return game;
    }

    private static Game replay(Ruleset rules, Map<Side, Setup> setups, List<Move> moves) {
        Game game = start(rules, setups);
        for (Move move : moves) {
            game = game.after(new Event.Moved(game.position().toMove(), move));
        }
        return game;
    }

    /// Remembers by their homes who fought or ran: rulesets that hide them again do not make them strangers.
    private static void note(Game game, Move move, Set<Square> seen) {
        boolean strikes = game.position().placed().stream()
                .anyMatch(placed -> placed.square().equals(move.to()));
        for (PlacedPiece placed : game.position().placed()) {
            boolean takesPart =
                    placed.square().equals(move.from()) || placed.square().equals(move.to());
            if (takesPart && (strikes || !move.from().touches(move.to()))) {
                seen.add(placed.home());
            }
        }
    }

    /// {@return both setups, that of the enemy with other ranks where nothing was seen}
    private static Map<Side, Setup> disguised(
            Map<Side, Setup> setups, Side side, PlayerView view, Game game, Set<Square> seen) {
        Map<Side, Setup> disguised = new EnumMap<>(setups);
        disguised.computeIfPresent(side.opponent(), (_, setup) -> shuffled(setup, view, game, seen));
        return disguised;
    }

    /// Exchanges the ranks of hidden pieces: of those that moved among themselves, and of those that did not.
    private static Setup shuffled(Setup setup, PlayerView view, Game game, Set<Square> seen) {
        Map<Square, Rank> pieces = new TreeMap<>(setup.pieces());
        for (boolean moved : new boolean[] {false, true}) {
            List<Square> homes = new ArrayList<>();
            for (PlacedPiece placed : game.position().placed()) {
                boolean hidden = view.pieces().get(placed.square()) instanceof ObservedPiece.Hidden;
                if (hidden && placed.hasMoved() == moved && !seen.contains(placed.home())) {
                    homes.add(placed.home());
                }
            }
            List<Rank> ranks =
                    new ArrayList<>(homes.stream().map(setup.pieces()::get).toList());
            Collections.shuffle(ranks, new Random(homes.size()));
            for (int index = 0; index < homes.size(); index++) {
                pieces.put(homes.get(index), ranks.get(index));
            }
        }
        return new Setup(setup.side(), pieces);
    }
}
