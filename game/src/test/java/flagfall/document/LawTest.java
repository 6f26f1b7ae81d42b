package flagfall.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// `docs/rules/law.md` is the first manual and the tests are the second: neither says what the other does not.
class LawTest {

    private static final Path ROOT = Path.of("..");
    private static final Path LAW = ROOT.resolve("docs/rules/law.md");
    private static final Pattern SENTENCE = Pattern.compile("(?m)^- \\*\\*(\\d+)\\.(\\d+)\\*\\* ");
    private static final Pattern CITATION =
            Pattern.compile("[Rr]ules? (\\d+\\.\\d+(?:(?:,| and)\\s+(?:///?\\s+)?\\d+\\.\\d+)*)");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.\\d+");

    private static List<MatchResult> sentences() {
        return SENTENCE.matcher(read(LAW)).results().toList();
    }

    private static Set<String> numbers() {
        return sentences().stream()
                .map(sentence -> sentence.group(1) + "." + sentence.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> cited(String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> CITATION.matcher(read(file)).results())
                    .flatMap(citation -> NUMBER.matcher(citation.group(1)).results())
                    .map(MatchResult::group)
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void every_sentence_is_cited_by_a_test() {
        Set<String> uncited = new TreeSet<>(numbers());
        uncited.removeAll(cited("rules/src/test"));
        uncited.removeAll(cited("game/src/test"));
        assertThat(uncited).isEmpty();
    }

    @Test
    void every_citation_is_of_a_sentence() {
        for (String folder : List.of("rules/src/test", "rules/src/main", "game/src/test", "game/src/main")) {
            assertThat(numbers()).as(folder).containsAll(cited(folder));
        }
    }

    @Test
    void sentences_are_numbered_without_a_gap() {
        List<Integer> chapters = sentences().stream()
                .map(sentence -> Integer.valueOf(sentence.group(1)))
                .distinct()
                .toList();
        assertThat(chapters)
                .isEqualTo(IntStream.rangeClosed(1, chapters.size()).boxed().toList());
        for (int chapter : chapters) {
            List<Integer> inChapter = sentences().stream()
                    .filter(sentence -> Integer.parseInt(sentence.group(1)) == chapter)
                    .map(sentence -> Integer.valueOf(sentence.group(2)))
                    .toList();
            assertThat(inChapter)
                    .as("chapter " + chapter)
                    .isEqualTo(
                            IntStream.rangeClosed(1, inChapter.size()).boxed().toList());
        }
    }
}
