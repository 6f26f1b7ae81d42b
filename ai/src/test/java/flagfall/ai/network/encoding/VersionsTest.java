package flagfall.ai.network.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// A weight file names the laws it was trained under and what it was shown. Each name stands for a hash of what the
/// simulator plays and shows in one game of each edition, in `training/versions.txt`, so that whoever changes a law or
/// a plane that comes up there has to find another name. Where only a scripted player moves otherwise, the new hash is
/// enough.
class VersionsTest {

    private static final int LONGEST = 400;

    /// In the order of training/rulesets.py.
    private static final List<Ruleset> EDITIONS = List.of(
            Rulesets.CLASSIC,
            Rulesets.FANTASY,
            Rulesets.TABLETOP,
            Rulesets.NINE_RANKS,
            Rulesets.QUICK_BATTLE,
            Rulesets.COMMANDER,
            Rulesets.VINTAGE,
            Rulesets.BARRAGE,
            Rulesets.DUEL);

    private final MessageDigest laws = digest();
    private final MessageDigest seen = digest();

    @Test
    void each_name_stands_for_what_the_simulator_plays_and_shows() throws IOException {
        assertThat(EDITIONS).containsExactlyInAnyOrderElementsOf(Rulesets.named());
        EDITIONS.forEach(this::play);
        List<String> recorded = Files.readAllLines(Path.of("..", "training", "versions.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", 2)[1])
                .toList();
        assertThat(List.of(hash(laws), hash(seen)))
                .as(
                        "changed laws and planes want another name in training/versions.txt, NetworkHeader and Encoder; changed players do not")
                .isEqualTo(recorded);
    }

    private void play(Ruleset rules) {
        SimulatedGame game = SimulatedGame.start(rules, inOrder(rules, Side.RED), inOrder(rules, Side.BLUE), Side.RED);
        int tokens = rules.board().columns() * rules.board().rows()
                - rules.board().lakes().size();
        for (int ply = 0; ply < LONGEST; ply++) {
            SimulatedGame.Observation shown = game.observe((tokens + 3) / 4 * 4);
            laws.update(shown.mask());
            seen.update(shown.planes());
            seen.update(shown.frame());
            Optional<Move> move = game.scripted(ply % Simulator.load().players);
            if (move.isEmpty()) {
                break;
            }
            game.play(move.get());
        }
        SimulatedGame.Standing end = game.standing();
        ByteBuffer numbers = ByteBuffer.allocate(5 * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        numbers.putInt(end.turn())
                .putInt(end.over())
                .putInt(end.reason())
                .putInt(end.ply())
                .putInt(end.quiet());
        laws.update(numbers.flip());
    }

    /// The army in the order of its kinds, from the front row on.
    private static Setup inOrder(Ruleset rules, Side side) {
        Map<Square, Rank> pieces = new TreeMap<>();
        List<Square> home = rules.board().home(side);
        for (char letter : SimulatedGame.KINDS.toCharArray()) {
            Rank rank = Rank.ofLetter(letter).orElseThrow();
            for (int count = 0; count < rules.army().count(rank); count++) {
                pieces.put(home.get(pieces.size()), rank);
            }
        }
        return new Setup(side, pieces);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String hash(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
