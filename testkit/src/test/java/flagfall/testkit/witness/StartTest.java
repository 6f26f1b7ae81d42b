package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessSide;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules, setups and boards as text.
class StartTest {

    @Test
    void a_setup_has_its_front_row_first_as_its_owner_sees_it() {
        WitnessGame game = WitnessGame.start(
                WitnessRules.of("quick-battle"), "MG....../.I....../B......F", "MG....../.I....../B......F");

        assertThat(game.board()).isEqualTo("f......b/......i./......gm/...~~.../...~~.../MG....../.I....../B......F");
    }

    @Test
    void whoever_the_rules_say_moves_first() {
        WitnessRules rules = WitnessRules.of("quick-battle").but(draft -> draft.firstMover = WitnessSide.BLUE);

        assertThat(WitnessGame.start(rules, "M......./......../.......F", "M......./......../.......F")
                        .turn())
                .isEqualTo("blue");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M.../..../..../...",
                "M.../..../....",
                "M.../..../..../...X",
                "M.../..../..../...~",
                "M.../..../.?../...."
            })
    void a_board_that_is_not_one_is_refused(String board) {
        WitnessRules rules = Sketch.of("classic", "....\n....\n....\n....").rules();

        assertThatThrownBy(() -> WitnessGame.position(rules, board, "red"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "classic, 40",
        "fantasy, 40",
        "tabletop, 40",
        "nine-ranks, 39",
        "quick-battle, 10",
        "commander, 40",
        "vintage, 40",
        "barrage, 8",
        "duel, 10"
    })
    void each_named_army_has_as_many_pieces_as_it_should(String id, int pieces) {
        assertThat(WitnessRules.of(id).army().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(pieces);
    }

    @Test
    void an_unknown_ruleset_is_refused() {
        assertThatThrownBy(() -> WitnessRules.of("chess")).hasMessageContaining("chess");
    }

    @Test
    void custom_rules_change_what_they_name_and_nothing_else() {
        WitnessRules rules = WitnessRules.of("{\"base\":\"classic\",\"bomb\":\"SPENT\",\"twoSquare\":\"SHUTTLE\","
                + "\"quietLimit\":50,\"army\":{\"scout\":6},"
                + "\"board\":{\"columns\":8,\"rows\":8,\"homeRows\":3,\"lakes\":[\"d4\",\"e4\"]}}");

        assertThat(rules).isEqualTo(WitnessRules.of("classic").but(draft -> {
            draft.bomb = WitnessRules.Bomb.SPENT;
            draft.twoSquare = new WitnessTwoSquare.Shuttle();
            draft.quietLimit = 50;
            draft.army.put(WitnessKind.SCOUT, 6);
            draft.columns = 8;
            draft.rows = 8;
            draft.homeRows = 3;
            draft.lakes = Set.of("d4", "e4");
        }));
    }

    @Test
    void every_other_field_can_be_changed_as_well() {
        WitnessRules rules = WitnessRules.of("{\"base\":\"classic\",\"firstMover\":\"BLUE\","
                + "\"setupOrder\":\"RED_THEN_BLUE\",\"scoutStrike\":\"ADJACENT\",\"winningDefender\":\"ADVANCES\","
                + "\"equalRanks\":\"DEFENDER_WINS\",\"reveal\":\"UNTIL_TURN_ENDS\",\"twoSquare\":\"OFF\","
                + "\"chase\":\"OFF\",\"blocked\":\"PASSES\",\"bothImmobile\":\"TO_MOVE_LOSES\","
                + "\"quietLimit\":\"OFF\"}");

        assertThat(rules).isEqualTo(WitnessRules.of("fantasy").but(draft -> {
            draft.firstMover = WitnessSide.BLUE;
            draft.scoutStrike = WitnessRules.ScoutStrike.ADJACENT;
            draft.winningDefender = WitnessRules.WinningDefender.ADVANCES;
            draft.equalRanks = WitnessRules.EqualRanks.DEFENDER_WINS;
        }));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"base\":\"classic\",\"colour\":\"green\"}",
                "{\"base\":\"classic\",\"bomb\":\"LOUD\"}",
                "{\"base\":\"classic\",\"twoSquare\":\"BOUNDARY_0\"}",
                "{\"base\":\"classic\"",
                "{\"base\":\"classic\"}}",
                "{\"base\":\"classic\",\"board\":{\"depth\":3}}"
            })
    void rules_that_are_none_are_refused(String text) {
        assertThatThrownBy(() -> WitnessRules.of(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
