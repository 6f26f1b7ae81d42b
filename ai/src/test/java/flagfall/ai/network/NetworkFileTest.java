package flagfall.ai.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.network.encoding.Encoder;
import flagfall.piece.Rank;
import flagfall.rules.Bomb;
import flagfall.rules.Chase;
import flagfall.rules.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkFileTest {

    @Test
    void reads_the_shipped_network() throws IOException {
        NetworkFile file = read(shipped());
        assertThat(file.tensor("inp.weight"))
                .hasSize(file.header().shape().width() * Encoder.PLANES)
                .contains(0f)
                .doesNotContain(Float.NaN);
    }

    @ParameterizedTest
    @CsvSource({
        "flagfall-network, some-network, magic",
        "version\":1, version\":2, version",
        "universal-1, universal-0, rules",
        "observation-2, observation-1, encoder",
        "planes\":192, planes\":160, planes",
        "positions\":100, positions\":92, positions",
        "h\":6, h\":5, head",
        "bf16, int8, type",
        "trained, learned, trained",
        "qkv.weight, kqv.weight, kqv",
        "\"magic\", magic, first line",
    })
    void refuses_a_first_line_that_says_something_else(String said, String instead, String named) throws IOException {
        assertThatThrownBy(() -> read(changed(said, instead)))
                .isInstanceOf(UnusableNetworkException.class)
                .hasMessageContaining(named)
                .hasMessageMatching("[A-Z].*");
    }

    @Test
    void the_versions_it_reads_are_those_that_the_trainer_writes() throws IOException {
        assertThat(Files.readAllLines(Path.of("..", "training", "versions.txt")).stream()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split(" ", 2)[0]))
                .containsExactly(NetworkHeader.RULES, Encoder.VERSION);
    }

    @Test
    void refuses_a_file_that_was_cut_off() throws IOException {
        byte[] whole = shipped();
        assertThatThrownBy(() -> read(Arrays.copyOf(whole, whole.length - 1)))
                .isInstanceOf(UnusableNetworkException.class)
                .hasMessageContaining("bytes");
        assertThatThrownBy(() -> read(Arrays.copyOf(whole, 100))).isInstanceOf(UnusableNetworkException.class);
    }

    /// A weight that is a little off is seen in no answer; that is why the vectors name their hash.
    @Test
    void the_answers_in_the_vectors_are_those_of_these_very_weights() throws Exception {
        String file = new String(shipped(), StandardCharsets.ISO_8859_1);
        byte[] weights = file.substring(file.indexOf('\n') + 1).getBytes(StandardCharsets.ISO_8859_1);
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(weights);
        assertThat(Files.readAllLines(Path.of("src", "test", "resources", "network-vectors.txt")))
                .filteredOn(line -> line.startsWith("weights "))
                .containsExactly("weights " + HexFormat.of().formatHex(hash));
    }

    @Test
    void knows_the_rulesets_it_was_trained_for_and_their_variants_of_little_weight() throws IOException {
        NetworkHeader classic = read(changed("\"trained\":\\[[^]]*]", "\"trained\":[\"classic\"]"))
                .header();
        assertThat(classic.knows(Rulesets.CLASSIC)).isTrue();
        assertThat(classic.knows(Rulesets.CLASSIC.with(change -> change.chase = Chase.OFF)))
                .isTrue();
        assertThat(classic.knows(Rulesets.CLASSIC.with(change -> change.bomb = Bomb.SPENT)))
                .isFalse();
        assertThat(classic.knows(Rulesets.BARRAGE)).isFalse();
    }

    @Test
    void the_shipped_network_knows_every_ruleset_that_its_planes_can_tell() throws IOException {
        NetworkHeader every = read(shipped()).header();
        assertThat(Rulesets.named()).allMatch(every::knows);
        assertThat(every.knows(Rulesets.CLASSIC.with(change -> change.bomb = Bomb.SPENT)))
                .isTrue();
        assertThat(every.knows(Rulesets.CLASSIC.with(
                        change -> change.army = change.army.with(Rank.SCOUT, 9).with(Rank.MINER, 4))))
                .isFalse();
    }

    private static NetworkFile read(byte[] bytes) throws IOException {
        return NetworkFile.read(new ByteArrayInputStream(bytes));
    }

    /// {@return the shipped file with something in its first line replaced}
    private static byte[] changed(String said, String instead) throws IOException {
        byte[] whole = shipped();
        int end = 0;
        while (whole[end] != '\n') {
            end++;
        }
        String line = new String(whole, 0, end, StandardCharsets.UTF_8);
        String other = line.replaceFirst(said, instead);
        assertThat(line).containsPattern(said);
        byte[] head = other.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOf(head, head.length + whole.length - end);
        System.arraycopy(whole, end, bytes, head.length, whole.length - end);
        return bytes;
    }

    private static byte[] shipped() throws IOException {
        try (InputStream in = Objects.requireNonNull(Network.class.getResourceAsStream("network.bin"))) {
            return in.readAllBytes();
        }
    }
}
