package flagfall.server.store.list;

import org.jspecify.annotations.Nullable;

/// Which games a list shows, the newest first. `ruleset` and `player` are null where they do not matter, `after` on the
/// first page.
public record ListQuery(
        ListedStatus shown,
        @Nullable String ruleset,
        @Nullable String player,
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

    /// The last game of the page before.
    public record Cursor(long created, String id) {}
}
