package flagfall.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Rank;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The names of pieces are written here for the terminal and in the page's theme for the browser.
class PieceNamesTest {

    private static final Pattern NAME = Pattern.compile("(\\w+): '([^']+)'");

    @Test
    void the_terminal_and_the_page_call_the_fantasy_pieces_alike() throws IOException {
        assertThat(named(PieceNames.FANTASY::of)).isEqualTo(onThePage("fantasy"));
    }

    @Test
    void the_terminal_and_the_page_call_the_plain_pieces_alike() throws IOException {
        Map<String, String> page = onThePage("military");
        page.replaceAll((_, name) -> name.toLowerCase(Locale.ROOT));
        assertThat(named(PieceNames.PLAIN::of)).isEqualTo(page);
    }

    private static Map<String, String> named(Function<Rank, String> name) {
        return Stream.of(Rank.values()).collect(Collectors.toMap(Rank::word, name, (one, _) -> one, TreeMap::new));
    }

    /// {@return the English names of a theme by the kinds they belong to}
    private static Map<String, String> onThePage(String theme) throws IOException {
        String themes = Files.readString(Path.of("..", "web", "src", "theme", "themes.ts"));
        String after = themes.substring(themes.indexOf("const " + theme + ":"));
        String english = after.substring(after.indexOf("en: {"), after.indexOf('}'));
        return NAME.matcher(english)
                .results()
                .collect(Collectors.toMap(it -> it.group(1), it -> it.group(2), (one, _) -> one, TreeMap::new));
    }
}
