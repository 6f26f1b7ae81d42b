package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.Rows;

/// What a row is brought to before a layer: see [Arithmetic#normalize].
final class LayerNorm {

    private final Arithmetic arithmetic;
    private final float[] weight;
    private final float[] bias;

    LayerNorm(NetworkFile file, Arithmetic arithmetic, String name) {
        this.arithmetic = arithmetic;
        weight = file.tensor(name + ".weight");
        bias = file.tensor(name + ".bias");
    }

    void apply(Rows in, int count, Rows out) {
        arithmetic.normalize(in, count, weight, bias, out);
    }
}
