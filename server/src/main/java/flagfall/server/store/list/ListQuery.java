package flagfall.server.store.list;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Which games a list shows, the newest first. `ruleset`, `player`, `result` and the days are null where they do not
/// matter, `after` on the first page.
public record ListQuery(
        ListedStatus shown,
        @Nullable String ruleset,
        @Nullable String player,
        @Nullable ListedResult result,
        @Nullable Instant since,
        @Nullable Instant until,
        @Nullable Cursor after,
        int limit) {

    public static final int LONGEST = 100;

    public ListQuery {
        limit = Math.clamp(limit, 1, LONGEST);
    }

    /// How far the games have come. Each case is the condition of an index.
    public enum ListedStatus {
        OPEN("g.listed and g.joined_at is null and g.ended_at is null"),
        PLAYING("g.joined_at is not null and g.ended_at is null and not g.is_private"),
        OVER("g.joined_at is not null and g.ended_at is not null and not g.is_private");

        private final String condition;

        ListedStatus(String condition) {
            this.condition = condition;
        }

        String condition() {
            return condition;
        }
    }

    /// How a game ended: for a side, or for the player who is asked for.
    public enum ListedResult {
        RED("g.winner = 'red'"),
        BLUE("g.winner = 'blue'"),
        DRAW("g.winner is null and g.reason is not null and g.reason <> 'aborted'"),
        WON("w.side = g.winner"),
        LOST("w.side <> g.winner");

        private final String condition;

        ListedResult(String condition) {
            this.condition = condition;
        }

        String condition() {
            return condition;
        }

        /// {@return whether it only means something for one player}
        public boolean isOfAPlayer() {
            return this == WON || this == LOST;
        }
    }

    /// The last game of the page before.
    public record Cursor(long created, String id) {}
}
