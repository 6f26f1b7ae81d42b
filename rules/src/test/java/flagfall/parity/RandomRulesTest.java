package flagfall.parity;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Ruleset;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A new option is one that core and witness are compared on.
class RandomRulesTest {

    /// What play does not depend on: the name, and who places first.
    private static final Set<String> BEFORE_PLAY = Set.of("id", "setupOrder");

    @Test
    void every_option_that_play_depends_on_is_answered() {
        String rulesets =
                Stream.generate(new RandomRules(new Random(1))::next).limit(50).collect(Collectors.joining("\n"));
        List<String> options = Arrays.stream(Ruleset.class.getRecordComponents())
                .map(RecordComponent::getName)
                .filter(option -> !BEFORE_PLAY.contains(option))
                .toList();
        assertThat(options)
                .isNotEmpty()
                .allSatisfy(option -> assertThat(rulesets).contains("\"" + option + "\":"));
    }
}
