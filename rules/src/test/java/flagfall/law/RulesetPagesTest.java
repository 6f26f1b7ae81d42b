package flagfall.law;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.notation.RulesetProse;
import flagfall.piece.Rank;
import flagfall.rules.Army;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every named ruleset has a page in `docs/rules`, and what the page says is what is played.
class RulesetPagesTest {

    private static final Path PAGES = Path.of("..", "docs", "rules");
    private static final Pattern DRAWING = Pattern.compile("```\n(.*?)```", Pattern.DOTALL);
    private static final Pattern TROOP = Pattern.compile("\\| ([a-z]+) \\| (\\d+) \\|");
    private static final Pattern ANSWER = Pattern.compile("\\| `(\\w+)` \\| `(\\w+)` \\| (.+) \\|");

    static List<Ruleset> named() {
        return Rulesets.named();
    }

    private static String page(Ruleset rules) throws IOException {
        return Files.readString(PAGES.resolve(rules.id() + ".md"));
    }

    private static List<MatchResult> all(Pattern pattern, Ruleset rules) throws IOException {
        return pattern.matcher(page(rules)).results().toList();
    }

    @Test // Rule 13.1
    void every_ruleset_has_a_page_and_every_page_a_ruleset() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            Set<String> pages = files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
            pages.remove("law.md");
            assertThat(pages)
                    .containsExactlyInAnyOrderElementsOf(
                            named().stream().map(rules -> rules.id() + ".md").toList());
        }
    }

    @ParameterizedTest
    @MethodSource("named")
    void the_board_is_the_one_drawn(Ruleset rules) throws IOException {
        String drawing =
                DRAWING.matcher(page(rules)).results().findFirst().orElseThrow().group(1);
        assertThat(Board.drawn(drawing)).isEqualTo(rules.board());
        assertThat(rules.board().picture()).isEqualTo(drawing);
    }

    @ParameterizedTest
    @MethodSource("named")
    void the_army_is_the_one_in_the_table(Ruleset rules) throws IOException {
        Map<Rank, Integer> counts = new EnumMap<>(Rank.class);
        for (MatchResult row : all(TROOP, rules)) {
            counts.put(Rank.ofWord(row.group(1)).orElseThrow(), Integer.valueOf(row.group(2)));
        }
        assertThat(new Army(counts)).isEqualTo(rules.army());
        assertThat(page(rules)).contains(rules.army().size() + " pieces.");
    }

    @ParameterizedTest
    @MethodSource("named")
    void every_option_has_the_answer_in_the_table(Ruleset rules) throws Exception {
        Map<String, String> told = new TreeMap<>();
        for (MatchResult row : all(ANSWER, rules)) {
            told.put(row.group(1), row.group(2));
        }
        Map<String, String> played = new TreeMap<>();
        for (RecordComponent field : Ruleset.class.getRecordComponents()) {
            if (!Set.of("id", "board", "army").contains(field.getName())) {
                played.put(field.getName(), String.valueOf(field.getAccessor().invoke(rules)));
            }
        }
        assertThat(told).isEqualTo(played);
    }

    @ParameterizedTest
    @MethodSource("named")
    void every_sentence_is_the_one_the_program_says(Ruleset rules) throws IOException {
        List<String> said = RulesetProse.sections(rules).stream()
                .flatMap(section -> section.sentences().stream())
                .toList();
        assertThat(all(ANSWER, rules)).allSatisfy(row -> assertThat(said).contains(row.group(3)));
    }

    @Test
    void what_was_decided_here_is_said_on_the_page_it_concerns() throws IOException {
        Map<String, String> decisions = Map.of(
                "vintage", "The lakes, which are classic's.",
                "quick-battle", "Three home rows.",
                "fantasy", "A player who is blocked passes.",
                "nine-ranks", "40 pieces per player");
        for (Map.Entry<String, String> decision : decisions.entrySet()) {
            assertThat(page(Rulesets.named(decision.getKey()).orElseThrow())).contains(decision.getValue());
        }
        assertThat(page(Rulesets.FANTASY)).contains("\"Elven King\"");
        for (Ruleset rules : Arrays.asList(
                Rulesets.CLASSIC,
                Rulesets.FANTASY,
                Rulesets.TABLETOP,
                Rulesets.NINE_RANKS,
                Rulesets.QUICK_BATTLE,
                Rulesets.COMMANDER,
                Rulesets.VINTAGE)) {
            assertThat(page(rules)).contains("A spy that strikes the flag wins");
        }
    }
}
