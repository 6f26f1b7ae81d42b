package flagfall.ai.network.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArithmeticTest {

    static Stream<Arithmetic> bothKinds() {
        return Stream.of(new VectorArithmetic(), new PlainArithmetic());
    }

    @ParameterizedTest
    @MethodSource("bothKinds")
    void multiplies_rows_with_a_matrix_of_any_size(Arithmetic arithmetic) {
        Random random = new Random(4);
        for (int inner : new int[] {1, 6, 32}) {
            for (int outer : new int[] {3, 12, 92}) {
                multiply(arithmetic, inner, outer, random);
            }
        }
    }

    private static void multiply(Arithmetic arithmetic, int inner, int outer, Random random) {
        int rows = 7;
        int stride = Arithmetic.roundUp(outer, Arithmetic.SPARE_COLUMNS);
        Rows in = filled(rows, inner, random);
        Rows weights = filled(outer, inner, random);
        Rows bias = filled(1, stride, random);
        DenseMatrix matrix = arithmetic.matrix(inner, outer);
        matrix.fillTransposed(weights);
        for (DenseMatrix.Then then : DenseMatrix.Then.values()) {
            Rows out = filled(rows, stride, random);
            float[] before = out.values().clone();
            matrix.multiply(in, rows, bias.values(), out, then);
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < outer; column++) {
                    double product = bias.values()[column];
                    for (int index = 0; index < inner; index++) {
                        product += in.values()[row * inner + index] * weights.values()[column * inner + index];
                    }
                    double wanted = switch (then) {
                        case STORE -> product;
                        case STORE_POSITIVE -> Math.max(0, product);
                        case ADD -> before[row * stride + column] + product;
                    };
                    assertThat((double) out.values()[row * stride + column]).isCloseTo(wanted, within(1e-5));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bothKinds")
    void makes_probabilities_of_numbers_far_apart(Arithmetic arithmetic) {
        Rows rows = Rows.zeros(1, Arithmetic.SPARE_COLUMNS);
        float[] given = {-3, 0.5f, 90, 88.5f, -1000};
        System.arraycopy(given, 0, rows.values(), 0, given.length);
        arithmetic.softmax(rows, 1, given.length, 0.5f);
        double sum = 0;
        for (float each : given) {
            sum += Math.exp((each - 90) / 2);
        }
        for (int index = 0; index < given.length; index++) {
            double wanted = Math.exp((given[index] - 90) / 2) / sum;
            assertThat((double) rows.values()[index]).isCloseTo(wanted, within(1e-6));
        }
    }

    @ParameterizedTest
    @MethodSource("bothKinds")
    void normalises_a_row(Arithmetic arithmetic) {
        int length = Arithmetic.SPARE_COLUMNS;
        Rows row = filled(1, length, new Random(5));
        float[] weight = filled(1, length, new Random(6)).values();
        float[] bias = filled(1, length, new Random(7)).values();
        Rows out = Rows.zeros(1, length);
        arithmetic.normalize(row, 1, Arrays.copyOf(weight, length), bias, out);
        double mean = 0;
        double variance = 0;
        for (int index = 0; index < length; index++) {
            mean += row.values()[index] / length;
        }
        for (int index = 0; index < length; index++) {
            variance += Math.pow(row.values()[index] - mean, 2) / length;
        }
        for (int index = 0; index < length; index++) {
            double wanted = (row.values()[index] - mean) / Math.sqrt(variance + 1e-5) * weight[index] + bias[index];
            assertThat((double) out.values()[index]).isCloseTo(wanted, within(1e-5));
        }
    }

    private static Rows filled(int rows, int stride, Random random) {
        Rows filled = Rows.zeros(rows, stride);
        for (int index = 0; index < filled.values().length; index++) {
            filled.values()[index] = random.nextFloat() - 0.5f;
        }
        return filled;
    }

    /// Prints the kind that is used here.
    static final class Kind {
        private Kind() {}

        public static void main(String[] args) {
            System.out.println(Arithmetic.best().getClass().getSimpleName());
        }
    }

    @Test
    void uses_vectors_where_java_has_them_and_plain_loops_where_it_has_not() throws IOException {
        assertThat(kindOf()).isEqualTo("PlainArithmetic");
        assertThat(kindOf("--add-modules", "jdk.incubator.vector")).isEqualTo("VectorArithmetic");
    }

    /// Prints a product, in bits.
    static final class Product {
        private Product() {}

        public static void main(String[] args) {
            Random random = new Random(9);
            int rows = 5;
            int outer = 70;
            Rows weights = filled(outer, 40, random);
            DenseMatrix matrix = new VectorArithmetic().matrix(40, outer);
            matrix.fillTransposed(weights);
            Rows out = Rows.zeros(rows, 96);
            matrix.multiply(filled(rows, 40, random), rows, new float[96], out, DenseMatrix.Then.STORE);
            for (int row = 0; row < rows; row++) {
                int at = row * out.stride();
                System.out.println(Arrays.hashCode(Arrays.copyOfRange(out.values(), at, at + outer)));
            }
        }
    }

    @Test
    void a_product_is_the_same_to_the_last_bit_with_vectors_of_any_width() throws IOException {
        String widest = productWith(64);
        assertThat(widest.lines()).hasSize(5);
        assertThat(productWith(32)).isEqualTo(widest);
        assertThat(productWith(16)).isEqualTo(widest);
    }

    private static String productWith(int bytes) throws IOException {
        return said(
                Product.class,
                "--add-modules",
                "jdk.incubator.vector",
                "-XX:+DisplayVMOutputToStderr",
                "-XX:MaxVectorSize=" + bytes);
    }

    private static String kindOf(String... options) throws IOException {
        return said(Kind.class, options);
    }

    private static String said(Class<?> program, String... options) throws IOException {
        Stream<String> command = Stream.of(
                        Stream.of(Path.of(System.getProperty("java.home"), "bin", "java")
                                .toString()),
                        Stream.of(options),
                        Stream.of("-cp", System.getProperty("java.class.path"), program.getName()))
                .flatMap(part -> part);
        Process process = new ProcessBuilder(command.toList())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }
}
