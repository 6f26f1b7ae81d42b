package flagfall.app.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.MatchSettings;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.game.PlayedGame;
import flagfall.app.arena.match.Goal;
import flagfall.app.arena.match.Match;
import flagfall.app.arena.match.Tally;
import flagfall.app.record.RecordWriter;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games of a match, kept as files.
class RecordsTest {

    @TempDir
    private Path folder;

    private List<GameRecord> kept(Ruleset rules, Pairing.Held held) throws IOException {
        Contender a = new Contender.Engine("one", Level.of(1), Budget.nodes(20));
        Contender b = new Contender.Engine("the other", Level.of(1), Budget.nodes(20));
        MatchSettings settings = new MatchSettings(
                rules,
                MatchSettings.Armies.OWN,
                Duration.ofSeconds(1),
                new MatchSettings.Caps(60, 60),
                Redirect.DISCARD);
        Archive records = new Records(folder, new RecordWriter(LocalDate.of(2026, 1, 2)));
        List<PlayedGame> games = new ArrayList<>();
        new Match(new Pairing(a, b, held, settings), 1, 1, 3, new Goal.AllGames()).play(new Match.MatchListener() {
            @Override
            public void game(int number, PlayedGame game) {
                games.add(game);
                records.save(number, game);
            }

            @Override
            public void score(Tally tally) {}
        });
        assertThat(games).hasSize(2);
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(RecordsTest::read).toList();
        }
    }

    private static GameRecord read(Path file) {
        try {
            return GameRecordText.read(Files.readString(file)).orThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void each_game_can_be_read_back_and_replayed() throws IOException {
        List<GameRecord> records = kept(Rulesets.CLASSIC, new Pairing.Held(true, true));
        assertThat(records).hasSize(2);
        GameRecord first = records.getFirst();
        assertThat(first.red()).isEqualTo("one");
        assertThat(first.blue()).isEqualTo("the other");
        assertThat(first.date()).isEqualTo("2026-01-02");
        assertThat(first.rules()).isEqualTo(Rulesets.CLASSIC);
        assertThat(first.end().ply()).isEqualTo(first.moves().size()).isPositive();
        assertThat(first.result()).isIn("red", "blue", "draw");
        assertThat(first.termination()).isIn("capped", "flag", "immobile");
    }

    @Test
    void where_someone_was_excused_the_record_is_kept_without_the_repetition_laws() throws IOException {
        GameRecord record =
                kept(Rulesets.BARRAGE, new Pairing.Held(true, false)).getFirst();
        assertThat(record.rules().twoSquare()).hasToString("OFF");
        assertThat(record.end().ply()).isEqualTo(record.moves().size());
    }
}
