package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.rules.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A trained network: the weights, ready to be multiplied with. It never changes; whoever computes with it has a
/// [ForwardPass] of their own.
public final class Network {

    final Arithmetic arithmetic;
    final NetworkShape shape;
    final float[] positions;
    final Linear input;
    final List<Block> blocks;
    final LayerNorm norm;
    final Linear source;
    final Linear target;
    final Linear valueHidden;
    final Linear value;
    final Linear belief;
    private final NetworkHeader header;

    Network(NetworkFile file, Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
        header = file.header();
        shape = header.shape();
        positions = file.tensor("pos");
        input = new Linear(file, arithmetic, "inp");
        List<Block> read = new ArrayList<>();
        for (int layer = 0; layer < shape.layers(); layer++) {
            read.add(Block.of(file, arithmetic, layer));
        }
        blocks = List.copyOf(read);
        norm = new LayerNorm(file, arithmetic, "n");
        source = new Linear(file, arithmetic, "q");
        target = new Linear(file, arithmetic, "k");
        valueHidden = new Linear(file, arithmetic, "v1");
        value = new Linear(file, arithmetic, "v2");
        belief = new Linear(file, arithmetic, "b");
    }

    /// {@return the network that this program ships with}
    public static Network shipped() {
        return Shipped.NETWORK;
    }

    /// {@return the network of a weight file}
    /// @throws UnusableNetworkException if this program cannot play with it
    public static Network read(InputStream in) throws IOException {
        return new Network(NetworkFile.read(in), Arithmetic.best());
    }

    /// {@return whether it was trained for games under these rules}
    public boolean knows(Ruleset rules) {
        return header.knows(rules);
    }

    /// Read when it is first asked for.
    private static final class Shipped {
        static final String NAME = "network.bin";
        static final Network NETWORK = load();

        private static Network load() {
            try (InputStream in = Objects.requireNonNull(Network.class.getResourceAsStream(NAME), NAME)) {
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
