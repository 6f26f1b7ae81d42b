package flagfall.server.store.person;

import flagfall.notation.RulesetText;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.rules.Ruleset;
import flagfall.server.rating.Glicko2;
import flagfall.server.rating.PlayerRating;
import flagfall.server.store.GameRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Ratings by ruleset, and what each rated game changed.
public final class RatingStore {

    /// Whose rating is less certain is on no leaderboard.
    private static final double LARGEST_LISTED_DEVIATION = 110;
    private static final int LONGEST_LIST = 100;
    private static final int LONGEST_CURVE = 1_000;

    private final Jdbi jdbi;

    public RatingStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /// A rating, and from how many games it was learned.
    public record RatingRow(PlayerRating rating, int games) {

        static RatingRow of(ResultSet row) throws SQLException {
            return new RatingRow(
                    new PlayerRating(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")),
                    row.getInt("games"));
        }
    }

    /// Someone on a leaderboard.
    public record RankedRow(String name, RatingRow rating) {}

    /// How many finished games someone has, and how they ended.
    public record GameCounts(int games, int won, int drawn) {}

    /// {@return the ratings of a person, by ruleset}
    public Map<String, RatingRow> of(String person) {
        Map<String, RatingRow> ratings = new TreeMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select * from rating where person = :person")
                .bind("person", person)
                .map((row, context) -> Map.entry(row.getString("ruleset"), RatingRow.of(row)))
                .forEach(rating -> ratings.put(rating.getKey(), rating.getValue())));
        return ratings;
    }

    /// What one rated game changed for a person.
    public record RatedResult(Instant at, double before, double after) {}

    /// {@return what the last rated games of a person have changed, the oldest first}
    public List<RatedResult> curve(String person, Ruleset ruleset) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select game.ended_at,
                               case when seat.side = 'red' then red_before else blue_before end as rating_before,
                               case when seat.side = 'red' then red_after else blue_after end as rating_after
                        from seat join rated_game on rated_game.game = seat.game join game on game.id = seat.game
                        where seat.guest = :person
                          and (rated_game.ruleset = :id or (rated_game.ruleset is null and game.ruleset = :text))
                        order by game.ended_at desc, game.id limit :most""")
                .bind("person", person)
                .bind("id", ruleset.id())
                .bind("text", RulesetText.write(ruleset))
                .bind("most", LONGEST_CURVE)
                .map((row, context) -> new RatedResult(
                        Instant.ofEpochMilli(row.getLong("ended_at")),
                        row.getDouble("rating_before"),
                        row.getDouble("rating_after")))
                .list()
                .reversed());
    }

    /// {@return the best of a ruleset, the strongest first; people and bots apart}
    public List<RankedRow> best(String ruleset, boolean bots) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select guest.name, rating.* from rating
                        join account on account.person = rating.person
                        join guest on guest.id = rating.person
                        where ruleset = :ruleset and deviation < :deviation and bot = :bots
                        order by rating desc, guest.name limit :most""")
                .bind("ruleset", ruleset)
                .bind("deviation", LARGEST_LISTED_DEVIATION)
                .bind("bots", bots)
                .bind("most", LONGEST_LIST)
                .map((row, context) -> new RankedRow(row.getString("name"), RatingRow.of(row)))
                .list());
    }

    /// {@return the finished games of a person against someone else}
    public GameCounts counts(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select count(*) as games,
                               coalesce(sum(case when winner = seat.side then 1 else 0 end), 0) as won,
                               coalesce(sum(case when winner is null then 1 else 0 end), 0) as drawn
                        from seat join game on game.id = seat.game
                        where seat.guest = :person and ended_at is not null and reason is not null
                          and reason <> 'aborted' and opponent <> 'hotseat'
                          and (opponent <> 'open' or joined_at is not null)""")
                .bind("person", person)
                .map((row, context) -> new GameCounts(row.getInt("games"), row.getInt("won"), row.getInt("drawn")))
                .one());
    }

    /// Changes both ratings for a rated game that has just ended, in the transaction that ends it. The key of its row
    /// lets that happen once.
    public static void ended(Handle handle, GameRow game, Outcome outcome) {
        Map<Side, String> seats = seats(handle, game.id());
        String red = seats.get(Side.RED);
        String blue = seats.get(Side.BLUE);
        if (red == null || blue == null) {
            return; // Nobody had joined.
        }
        String ruleset = game.rules().id();
        // Always in the same order, so that two games of the same two players never wait for each other.
        List.of(red, blue).stream().sorted().forEach(person -> lock(handle, person, ruleset));
        PlayerRating redBefore = read(handle, red, ruleset);
        PlayerRating blueBefore = read(handle, blue, ruleset);
        double score = score(outcome);
        PlayerRating redAfter = Glicko2.after(redBefore, blueBefore, score);
        PlayerRating blueAfter = Glicko2.after(blueBefore, redBefore, 1 - score);
        handle.createUpdate("""
                        insert into rated_game (game, ruleset, red_before, red_after, blue_before, blue_after)
                        values (:game, :ruleset, :redBefore, :redAfter, :blueBefore, :blueAfter)""")
                .bind("game", game.id())
                .bind("ruleset", ruleset)
                .bind("redBefore", redBefore.rating())
                .bind("redAfter", redAfter.rating())
                .bind("blueBefore", blueBefore.rating())
                .bind("blueAfter", blueAfter.rating())
                .execute();
        write(handle, red, ruleset, redAfter);
        write(handle, blue, ruleset, blueAfter);
    }

    private static Map<Side, String> seats(Handle handle, String game) {
        Map<Side, String> seats = new HashMap<>();
        handle.createQuery("select side, guest from seat where game = :game")
                .bind("game", game)
                .map((row, context) -> Map.entry(row.getString("side"), row.getString("guest")))
                .forEach(seat ->
                        seats.put(seat.getKey().equals(Side.RED.word()) ? Side.RED : Side.BLUE, seat.getValue()));
        return seats;
    }

    private static double score(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won won -> won.winner() == Side.RED ? 1 : 0;
            case Outcome.Drawn _ -> 0.5;
            case Outcome.Ongoing _ -> throw new IllegalArgumentException("the game goes on");
        };
    }

    /// Another server may rate another game of the same player in the same moment: an update holds it up, where a query
    /// would not.
    private static void lock(Handle handle, String person, String ruleset) {
        PlayerRating start = PlayerRating.START;
        handle.createUpdate("""
                        insert into rating (person, ruleset, rating, deviation, volatility, games)
                        values (:person, :ruleset, :rating, :deviation, :volatility, 0)
                        on conflict (person, ruleset) do update set games = rating.games""")
                .bind("person", person)
                .bind("ruleset", ruleset)
                .bind("rating", start.rating())
                .bind("deviation", start.deviation())
                .bind("volatility", start.volatility())
                .execute();
    }

    private static PlayerRating read(Handle handle, String person, String ruleset) {
        return handle.createQuery("select * from rating where person = :person and ruleset = :ruleset")
                .bind("person", person)
                .bind("ruleset", ruleset)
                .map((row, context) -> RatingRow.of(row))
                .one()
                .rating();
    }

    private static void write(Handle handle, String person, String ruleset, PlayerRating after) {
        handle.createUpdate("""
                        update rating
                        set rating = :rating, deviation = :deviation, volatility = :volatility, games = games + 1
                        where person = :person and ruleset = :ruleset""")
                .bind("rating", after.rating())
                .bind("deviation", after.deviation())
                .bind("volatility", after.volatility())
                .bind("person", person)
                .bind("ruleset", ruleset)
                .execute();
    }
}
