package flagfall.app.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flagfall.ai.Level;
import flagfall.app.arena.match.PlayerStats;
import flagfall.app.arena.match.Tally;
import flagfall.app.arena.match.Tournament;
import flagfall.app.arena.match.Tournament.Meeting;
import flagfall.app.score.Pentanomial;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatingsTest {

    private static final Tally THREE_OF_FOUR =
            new Tally(75, 0, 25, 0, Pentanomial.NONE, Map.of("flag", 100), PlayerStats.NONE, PlayerStats.NONE);

    private static final Ratings RATINGS =
            Ratings.of(new Tournament(List.of("level:5", "level:4"), Map.of()).with(new Meeting(0, 1), THREE_OF_FOUR));

    @TempDir
    private Path folder;

    @Test
    void level_five_has_1500_and_the_others_stand_apart_from_it_as_measured() {
        assertThat(RATINGS.of(Level.of(5)).orElseThrow().rating()).isEqualTo(1500);
        // One draw more is assumed: 75.5 of 101 points.
        assertThat(RATINGS.of(Level.of(4)).orElseThrow().rating())
                .isCloseTo(1500 - 400 * Math.log10(75.5 / 25.5), within(0.01));
        assertThat(RATINGS.of(Level.of(4)).orElseThrow().games()).isEqualTo(100);
        assertThat(RATINGS.of(Level.of(3))).isEmpty();
    }

    @Test
    void ratings_are_read_as_they_were_written() throws IOException {
        Path file = folder.resolve("ratings.tsv");
        RATINGS.write(file);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            Ratings read = Ratings.read(in);
            assertThat(read.players()).containsOnlyKeys("level:5", "level:4");
            assertThat(read.of(Level.of(4)).orElseThrow().rating())
                    .isCloseTo(RATINGS.of(Level.of(4)).orElseThrow().rating(), within(0.2));
        }
    }

    @Test
    void every_level_has_a_rating_and_a_higher_one_than_the_level_below() {
        Ratings measured = Ratings.measured();
        assertThat(Level.all().stream()
                        .map(level -> measured.of(level).orElseThrow().rating()))
                .isSorted();
        assertThat(measured.players()).hasSameSizeAs(Level.all());
    }

    @Test
    void a_level_says_of_itself_what_was_measured() {
        assertThat(Level.all()).allSatisfy(level -> {
            Optional<Ratings.Rating> measured = Ratings.measured().of(level);
            assertThat(level.rating().isPresent()).isEqualTo(measured.isPresent());
            measured.ifPresent(
                    it -> assertThat((double) level.rating().orElseThrow()).isCloseTo(it.rating(), within(5.5)));
        });
    }
}
