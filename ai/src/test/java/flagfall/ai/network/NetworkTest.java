package flagfall.ai.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.PlainArithmetic;
import flagfall.ai.network.arithmetic.VectorArithmetic;
import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.network.encoding.TokenMoves;
import flagfall.ai.network.encoding.Vectors;
import flagfall.ai.state.InformationState;
import flagfall.board.Square;
import flagfall.core.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// `-Dflagfall.network=FILE` asks another network than the shipped one.
class NetworkTest {

    private static final int TOKENS = 92;

    static Stream<Arithmetic> bothKindsOfArithmetic() {
        return Stream.of(new VectorArithmetic(), new PlainArithmetic());
    }

    @ParameterizedTest
    @MethodSource("bothKindsOfArithmetic")
    void answers_as_the_reference_does(Arithmetic arithmetic) throws IOException {
        ForwardPass pass = new ForwardPass(network(arithmetic), TOKENS, 1);
        for (Vectors.Vector vector : Vectors.answered()) {
            Question question = question(vector);
            Prediction answer = pass.predict(List.of(question)).getFirst();
            assertThat(List.of(answer.win(), answer.draw(), answer.loss()))
                    .zipSatisfy(
                            vector.output().outcome(),
                            (ours, theirs) -> assertThat((double) ours).isCloseTo(theirs, within(1e-3)));
            assertPolicy(vector, answer);
            vector.output().belief().forEach((square, kinds) -> {
                int token = question.frame().token(Grid.cell(Square.of(square)));
                IntStream.range(0, Kinds.COUNT)
                        .forEach(kind -> assertThat((double) answer.belief(token, kind))
                                .isCloseTo(kinds.get(kind), within(1e-3)));
            });
        }
    }

    private static void assertPolicy(Vectors.Vector vector, Prediction answer) {
        TokenMoves moves = moves(vector);
        double[] policy = answer.policy(1);
        vector.output().policy().forEach((text, logarithm) -> {
            int index = moves.moves().stream().map(Object::toString).toList().indexOf(text);
            assertThat(Math.log(policy[index])).as(text).isCloseTo(logarithm, within(2e-3));
        });
    }

    @ParameterizedTest
    @MethodSource("bothKindsOfArithmetic")
    void answers_the_same_in_a_batch_as_alone(Arithmetic arithmetic) throws IOException {
        Network network = network(arithmetic);
        List<Question> questions =
                Vectors.answered().stream().limit(5).map(NetworkTest::question).toList();
        List<Prediction> together = new ForwardPass(network, TOKENS, questions.size()).predict(questions);
        ForwardPass alone = new ForwardPass(network, TOKENS, 1);
        for (int index = 0; index < questions.size(); index++) {
            Prediction one = alone.predict(List.of(questions.get(index))).getFirst();
            assertThat(together.get(index).win()).isCloseTo(one.win(), within(1e-5f));
            assertThat(together.get(index).policy(1)).containsExactly(one.policy(1), within(1e-5));
        }
    }

    private static Network network(Arithmetic arithmetic) throws IOException {
        String file = System.getProperty("flagfall.network");
        try (InputStream in = file != null
                ? Files.newInputStream(Path.of(file))
                : Objects.requireNonNull(Network.class.getResourceAsStream("network.bin"))) {
            return new Network(NetworkFile.read(in), arithmetic);
        }
    }

    private static TokenMoves moves(Vectors.Vector vector) {
        return new TokenMoves(vector.memory().view().moves(), Encoder.frame(InformationState.of(vector.memory())));
    }

    private static Question question(Vectors.Vector vector) {
        InformationState state = InformationState.of(vector.memory());
        Frame frame = Encoder.frame(state);
        return new Question(frame, Encoder.encode(state, frame), moves(vector).pairs(), true);
    }
}
