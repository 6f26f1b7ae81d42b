package flagfall.walls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the map names is there.
class MapTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern CODE = Pattern.compile("```.*?```|`[^`]+`", Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?<![\\w/])(?:[A-Z][a-z]+){2,}(?!\\w)");
    private static final Pattern FILE = Pattern.compile("\\b[a-z-]+\\.(?:ts|css|h|yaml)\\b");

    private static Set<String> named(String text, Pattern what) {
        return CODE.matcher(text)
                .results()
                .flatMap(code -> what.matcher(code.group()).results())
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> sources() throws IOException {
        Set<String> names = new HashSet<>();
        for (String folder : List.of("rules", "game", "ai", "protocol", "server", "app", "testkit", "web")) {
            addFiles(folder + "/src", Integer.MAX_VALUE, names);
        }
        addFiles("training", 1, names);
        return names;
    }

    private static void addFiles(String folder, int depth, Set<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder), depth)) {
            files.map(file -> file.getFileName().toString()).forEach(names::add);
        }
    }

    @Test
    void every_type_on_it_exists() throws IOException {
        Set<String> sources = sources();
        String map = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
        assertThat(named(map, TYPE)).hasSizeGreaterThan(50).allMatch(type -> sources.contains(type + ".java"));
    }

    @Test
    void every_file_on_it_exists() throws IOException {
        Set<String> sources = sources();
        String map = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
        assertThat(named(map, FILE)).hasSizeGreaterThan(10).allMatch(sources::contains);
    }
}
