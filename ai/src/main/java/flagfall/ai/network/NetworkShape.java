package flagfall.ai.network;

import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How large a network is, and so which tensors it has.
///
/// @param width numbers a token is described by
/// @param layers blocks of attention and two linear layers
/// @param heads of attention in a block
record NetworkShape(int width, int layers, int heads) {

    /// Heads of another width would not fill whole vectors.
    static final int HEAD_MULTIPLE = 32;

    static final int RANKS = 12;
    static final int OUTCOMES = 3;

    NetworkShape {
        boolean whole = width > 0 && layers > 0 && heads > 0 && width % heads == 0;
        if (!whole || width / heads % HEAD_MULTIPLE != 0) {
            throw new UnusableNetworkException("Width " + width + " with " + layers + " layers and " + heads
                    + " heads is no shape this program computes: each head must be a multiple of " + HEAD_MULTIPLE
                    + " wide.");
        }
    }

    int headWidth() {
        return width / heads;
    }

    int hiddenWidth() {
        return 4 * width;
    }

    /// {@return every tensor such a network has, by name}
    Map<String, List<Integer>> tensors() {
        Map<String, List<Integer>> tensors = new LinkedHashMap<>();
        tensors.put("pos", List.of(Frame.POSITIONS, width));
        linear(tensors, "inp", Encoder.PLANES, width);
        for (int layer = 0; layer < layers; layer++) {
            String block = "blocks." + layer + ".";
            norm(tensors, block + "n1");
            linear(tensors, block + "qkv", width, 3 * width);
            linear(tensors, block + "o", width, width);
            norm(tensors, block + "n2");
            linear(tensors, block + "f1", width, hiddenWidth());
            linear(tensors, block + "f2", hiddenWidth(), width);
        }
        norm(tensors, "n");
        linear(tensors, "q", width, width);
        linear(tensors, "k", width, width);
        linear(tensors, "v1", width, width);
        linear(tensors, "v2", width, OUTCOMES);
        linear(tensors, "b", width, RANKS);
        return tensors;
    }

    private static void linear(Map<String, List<Integer>> tensors, String name, int in, int out) {
        tensors.put(name + ".weight", List.of(out, in));
        tensors.put(name + ".bias", List.of(out));
    }

    private void norm(Map<String, List<Integer>> tensors, String name) {
        tensors.put(name + ".weight", List.of(width));
        tensors.put(name + ".bias", List.of(width));
    }
}
