package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.PlainArithmetic;
import flagfall.ai.network.arithmetic.VectorArithmetic;
import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.network.encoding.TokenMoves;
import flagfall.ai.network.encoding.Vectors;
import flagfall.ai.state.InformationState;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// How long does the network take for a position? Prints milliseconds of processor time, alone and in batches.
final class ForwardSpeed {

    private static final int POSITIONS = 256;
    private static final int ROUNDS = 6;

    private ForwardSpeed() {}

    public static void main(String[] args) throws IOException {
        List<Question> questions = new ArrayList<>();
        for (Vectors.Vector vector : Vectors.all().subList(0, POSITIONS)) {
            InformationState state = InformationState.of(vector.memory());
            Frame frame = Encoder.frame(state);
            TokenMoves moves = new TokenMoves(vector.memory().view().moves(), frame);
            questions.add(new Question(frame, Encoder.encode(state, frame), moves.pairs(), false));
        }
        for (Arithmetic arithmetic : List.of(new VectorArithmetic(), new PlainArithmetic())) {
            Network network = network(arithmetic);
            for (int batch : new int[] {1, 8, 32}) {
                ForwardPass pass =
                        new ForwardPass(network, questions.getFirst().frame().size(), batch);
                double best = Double.MAX_VALUE;
                for (int round = 0; round < ROUNDS; round++) {
                    best = Math.min(best, millis(() -> ask(pass, questions, batch)) / POSITIONS);
                }
                System.out.printf(
                        "%s, batches of %d: %.2f ms a position%n",
                        arithmetic.getClass().getSimpleName(), batch, best);
            }
        }
        double encoding = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            encoding = Math.min(encoding, millis(ForwardSpeed::encode) / POSITIONS);
        }
        System.out.printf("fold and encode: %.2f ms a position%n", encoding);
    }

    private static final List<Vectors.Vector> VECTORS = Vectors.all().subList(0, POSITIONS);

    private static void encode() {
        for (Vectors.Vector vector : VECTORS) {
            InformationState state = InformationState.of(vector.memory());
            if (Encoder.encode(state, Encoder.frame(state)).length == 0) {
                throw new IllegalStateException("nothing was seen");
            }
        }
    }

    private static void ask(ForwardPass pass, List<Question> questions, int batch) {
        for (int from = 0; from < questions.size(); from += batch) {
            pass.predict(questions.subList(from, from + batch));
        }
    }

    private static double millis(Runnable work) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        work.run();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6;
    }

    private static Network network(Arithmetic arithmetic) throws IOException {
        try (InputStream in = Objects.requireNonNull(Network.class.getResourceAsStream("network.bin"))) {
            return new Network(NetworkFile.read(in), arithmetic);
        }
    }
}
