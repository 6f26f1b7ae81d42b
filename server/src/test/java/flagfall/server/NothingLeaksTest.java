package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Two worlds that differ in nothing but two hidden pieces of Blue, exchanged. Whatever Red, a guest who watches, a
/// bot and a visitor without a token ask, each world answers with the same bytes; and its log and its figures are
/// the same.
class NothingLeaksTest {

    private static final int PLIES = 20;

    @Test
    void every_route_is_asked_here_or_declared_to_know_no_game() {
        assertThat(AskedRoutes.declared()).isEqualTo(AskedRoutes.described());
    }

    static Stream<Ruleset> rulesets() {
        return Rulesets.named().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void exchanged_pieces_that_nobody_has_seen_change_no_byte(Ruleset rules) {
        List<TwinWorld.Kind> kinds = List.of(TwinWorld.Kind.CASUAL, TwinWorld.Kind.RATED);
        TwinWorld.Kind kind = kinds.get(rules.id().length() % 2);
        TwinScript script = TwinScript.of(rules, rules.id().length(), PLIES);
        assertThat(script.moves()).hasSizeGreaterThan(PLIES / 3);
        assertThat(TwinWorld.difference(script, kind, 10, TwinWorld.EVERYONE)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(TwinWorld.Kind.class)
    void the_same_holds_for_every_kind_of_game(TwinWorld.Kind kind) {
        assertThat(TwinWorld.difference(TwinScript.of(Rulesets.BARRAGE, 3, 12), kind, 4, TwinWorld.EVERYONE))
                .isEmpty();
    }
}
