package flagfall.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a client is told about people: itself and others.
public sealed interface PeopleAnswer extends FromServer {

    /// Someone has registered or signed in. The token is shown once.
    @SchemaName("Session")
    record NewSession(String token, String name) implements PeopleAnswer {}

    /// The caller. `ratings` are by ruleset.
    record Me(
            String name,
            boolean guest,
            boolean bot,
            @SchemaName("Ratings") Map<String, RatingInfo> ratings) implements PeopleAnswer {}

    /// A new token for a program. It is shown once.
    record ProgramToken(String id, String token) implements PeopleAnswer {}

    record TokenList(List<TokenInfo> tokens) implements PeopleAnswer {}

    record TokenInfo(String id, String label) implements PeopleAnswer {}

    record SavedSetups(List<SavedSetup> setups) implements PeopleAnswer {}

    record SavedSetup(
            String name,
            @SchemaName("RulesetChoice") JsonNode ruleset,
            @SchemaName("SetupText") String setup) implements PeopleAnswer {}

    /// Everything that is stored about the caller. `registered` is when, in milliseconds since 1970, and null for a
    /// guest; `games` are ids.
    record Export(
            String name,
            boolean guest,
            boolean bot,
            @Nullable Long registered,
            @SchemaName("Ratings") Map<String, RatingInfo> ratings,
            List<SavedSetup> setups,
            List<TokenInfo> tokens,
            List<String> games,
            List<String> messages,
            List<String> blocked)
            implements PeopleAnswer {}

    /// The names of those whom the caller has blocked.
    record BlockedPlayers(List<String> players) implements PeopleAnswer {}

    /// What everyone may know about someone. The counts are of all finished games.
    record Profile(
            String name,
            boolean bot,
            @SchemaName("Ratings") Map<String, RatingInfo> ratings,
            int games,
            int won,
            int drawn,
            int lost)
            implements PeopleAnswer {}

    /// How a rating has come about: what it was before the first of these games, and after each.
    record RatingCurve(double start, List<RatingPoint> points) implements PeopleAnswer {}

    /// A rating after a game that ended `at`, in milliseconds since 1970.
    record RatingPoint(long at, double rating) implements PeopleAnswer {}

    record Leaderboard(List<RankedPlayer> players) implements PeopleAnswer {}

    record RankedPlayer(int rank, String name, double rating, double deviation, int games) implements PeopleAnswer {}

    /// A rating before and after a game.
    record RatingChange(double before, double after) implements PeopleAnswer {}

    record RatingChanges(RatingChange red, RatingChange blue) implements PeopleAnswer {}
}
