package flagfall.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.ParseResult;
import flagfall.notation.RulesetText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.problem.Problem;
import flagfall.rules.Army;
import flagfall.rules.Blocked;
import flagfall.rules.Bomb;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.EqualRanks;
import flagfall.rules.FirstMover;
import flagfall.rules.QuietLimit;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.RulesetDraft;
import flagfall.rules.Rulesets;
import flagfall.rules.ScoutStrike;
import flagfall.rules.SetupOrder;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Chapter 13 of the law, and of chapters 1 and 2 what a ruleset must keep to.
class RulesetTest {

    static List<Ruleset> named() {
        return Rulesets.named();
    }

    /// {@return every option that is answered with a word, with each of its answers}
    static List<Arguments> answers() {
        List<Arguments> answers = new ArrayList<>();
        for (RecordComponent option : Ruleset.class.getRecordComponents()) {
            for (Object answer : Objects.requireNonNullElse(option.getType().getEnumConstants(), new Object[0])) {
                answers.add(Arguments.of(option.getName(), answer));
            }
        }
        return answers;
    }

    private static void answer(RulesetDraft draft, String option, Enum<?> answer) {
        try {
            RulesetDraft.class.getField(option).set(draft, answer);
        } catch (ReflectiveOperationException missing) {
            throw new LinkageError("a draft has every option: " + option, missing);
        }
    }

    private static Ruleset read(String text) {
        return RulesetText.read(text).orThrow();
    }

    private static List<String> faults(String text) {
        return switch (RulesetText.read(text)) {
            case ParseResult.Parsed<Ruleset> _ -> List.of();
            case ParseResult.Failed<Ruleset> failed -> messages(failed.faults());
        };
    }

    private static List<String> messages(List<Problem> faults) {
        return faults.stream().map(Problem::message).toList();
    }

    @Nested // Rule 13.1
    class ANamedRuleset {

        @Test
        void is_found_by_its_id() {
            assertThat(named())
                    .extracting(Ruleset::id)
                    .containsExactly(
                            "classic",
                            "fantasy",
                            "tabletop",
                            "nine-ranks",
                            "quick-battle",
                            "commander",
                            "vintage",
                            "barrage",
                            "duel");
            for (Ruleset rules : named()) {
                assertThat(read(rules.id())).isSameAs(rules);
                assertThat(Rulesets.named(rules.id())).containsSame(rules);
            }
            assertThat(faults("chess")).containsExactly("there is no ruleset \"chess\"");
            assertThat(faults("")).containsExactly("there is no ruleset \"\"");
        }

        @ParameterizedTest
        @MethodSource("flagfall.law.RulesetTest#named")
        void can_be_played(Ruleset rules) {
            assertThat(rules.faults()).isEmpty();
        }
    }

    @Nested // Rule 13.2
    class ACustomRuleset {

        @Test
        void is_its_base_where_it_says_nothing() {
            for (Ruleset rules : named()) {
                assertThat(read("{\"base\":\"" + rules.id() + "\"}")).isEqualTo(rules);
            }
        }

        @Test
        void may_change_every_field() {
            String json = """
                    {"base":"classic",
                     "board":{"columns":4,"rows":5,"homeRows":2,"lakes":["b3","c3"]},
                     "army":{"flag":1,"marshal":0,"general":0,"colonel":0,"major":0,"captain":0,"lieutenant":0,
                             "sergeant":2,"miner":1,"scout":1,"spy":1,"bomb":2},
                     "firstMover":"RANDOM", "setupOrder":"RED_THEN_BLUE", "scoutStrike":"MOVE_THEN_STRIKE",
                     "bomb":"SPENT", "winningDefender":"ADVANCES", "equalRanks":"DEFENDER_WINS",
                     "reveal":"UNTIL_TURN_ENDS", "twoSquare":"SHUTTLE", "chase":"OFF", "blocked":"PASSES",
                     "bothImmobile":"TO_MOVE_LOSES", "quietLimit":50}
                    """;
            assertThat(read(json))
                    .isEqualTo(new Ruleset(
                            "classic",
                            new Board(4, 5, 2, Set.of(Square.of("b3"), Square.of("c3"))),
                            new Army(Map.of(
                                    Rank.FLAG,
                                    1,
                                    Rank.SERGEANT,
                                    2,
                                    Rank.MINER,
                                    1,
                                    Rank.SCOUT,
                                    1,
                                    Rank.SPY,
                                    1,
                                    Rank.BOMB,
                                    2)),
                            FirstMover.RANDOM,
                            SetupOrder.RED_THEN_BLUE,
                            ScoutStrike.MOVE_THEN_STRIKE,
                            Bomb.SPENT,
                            WinningDefender.ADVANCES,
                            EqualRanks.DEFENDER_WINS,
                            Reveal.UNTIL_TURN_ENDS,
                            new TwoSquare.Shuttle(),
                            Chase.OFF,
                            Blocked.PASSES,
                            BothImmobile.TO_MOVE_LOSES,
                            new QuietLimit(50)));
        }

        @ParameterizedTest
        @CsvSource({
            "twoSquare, OFF",
            "twoSquare, SHUTTLE",
            "twoSquare, BOUNDARY_1",
            "twoSquare, BOUNDARY_99",
            "equalRanks, ATTACKER_WINS",
            "firstMover, BLUE",
            "quietLimit, OFF"
        })
        void takes_every_answer_there_is(String field, String answer) {
            assertThat(RulesetText.write(read("{\"base\":\"barrage\",\"" + field + "\":\"" + answer + "\"}")))
                    .contains("\"" + field + "\":\"" + answer + "\"");
        }

        @Test
        void changes_only_the_ranks_and_the_parts_of_the_board_it_names() {
            Ruleset fewer = read("{\"base\":\"classic\",\"army\":{\"scout\":6}}");
            assertThat(fewer.army()).isEqualTo(Rulesets.CLASSIC.army().with(Rank.SCOUT, 6));
            Ruleset dry = read("{\"base\":\"classic\",\"board\":{\"lakes\":[]}}");
            assertThat(dry.board()).isEqualTo(new Board(10, 10, 4, Set.of()));
            Ruleset low = read("{\"base\":\"duel\",\"board\":{\"homeRows\":1}}");
            assertThat(low.board())
                    .isEqualTo(new Board(10, 10, 1, Rulesets.CLASSIC.board().lakes()));
        }

        @Test
        void may_be_drawn_after_a_single_quiet_ply() {
            assertThat(read("{\"base\":\"classic\",\"quietLimit\":1}").quietLimit())
                    .isEqualTo(new QuietLimit(1));
        }

        @Test
        void keeps_the_id_of_its_base() {
            assertThat(read("{\"base\":\"vintage\",\"bomb\":\"SPENT\"}").id()).isEqualTo("vintage");
        }
    }

    @Nested // Rule 13.3
    class ARulesetThatCannotBePlayed {

        @Test
        void is_told_all_of_its_faults_at_once() {
            assertThat(faults("""
                    {"base":"checkers","gravity":"OFF","bomb":"EXPLODES","twoSquare":"BOUNDARY_0","quietLimit":0,
                     "army":{"dragon":1,"flag":2,"scout":"many","spy":-1},
                     "board":{"columns":11,"rows":3,"homeRows":2,"depth":7,"lakes":["c5","z9",5]}}
                    """))
                    .containsExactly(
                            "there is no ruleset \"checkers\"",
                            "unknown field \"gravity\"",
                            "bomb must be one of [STAYS, SPENT], not \"EXPLODES\"",
                            "twoSquare must be OFF, SHUTTLE or BOUNDARY_1 to BOUNDARY_99, not \"BOUNDARY_0\"",
                            "quietLimit must be \"OFF\" or a number of plies from 1 to 999999999, not 0",
                            "army: there is no piece \"dragon\"",
                            "army.scout must be a number, not \"many\"",
                            "unknown field \"board.depth\"",
                            "board.lakes: \"z9\" is no square",
                            "board.lakes: 5 is no square",
                            "board.columns must be 4 to 10, not 11",
                            "board.rows must be 4 to 10, not 3",
                            "board.homeRows must leave a row between the homes: 2 each of 3",
                            "board.lakes: c5 is outside the board",
                            "army.spy must not be negative: -1",
                            "army.flag must be exactly 1, not 2",
                            "army of 39 is larger than its home of 22 squares");
        }

        @Test // Rules 1.1, 1.3
        void has_a_board_of_impossible_size() {
            assertThat(new Board(4, 4, 1, Set.of()).faults()).isEmpty();
            assertThat(new Board(10, 10, 4, Set.of()).faults()).isEmpty();
            assertThat(messages(new Board(3, 4, 1, Set.of()).faults()))
                    .containsExactly("board.columns must be 4 to 10, not 3");
            assertThat(messages(new Board(11, 4, 1, Set.of()).faults()))
                    .containsExactly("board.columns must be 4 to 10, not 11");
            assertThat(messages(new Board(4, 3, 1, Set.of()).faults()))
                    .containsExactly("board.rows must be 4 to 10, not 3");
            assertThat(messages(new Board(4, 11, 1, Set.of()).faults()))
                    .containsExactly("board.rows must be 4 to 10, not 11");
            assertThat(messages(new Board(4, 4, 0, Set.of()).faults()))
                    .containsExactly("board.homeRows must be 1 or more, not 0");
            assertThat(messages(new Board(4, 4, 2, Set.of()).faults()))
                    .containsExactly("board.homeRows must leave a row between the homes: 2 each of 4");
            assertThat(new Board(4, 5, 2, Set.of()).faults()).isEmpty();
        }

        @Test // Rule 1.4
        void has_a_lake_outside_the_board_or_in_a_home() {
            assertThat(new Board(4, 6, 2, Set.of(Square.of("a3"), Square.of("d4"))).faults())
                    .isEmpty();
            assertThat(messages(new Board(
                                    4, 6, 2, Set.of(Square.of("a2"), Square.of("d5"), Square.of("e3"), Square.of("a7")))
                            .faults()))
                    .containsExactly(
                            "board.lakes: a2 is in a home",
                            "board.lakes: e3 is outside the board",
                            "board.lakes: d5 is in a home",
                            "board.lakes: a7 is outside the board");
        }

        @Test // Rule 2.2
        void has_an_army_that_cannot_play() {
            Army least = new Army(Map.of(Rank.FLAG, 1, Rank.SPY, 1));
            assertThat(least.faults(2)).isEmpty();
            assertThat(messages(least.faults(1))).containsExactly("army of 2 is larger than its home of 1 squares");
            assertThat(messages(least.with(Rank.FLAG, 0).faults(4)))
                    .containsExactly("army.flag must be exactly 1, not 0");
            assertThat(messages(least.with(Rank.FLAG, 2).faults(4)))
                    .containsExactly("army.flag must be exactly 1, not 2");
            assertThat(messages(least.with(Rank.SPY, 0).with(Rank.BOMB, 1).faults(4)))
                    .containsExactly("army has no movable piece");
            assertThat(messages(least.with(Rank.BOMB, -1).faults(4)))
                    .containsExactly("army.bomb must not be negative: -1");
        }

        @Test // Rule 2.2
        void has_an_army_beyond_all_counting() {
            String huge = "999999999";
            assertThat(faults("{\"base\":\"classic\",\"army\":{\"scout\":" + huge + ",\"miner\":" + huge + ",\"major\":"
                            + huge + "}}"))
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("is larger than its home of 40 squares");
        }

        @Test
        void starts_no_game() {
            Ruleset none = Rulesets.CLASSIC.with(change -> change.army = new Army(Map.of()));
            assertThatThrownBy(() -> Position.arranged(none, Map.of(), Side.RED))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("cannot be played")
                    .hasMessageContaining("army.flag must be exactly 1")
                    .hasMessageContaining("army has no movable piece");
        }

        @Test
        void is_not_what_it_should_be() {
            assertThat(faults("{\"bomb\":\"STAYS\"}")).containsExactly("base is missing");
            assertThat(faults("{\"base\":7}")).containsExactly("there is no ruleset \"7\"");
            assertThat(faults("{\"base\":\"classic\",\"army\":7}"))
                    .containsExactly("army must be of type object, not 7");
            assertThat(faults("{\"base\":\"classic\",\"board\":[]}"))
                    .containsExactly("board must be of type object, not []");
            assertThat(faults("{\"base\":\"classic\",\"board\":{\"lakes\":\"c5\"}}"))
                    .containsExactly("board.lakes must be of type list, not \"c5\"");
            assertThat(faults("{\"base\":\"classic\",\"board\":{\"rows\":\"ten\"}}"))
                    .containsExactly("board.rows must be a number, not \"ten\"");
            assertThat(faults("{\"base\":\"classic\",\"quietLimit\":\"200\"}"))
                    .containsExactly(
                            "quietLimit must be \"OFF\" or a number of plies from 1 to 999999999, not \"200\"");
            assertThat(faults("{\"base\":\"classic\",\"twoSquare\":3}"))
                    .containsExactly("twoSquare must be OFF, SHUTTLE or BOUNDARY_1 to BOUNDARY_99, not 3");
            assertThat(faults("{\"base\":\"classic\",\"chase\":\"more_square\"}"))
                    .containsExactly("chase must be one of [OFF, MORE_SQUARE], not \"more_square\"");
            assertThat(faults("{\"base\":\"classic\",\"id\":\"mine\"}")).containsExactly("unknown field \"id\"");
            assertThat(faults("{\"base\":\"classic\",\"version\":2}")).containsExactly("version must be 1, not 2");
            assertThat(faults("{\"base\":\"classic\",\"version\":0}")).containsExactly("version must be 1, not 0");
            assertThat(faults("{\"base\":\"classic\",\"version\":1}")).isEmpty();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                {                                        | 2  | a string is missing
                {"base"                                  | 8  | ':' is missing
                {"base":                                 | 9  | a value is missing
                {"base":"classic"                        | 18 | '}' is missing
                {"base":"classic                         | 9  | a string does not end
                {"base":"classic",}                      | 19 | a string is missing
                {"base":"classic"}}                      | 19 | more than one value
                {"base":"classic","base":"duel"}         | 32 | "base" stands twice
                {"base":"clas\\sic"}                     | 9  | no escapes are needed here
                {"base":"classic","quietLimit":007}      | 32 | no value begins like this
                {"base":"classic","quietLimit":1+5}      | 32 | no value begins like this
                {"base":12                               | 11 | '}' is missing
                {"base":"\\classic"}                    | 9  | no escapes are needed here
                {"base":"classic","board":{"lakes":["c5"  | 41 | ']' is missing
                {"base":[[[[[[[[1]]]]]]]]}                | 16 | nested too deeply
                """)
        void is_no_json_and_told_where(String text, int character, String fault) {
            assertThat(faults(text)).containsExactly("not JSON at character " + character + ": " + fault);
        }

        @ParameterizedTest
        @ValueSource(strings = {"1.5", "1e3", "-0.5E+2", "1234567890", "true", "false", "null"})
        void is_told_of_a_value_of_no_use_beside_its_other_faults(String value) {
            assertThat(faults("{\"base\":\"classic\",\"quietLimit\":" + value + ",\"bomb\":\"GONE\"}"))
                    .containsExactly(
                            "quietLimit must be \"OFF\" or a number of plies from 1 to 999999999, not " + value,
                            "bomb must be one of [STAYS, SPENT], not \"GONE\"");
        }

        @Test
        void is_told_of_every_unknown_field_however_many_there_are() {
            StringBuilder json = new StringBuilder("{\"base\":\"classic\"");
            for (char name = 'a'; name <= 'l'; name++) {
                json.append(",\"").append(name).append("\":").append(name % 2 == 0 ? "{}" : "[]");
            }
            assertThat(faults(json + "}")).hasSize(12).allMatch(fault -> fault.startsWith("unknown field"));
        }

        @Test
        void may_hold_blanks_and_empty_objects() {
            assertThat(
                            read(" { \"base\" : \"classic\" , \"army\" : { } , \"board\" : { \"lakes\" : [ \"a5\" ,\n\t\"b5\" ] } } "
                                            .strip())
                                    .board()
                                    .lakes())
                    .containsExactly(Square.of("a5"), Square.of("b5"));
        }
    }

    @Nested // Rule 13.4
    class TheTextOfARuleset {

        @ParameterizedTest
        @MethodSource("flagfall.law.RulesetTest#named")
        void reads_back_as_the_same_ruleset(Ruleset rules) {
            assertThat(read(RulesetText.write(rules))).isEqualTo(rules);
        }

        /// A stored game would forget an option that its text leaves out.
        @ParameterizedTest
        @MethodSource("flagfall.law.RulesetTest#answers")
        void reads_back_with_any_answer_to_any_option(String option, Enum<?> answer) {
            Ruleset rules = Rulesets.CLASSIC.with(draft -> answer(draft, option, answer));
            assertThat(read(RulesetText.write(rules))).isEqualTo(rules);
        }

        @Test
        void is_every_field_in_a_fixed_order() {
            assertThat(RulesetText.write(Rulesets.QUICK_BATTLE))
                    .isEqualTo("{\"base\":\"quick-battle\",\"version\":1,"
                            + "\"board\":{\"columns\":8,\"rows\":8,\"homeRows\":3,\"lakes\":[\"d4\",\"e4\",\"d5\",\"e5\"]},"
                            + "\"army\":{\"flag\":1,\"spy\":1,\"scout\":2,\"miner\":2,\"sergeant\":0,\"lieutenant\":0,"
                            + "\"captain\":0,\"major\":0,\"colonel\":0,\"general\":1,\"marshal\":1,\"bomb\":2},"
                            + "\"firstMover\":\"RED\",\"setupOrder\":\"TOGETHER\",\"scoutStrike\":\"IN_LINE\","
                            + "\"bomb\":\"SPENT\",\"winningDefender\":\"STAYS\",\"equalRanks\":\"BOTH_FALL\","
                            + "\"reveal\":\"FOR_GOOD\",\"twoSquare\":\"OFF\",\"chase\":\"OFF\",\"blocked\":\"LOSES\","
                            + "\"bothImmobile\":\"TO_MOVE_LOSES\",\"quietLimit\":\"OFF\"}");
        }
    }

    @Nested // Rule 13.4
    class TheHashOfARuleset {

        /// Stored games carry these. A change here means that old games no longer know their law.
        @ParameterizedTest
        @CsvSource({
            "classic, 0f37038dd11e650e",
            "fantasy, b62ff5445915a194",
            "tabletop, 9df89b677ab0446c",
            "nine-ranks, 51b0cb0db7c30ff0",
            "quick-battle, 4a5e3f19148287db",
            "commander, 71e238812781af59",
            "vintage, 1c3caaa024a7f615",
            "barrage, d746177840c4140d",
            "duel, 7d7046f886ce34d5"
        })
        void is_the_same_today_and_tomorrow(String id, String hash) {
            assertThat(RulesetText.hash(read(id))).isEqualTo(hash);
        }

        @Test
        void stands_for_the_law_and_not_for_its_name() {
            Ruleset barrage = read(
                    "{\"base\":\"classic\",\"army\":{\"flag\":1,\"marshal\":1,\"general\":1,\"colonel\":0,\"major\":0,"
                            + "\"captain\":0,\"lieutenant\":0,\"sergeant\":0,\"miner\":1,\"scout\":2,\"spy\":1,\"bomb\":1}}");
            assertThat(barrage).isNotEqualTo(Rulesets.BARRAGE);
            assertThat(RulesetText.hash(barrage)).isEqualTo(RulesetText.hash(Rulesets.BARRAGE));
        }

        @Test
        void changes_with_every_field() {
            List<String> changes = List.of(
                    "\"board\":{\"lakes\":[]}",
                    "\"army\":{\"scout\":7}",
                    "\"firstMover\":\"BLUE\"",
                    "\"setupOrder\":\"RED_THEN_BLUE\"",
                    "\"scoutStrike\":\"ADJACENT\"",
                    "\"bomb\":\"SPENT\"",
                    "\"winningDefender\":\"ADVANCES\"",
                    "\"equalRanks\":\"ATTACKER_WINS\"",
                    "\"reveal\":\"UNTIL_TURN_ENDS\"",
                    "\"twoSquare\":\"OFF\"",
                    "\"chase\":\"OFF\"",
                    "\"blocked\":\"PASSES\"",
                    "\"bothImmobile\":\"TO_MOVE_LOSES\"",
                    "\"quietLimit\":201");
            assertThat(changes.stream()
                            .map(change -> RulesetText.hash(read("{\"base\":\"classic\"," + change + "}")))
                            .toList())
                    .doesNotHaveDuplicates()
                    .doesNotContain(RulesetText.hash(Rulesets.CLASSIC));
        }
    }

    @Test // Rule 2.1
    void ranks_keep_their_names() {
        assertThat(Rank.values())
                .extracting(Rank::word)
                .containsExactly(
                        "flag",
                        "spy",
                        "scout",
                        "miner",
                        "sergeant",
                        "lieutenant",
                        "captain",
                        "major",
                        "colonel",
                        "general",
                        "marshal",
                        "bomb");
    }
}
