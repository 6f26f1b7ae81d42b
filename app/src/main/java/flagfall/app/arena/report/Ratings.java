package flagfall.app.arena.report;

import flagfall.ai.Level;
import flagfall.app.arena.match.Tournament;
import flagfall.app.score.Estimate;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Measured ratings of players, by name: a file with a line for each, its rating, half the width of its 95 % interval,
/// and how many games that rests on.
public record Ratings(Map<String, Rating> players) {

    /// The level that fixes the scale, and its rating; people start with the same one.
    private static final int ANCHOR = 5;

    private static final double ANCHOR_RATING = 1500;

    /// The ratings of the levels, as they were last measured.
    private static final String MEASURED = "ratings.tsv";

    public record Rating(double rating, double bar, int games) {}

    public Ratings {
        players = Map.copyOf(players);
    }

    public static Ratings of(Tournament tournament) {
        Map<String, Rating> players = new LinkedHashMap<>();
        List<Estimate> ratings = tournament.ratings();
        for (int player = 0; player < ratings.size(); player++) {
            Estimate rating = ratings.get(player);
            players.put(
                    tournament.players().get(player),
                    new Rating(rating.value(), rating.high() - rating.value(), (int) tournament.games(player)));
        }
        return new Ratings(players);
    }

    /// {@return the ratings that ship with the levels}
    public static Ratings measured() {
        try (InputStream in = Ratings.class.getResourceAsStream(MEASURED)) {
            return in == null
                    ? new Ratings(Map.of())
                    : read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("the ratings of the levels could not be read", e);
        }
    }

    static Ratings read(BufferedReader in) {
        Map<String, Rating> players = new LinkedHashMap<>();
        in.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .forEach(fields -> players.put(
                        fields[0],
                        new Rating(
                                Double.parseDouble(fields[1]),
                                Double.parseDouble(fields[2]),
                                Integer.parseInt(fields[3]))));
        return new Ratings(players);
    }

    public void write(Path file) {
        StringBuilder text = new StringBuilder("# player, rating, half of its 95 % interval, games\n");
        players.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> text.append(String.format(
                        Locale.ROOT,
                        "%s\t%.1f\t%.1f\t%d%n",
                        entry.getKey(),
                        entry.getValue().rating(),
                        entry.getValue().bar(),
                        entry.getValue().games())));
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("the ratings could not be written to " + file, e);
        }
    }

    /// {@return a level's rating on the scale that people see}
    public Optional<Rating> of(Level level) {
        Rating anchor = players.get(name(ANCHOR));
        Rating rating = players.get(name(level.number()));
        return anchor == null || rating == null
                ? Optional.empty()
                : Optional.of(
                        new Rating(rating.rating() - anchor.rating() + ANCHOR_RATING, rating.bar(), rating.games()));
    }

    private static String name(int level) {
        return "level:" + level;
    }
}
