package flagfall.ai.network;

import flagfall.ai.network.arithmetic.DenseMatrix.Then;
import flagfall.ai.network.arithmetic.Rows;
import flagfall.ai.network.encoding.Encoder;
import java.util.ArrayList;
import java.util.List;

/// Room to compute in, for up to so many positions at once on boards of one number of tokens. Positions of a batch
/// share each layer's weights while they are near. Not for two threads at a time.
public final class ForwardPass {

    private static final float[] LEVELS = levels();

    private final Network network;
    private final int tokens;
    private final int most;
    private final int width;
    private final Attention attention;
    /// A row a token: what is known of it, the same normalised, and a wide one for what lies between.
    private final Rows stream;

    private final Rows normal;
    private final Rows wide;
    private final Heads heads;

    public ForwardPass(Network network, int tokens, int most) {
        this.network = network;
        this.tokens = tokens;
        this.most = most;
        width = network.shape.width();
        int rows = most * tokens;
        stream = Rows.zeros(rows, width);
        normal = Rows.zeros(rows, width);
        wide = Rows.zeros(rows, Math.max(network.shape.hiddenWidth(), Encoder.PLANES));
        attention = new Attention(network.arithmetic, network.shape, tokens);
        heads = new Heads(network, tokens, most);
    }

    private static float[] levels() {
        float[] levels = new float[256];
        for (int level = 0; level < levels.length; level++) {
            levels[level] = level * (1 / 255f);
        }
        return levels;
    }

    /// {@return an answer to each question, in their order}
    public List<Prediction> predict(List<Question> questions) {
        if (questions.size() > most) {
            throw new IllegalArgumentException(questions.size() + " questions where there is room for " + most);
        }
        int rows = questions.size() * tokens;
        read(questions);
        for (Block block : network.blocks) {
            block.beforeAttention().apply(stream, rows, normal);
            Rows qkv = wide.reshaped(3 * width);
            block.qkv().apply(normal, rows, qkv, Then.STORE);
            for (int position = 0; position < questions.size(); position++) {
                attention.apply(qkv.from(position * tokens), normal.from(position * tokens));
            }
            block.output().apply(normal, rows, stream, Then.ADD);
            block.beforeHidden().apply(stream, rows, normal);
            Rows hidden = wide.reshaped(network.shape.hiddenWidth());
            block.hidden().apply(normal, rows, hidden, Then.STORE_POSITIVE);
            block.back().apply(hidden, rows, stream, Then.ADD);
        }
        network.norm.apply(stream, rows, normal);
        float[][] outcomes = heads.outcomes(normal, questions.size());
        List<Prediction> predictions = new ArrayList<>();
        for (int position = 0; position < questions.size(); position++) {
            Question question = questions.get(position);
            Rows seen = normal.from(position * tokens);
            float[][] belief = question.wantsBelief() ? heads.belief(seen) : new float[0][];
            float[] logits = heads.policy(seen, question.moves());
            predictions.add(new Prediction(outcomes[position], logits, belief));
        }
        return predictions;
    }

    /// The first layer: what is seen of each square, and where it lies.
    private void read(List<Question> questions) {
        Rows planes = wide.reshaped(Encoder.PLANES);
        int row = 0;
        for (Question question : questions) {
            if (question.frame().size() != tokens) {
                throw new IllegalArgumentException(
                        "a board of " + question.frame().size() + " tokens, not " + tokens);
            }
            byte[] bytes = question.planes();
            int at = row * Encoder.PLANES;
            for (int index = 0; index < bytes.length; index++) {
                planes.values()[at + index] = LEVELS[bytes[index] & 0xff];
            }
            for (int token = 0; token < tokens; token++, row++) {
                int position = question.frame().position(token);
                System.arraycopy(network.positions, position * width, stream.values(), row * width, width);
            }
        }
        network.input.apply(planes, row, stream, Then.ADD);
    }
}
