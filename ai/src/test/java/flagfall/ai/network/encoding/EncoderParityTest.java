package flagfall.ai.network.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.encoding.TokenMoves.TokenMove;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.AnyRules;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A network plays on what it was trained on: what we make of a player's view must be byte for byte what the simulator
/// shows. `-Dparity.plies=…` makes the comparison longer and `-Dparity.seed=…` makes it another one.
class EncoderParityTest {

    private static final long PLIES = Long.getLong("parity.plies", 600);
    private static final long SEED = Long.getLong("parity.seed", 1);
    private static final int LONGEST = 200;
    private static final int MOST_TOKENS = 100;

    private final Random random = new Random(SEED);

    static Stream<String> names() {
        return Rulesets.named().stream().map(Ruleset::id);
    }

    @ParameterizedTest
    @MethodSource("names")
    void shows_a_named_ruleset_as_the_simulator_does(String name) {
        Ruleset ruleset = Rulesets.named(name).orElseThrow();
        for (long plies = 0; plies < PLIES; ) {
            plies += compare(ruleset);
        }
    }

    @Test
    void shows_rulesets_that_nobody_would_think_of_as_the_simulator_does() {
        for (long plies = 0; plies < 5 * PLIES; ) {
            plies += compare(AnyRules.draw(random));
        }
    }

    private int compare(Ruleset rules) {
        long seed = random.nextLong();
        Setup red = Setup.random(rules, Side.RED, seed);
        Setup blue = Setup.random(rules, Side.BLUE, seed);
        Side first = random.nextBoolean() ? Side.RED : Side.BLUE;
        SimulatedGame simulated = SimulatedGame.start(rules, red, blue, first);
        Game game = Game.create(rules, first).after(new Event.Placed(red)).after(new Event.Placed(blue));
        StringBuilder told = new StringBuilder(rules + " seed " + seed + " " + first);
        int plies = 0;
        for (; plies < LONGEST && !game.outcome().isOver(); plies++) {
            Side side = game.position().toMove();
            PlayerMemory view = Veil.memory(game, new Viewer.Seat(side));
            compare(view, simulated.observe(MOST_TOKENS), told.toString());
            Move move = choose(view, simulated);
            told.append(' ').append(move);
            assertThat(simulated.play(move)).as(told.toString()).isTrue();
            game = game.after(new Event.Moved(side, move));
        }
        return plies;
    }

    /// Strikes are liked, and so is the piece that moved last, or little would ever be shown.
    private Move choose(PlayerMemory view, SimulatedGame simulated) {
        List<Move> strikes = view.view().moves().stream()
                .filter(move -> view.view().pieces().containsKey(move.to()))
                .toList();
        int inclination = random.nextInt(8);
        if (inclination < 2 && !strikes.isEmpty()) {
            return strikes.get(random.nextInt(strikes.size()));
        }
        return inclination < 5
                ? simulated.scripted(1).orElseThrow()
                : view.view().moves().get(random.nextInt(view.view().moves().size()));
    }

    private static void compare(PlayerMemory view, SimulatedGame.Observation wanted, String told) {
        InformationState state = InformationState.of(view);
        Frame frame = Encoder.frame(state);
        byte[] planes = Encoder.encode(state, frame);
        for (int token = 0; token < frame.size(); token++) {
            assertThat(frame.position(token)).as(told).isEqualTo(wanted.frame().get(token));
            for (int plane = 0; plane < Encoder.PLANES; plane++) {
                int at = token * Encoder.PLANES + plane;
                if (planes[at] != wanted.planes().get(at)) {
                    throw new AssertionError("plane " + plane + " of token " + token + " is " + (planes[at] & 0xff)
                            + ", the simulator shows " + (wanted.planes().get(at) & 0xff) + "; " + told);
                }
            }
        }
        ByteBuffer mask = ByteBuffer.allocate(MOST_TOKENS * MOST_TOKENS);
        for (TokenMove pair : new TokenMoves(view.view().moves(), frame).pairs()) {
            mask.put(pair.source() * MOST_TOKENS + pair.target(), (byte) 1);
        }
        assertThat(mask).as(told).isEqualTo(wanted.mask());
    }
}
