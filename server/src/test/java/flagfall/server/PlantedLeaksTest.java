package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Rulesets;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The comparison of two worlds is only worth something if it notices: each leak of the list is planted in turn, and
/// must be caught. A few are planted in every run, all of them with `-Dflagfall.leaks=all`.
class PlantedLeaksTest {

    private static final boolean ALL =
            System.getProperty("flagfall.leaks", "few").equals("all");
    private static final int FEW = 2;
    private static final int FEWEST = 30;

    @Test
    void there_are_many_and_each_still_fits_the_code() {
        List<PlantedLeak> leaks = PlantedLeak.all();
        assertThat(leaks).hasSizeGreaterThanOrEqualTo(FEWEST);
        leaks.forEach(leak -> leak.changes()
                .forEach(change -> assertThat(change.faulty(PlantedLeak.read(change.path())))
                        .isNotEqualTo(PlantedLeak.read(change.path()))));
    }

    static Stream<PlantedLeak> planted() {
        List<PlantedLeak> leaks = PlantedLeak.all();
        return ALL ? leaks.stream() : IntStream.range(0, FEW).mapToObj(each -> leaks.get(each * leaks.size() / FEW));
    }

    @ParameterizedTest
    @MethodSource("planted")
    void a_planted_leak_is_caught(PlantedLeak leak) throws ReflectiveOperationException {
        Method compare = leak.compiled()
                .loadClass(PlantedLeaksTest.class.getName())
                .getDeclaredMethod("difference", String.class);
        compare.setAccessible(true);
        assertThat((Optional<?>) compare.invoke(null, leak.kind().name()))
                .as(leak.title())
                .isPresent();
    }

    /// {@return how the two worlds differ in a game of this kind, or nothing}
    static Optional<String> difference(String kind) {
        TwinScript script = TwinScript.of(Rulesets.BARRAGE, 3, 6);
        return TwinWorld.difference(script, TwinWorld.Kind.valueOf(kind), 6, Set.of("red", "visitor"));
    }
}
