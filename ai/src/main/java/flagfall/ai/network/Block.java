package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;

/// One block of the network: each token looks at all others, then thinks by itself.
record Block(LayerNorm beforeAttention, Linear qkv, Linear output, LayerNorm beforeHidden, Linear hidden, Linear back) {

    static Block of(NetworkFile file, Arithmetic arithmetic, int layer) {
        String name = "blocks." + layer + ".";
        return new Block(
                new LayerNorm(file, arithmetic, name + "n1"),
                new Linear(file, arithmetic, name + "qkv"),
                new Linear(file, arithmetic, name + "o"),
                new LayerNorm(file, arithmetic, name + "n2"),
                new Linear(file, arithmetic, name + "f1"),
                new Linear(file, arithmetic, name + "f2"));
    }
}
