package flagfall.walls;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import flagfall.game.Event;
import flagfall.protocol.FromClient;
import flagfall.protocol.GameEvent;
import flagfall.view.ObservedEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// One simple name for one thing, so that a name that is searched for leads to one place.
///
/// The cases of a few families may repeat each other's names: they are one thing at different stages. A move is asked
/// for, happens, is told and is sent: `FromClient`, `Event.Moved`, `ObservedEvent.Moved`, `GameEvent.Moved`. They are
/// always written with the family before them.
class NamesTest {

    private static final Set<String> STAGES = Stream.of(
                    FromClient.class, Event.class, ObservedEvent.class, GameEvent.class)
            .map(Class::getName)
            .collect(Collectors.toSet());

    /// {@return the types that share a simple name, by that name}
    private static Map<String, List<String>> twins(Stream<JavaClass> types) {
        Map<String, List<String>> byName = types.filter(type -> !type.isAnonymousClass() && !type.isLocalClass())
                .filter(type ->
                        !type.getSimpleName().isEmpty() && !type.getSimpleName().equals("package-info"))
                .filter(type -> !isStage(type))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
        byName.values().removeIf(names -> names.size() < 2);
        return byName;
    }

    private static boolean isStage(JavaClass type) {
        return type.getEnclosingClass()
                .filter(family -> STAGES.contains(family.getName()))
                .isPresent();
    }

    @Test
    void no_two_types_share_a_simple_name() {
        assertThat(twins(Shipped.CLASSES.stream())).isEmpty();
    }

    @Test
    void a_stage_has_no_name_of_anything_else() {
        Set<String> others = Shipped.CLASSES.stream()
                .filter(type -> !isStage(type))
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());
        assertThat(Shipped.CLASSES.stream().filter(NamesTest::isStage).map(JavaClass::getSimpleName))
                .isNotEmpty()
                .noneMatch(others::contains);
    }

    /// Tests too: what is planted here is the one exception.
    @Test
    void no_two_source_files_share_a_name() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path module : modules.filter(folder -> Files.isDirectory(folder.resolve("src")))
                    .toList()) {
                names.addAll(sources(module.resolve("src")));
            }
        }
        assertThat(names).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    }

    private static List<String> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.getParent().endsWith("planted"))
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.endsWith("-info.java"))
                    .toList();
        }
    }

    @Test
    void a_planted_twin_is_noticed() {
        assertThat(twins(Stream.concat(Shipped.CLASSES.stream(), Shipped.PLANTED.stream())))
                .containsKeys("Veil", "Ending");
    }
}
