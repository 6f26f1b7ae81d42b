package flagfall.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.notation.GameRecord.Beginning;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A game written down can be read again, by people and by us.
class GameRecordTextTest {

    private static final String LINE_END = Character.toString('\n');

    private static final String SMALL =
            "{\"base\":\"fantasy\",\"board\":{\"columns\":4,\"rows\":4,\"homeRows\":1,\"lakes\":[]},\"army\":"
                    + "{\"marshal\":1,\"general\":0,\"colonel\":0,\"major\":0,\"captain\":1,\"lieutenant\":0,\"sergeant\":0,"
                    + "\"miner\":0,\"scout\":1,\"spy\":0,\"bomb\":0}}";

    private static final String GAME = """
            [Flagfall "1"]
            [Ruleset "fantasy"]
            [Law "%s"]
            [Red "Ada"]
            [Blue "Bo"]
            [Date "2026-01-02"]
            [Result "red"]
            [Termination "flag"]
            [First "blue"]
            [RedSetup "FMPS"]
            [BlueSetup "MSPF"]

            1. -- b4b3  2. d1d3 b3b2
            3. d3d4
            """.formatted(SMALL);

    private static GameRecord random(Ruleset rules, long seed) {
        Setup red = Setup.random(rules, Side.RED, seed);
        Setup blue = Setup.random(rules, Side.BLUE, seed);
        Position position = Position.start(rules, red, blue, Side.RED);
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        while (!position.outcome().isOver() && moves.size() < 300) {
            Move move = position.moves().get(random.nextInt(position.moves().size()));
            moves.add(move);
            position = position.play(move);
        }
        return new GameRecord(
                rules,
                "Red's \"best\"",
                "",
                "2026-01-02",
                "*",
                "",
                new Beginning.FromSetups(red, blue, Side.RED),
                moves);
    }

    static List<Ruleset> named() {
        return Rulesets.named();
    }

    @ParameterizedTest
    @MethodSource("named")
    void what_was_written_is_read_again(Ruleset rules) {
        GameRecord record = random(rules, 5);
        assertThat(GameRecordText.read(GameRecordText.write(record))).isEqualTo(new ParseResult.Parsed<>(record));
    }

    @Test
    void strikes_are_shown_and_moves_are_numbered() {
        assertThat(GameRecordText.write(random(Rulesets.BARRAGE, 3)))
                .containsPattern("\n1\\. \\w+ \\w+ ")
                .containsPattern("\\([A-Z]x[A-Z][-+=]\\)");
    }

    @Test
    void four_rounds_stand_in_a_line_and_the_last_line_ends() {
        String text = GameRecordText.write(random(Rulesets.CLASSIC, 3));
        assertThat(text.charAt(text.length() - 1)).isEqualTo('\n');
        List<String> rounds =
                text.lines().filter(line -> line.matches("[0-9].*")).toList();
        assertThat(rounds.getFirst()).startsWith("1. ").contains("  4. ").doesNotContain("  5. ");
        assertThat(rounds.get(1)).startsWith("5. ");
    }

    @Test
    void a_game_without_moves_is_its_tags_alone() {
        GameRecord played = random(Rulesets.DUEL, 3);
        GameRecord unplayed = new GameRecord(played.rules(), "", "", "", "*", "", played.beginning(), List.of());
        String text = GameRecordText.write(unplayed);
        assertThat(text.lines().filter(String::isBlank)).hasSize(1);
        assertThat(GameRecordText.read(text)).isEqualTo(new ParseResult.Parsed<>(unplayed));
        assertThat(GameRecordText.read(text.strip())).isEqualTo(new ParseResult.Parsed<>(unplayed));
    }

    @Test
    void a_game_may_begin_with_any_board() {
        Position start = random(Rulesets.DUEL, 3).start();
        GameRecord record = new GameRecord(
                Rulesets.DUEL, "", "", "", "*", "", new Beginning.FromPosition(start.pieces(), Side.BLUE), List.of());
        assertThat(GameRecordText.read(GameRecordText.write(record))).isEqualTo(new ParseResult.Parsed<>(record));
    }

    @Test
    void blank_lines_may_stand_anywhere_between_tags_and_moves_or_nowhere() {
        String text = GAME.replace("d3d4\n", "d3d4(SxM-)\n");
        GameRecord record = GameRecordText.read(text).orThrow();
        String closer = text.lines().filter(line -> !line.isBlank()).collect(Collectors.joining(LINE_END));
        assertThat(GameRecordText.read(closer)).isEqualTo(new ParseResult.Parsed<>(record));
        assertThat(GameRecordText.read(LINE_END + closer.replace("[Red ", "\n[Red ")))
                .isEqualTo(new ParseResult.Parsed<>(record));
    }

    @Test
    void a_record_may_be_written_by_hand() {
        GameRecord record =
                GameRecordText.read(GAME.replace("d3d4\n", "d3d4(SxM-)\n")).orThrow();
        assertThat(record.moves()).hasSize(4);
        assertThat(record.red()).isEqualTo("Ada");
        assertThat(record.beginning().first()).isEqualTo(Side.BLUE);
    }

    @ParameterizedTest
    @CsvSource({
        "d3d4, d3d4, the board says d3d4(SxM-)",
        "d3d4, d3c4, 'line 14, d3c4: Pieces move in a straight line'",
        "d3d4, hello, 'line 14, hello: A move is two or three squares'",
        "FMPS, FMPP, RedSetup: wrong count of scout",
        "'[RedSetup \"FMPS\"]\n', '', the tag RedSetup is missing",
        "'Flagfall \"1\"', 'Flagfall \"9\"', version 9",
        "'[Red \"Ada\"]', '[Red Ada]', line 4: a tag looks like",
        "'[Red \"Ada\"]', '[Hash \"0123\"]', another law",
        "'\"base\":\"fantasy\"', '\"base\":\"nothing\"', Law: there is no ruleset"
    })
    void what_is_wrong_is_said_and_where(String wrong, String instead, String complaint) {
        assertThat(GAME).contains(wrong);
        assertThat(GameRecordText.read(GAME.replace(wrong, instead)))
                .isInstanceOfSatisfying(
                        ParseResult.Failed.class,
                        refused -> assertThat(refused.faults().toString()).contains(complaint));
    }
}
