package flagfall.ai.network.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.AnyRules;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What the network and the scripted players see must not depend on what they may not know: the same game is played
/// again with the enemy's unseen ranks exchanged among themselves, and everything shown must stay the same.
class SimulatorSecrecyTest {

    private static final int TOKENS = 100;
    private static final int COMPARISONS = 400;

    private final Random random = new Random(7);

    @Test
    void unseen_enemy_ranks_change_neither_planes_nor_legal_moves_nor_what_scripted_players_do() {
        for (int compared = 0; compared < COMPARISONS; ) {
            compared += isCompared() ? 1 : 0;
        }
    }

    private boolean isCompared() {
        Ruleset rules = random.nextBoolean()
                ? AnyRules.draw(random)
                : Rulesets.named().get(random.nextInt(Rulesets.named().size()));
        long seed = random.nextLong();
        Setup red = Setup.random(rules, Side.RED, seed);
        Setup blue = Setup.random(rules, Side.BLUE, seed);
        Position position = Position.start(rules, red, blue, Side.RED);
        List<Move> played = new ArrayList<>();
        for (int ply = random.nextInt(200); ply > 0 && !position.outcome().isOver(); ply--) {
            List<Move> moves = position.moves();
            played.add(moves.get(random.nextInt(moves.size())));
            position = position.play(played.getLast());
        }
        if (position.outcome().isOver()) {
            return false;
        }
        Optional<SimulatedGame> truth = replayed(rules, red, blue, played);
        Side enemy = position.toMove().opponent();
        Setup setup = enemy == Side.RED ? red : blue;
        Setup told = exchanged(setup, hidden(position, enemy, truth.orElseThrow()));
        Optional<SimulatedGame> other =
                enemy == Side.RED ? replayed(rules, told, blue, played) : replayed(rules, red, told, played);
        if (told.equals(setup) || other.isEmpty() || isOver(other.get())) { // a bomb elsewhere may block somebody
            return false;
        }
        compare(truth.get(), other.get(), rules + " " + played);
        return true;
    }

    private static void compare(SimulatedGame truth, SimulatedGame other, String story) {
        SimulatedGame.Observation observation = truth.observe(TOKENS);
        SimulatedGame.Observation observedOther = other.observe(TOKENS);
        assertThat(observedOther.planes()).as(story).isEqualTo(observation.planes());
        assertThat(observedOther.mask()).as(story).isEqualTo(observation.mask());
        assertThat(observedOther.frame()).as(story).isEqualTo(observation.frame());
        for (int player = 0; player < Simulator.load().players; player++) {
            assertThat(other.scripted(player))
                    .as("player " + player + " " + story)
                    .isEqualTo(truth.scripted(player));
        }
    }

    private static boolean isOver(SimulatedGame game) {
        return game.standing().over() != 0;
    }

    private static Optional<SimulatedGame> replayed(Ruleset rules, Setup red, Setup blue, List<Move> moves) {
        SimulatedGame game = SimulatedGame.start(rules, red, blue, Side.RED);
        return moves.stream().allMatch(game::play) ? Optional.of(game) : Optional.empty();
    }

    private static List<PlacedPiece> hidden(Position position, Side enemy, SimulatedGame game) {
        Map<Square, String> pieces = game.pieces();
        return position.placed().stream()
                .filter(placed -> placed.piece().side() == enemy)
                .filter(placed -> !pieces.getOrDefault(placed.square(), "").contains("s"))
                .toList();
    }

    /// The same setup with the ranks of these pieces dealt anew, so that nothing that has moved becomes a bomb or a
    /// flag.
    private Setup exchanged(Setup setup, List<PlacedPiece> hidden) {
        List<Rank> ranks = new ArrayList<>(
                hidden.stream().map(placed -> placed.piece().rank()).toList());
        for (int tries = 0; tries < 200; tries++) {
            List<Rank> dealt = new ArrayList<>(ranks);
            Collections.shuffle(dealt, random);
            Map<Square, Rank> pieces = new TreeMap<>(setup.pieces());
            boolean possible = true;
            for (int index = 0; index < hidden.size(); index++) {
                possible &= !hidden.get(index).hasMoved() || dealt.get(index).canMove();
                pieces.put(hidden.get(index).home(), dealt.get(index));
            }
            if (possible) {
                return new Setup(setup.side(), pieces);
            }
        }
        return setup;
    }
}
