package flagfall.server.http;

import flagfall.notation.RulesetText;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.RequestProblem;
import flagfall.rules.Rulesets;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.list.ListQuery;
import io.javalin.http.Context;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads which list of games is asked for.
final class ListRequest {

    private static final Pattern CURSOR = Pattern.compile("([0-9]{1,18})\\.([A-Za-z0-9_-]{1,64})");

    private ListRequest() {}

    static ListQuery read(Context request) {
        String player = request.queryParam("player");
        return new ListQuery(
                shown(request.queryParam("status")),
                ruleset(request.queryParam("ruleset")),
                player,
                result(request.queryParam("result"), player),
                day(request.queryParam("since"), 0),
                day(request.queryParam("until"), 1),
                cursor(request.queryParam("after")),
                limit(request.queryParam("limit")));
    }

    private static ListQuery.ListedStatus shown(@Nullable String status) {
        return Arrays.stream(ListQuery.ListedStatus.values())
                .filter(shown -> shown.name().toLowerCase(Locale.ROOT).equals(status))
                .findFirst()
                .orElseThrow(() -> new MalformedMessage(RequestProblem.WRONG_QUERY.with(
                        List.of("status=open", "status=playing", "status=over", "mine=1", "mine=over"))));
    }

    private static ListQuery.@Nullable ListedResult result(@Nullable String word, @Nullable String player) {
        if (word == null) {
            return null;
        }
        return Arrays.stream(ListQuery.ListedResult.values())
                .filter(result -> result.name().toLowerCase(Locale.ROOT).equals(word))
                .filter(result -> player != null || !result.isOfAPlayer())
                .findFirst()
                .orElseThrow(() -> new MalformedMessage(RequestProblem.WRONG_QUERY.with(List.of(
                        "result=red",
                        "result=blue",
                        "result=draw",
                        "player=NAME&result=won",
                        "player=NAME&result=lost"))));
    }

    /// {@return when a day begins, or a day so many days later}
    private static @Nullable Instant day(@Nullable String date, int later) {
        if (date == null) {
            return null;
        }
        try {
            return LocalDate.parse(date)
                    .plusDays(later)
                    .atStartOfDay(ZoneOffset.UTC)
                    .toInstant();
        } catch (DateTimeException _) {
            throw new MalformedMessage(RequestProblem.BAD_DATE.with());
        }
    }

    private static @Nullable String ruleset(@Nullable String id) {
        return id == null
                ? null
                : RulesetText.write(Rulesets.named(id).orElseThrow(ErrorCode.UNKNOWN_RULESET::exception));
    }

    static ListQuery.@Nullable Cursor cursor(@Nullable String text) {
        if (text == null) {
            return null;
        }
        Matcher parts = CURSOR.matcher(text);
        if (!parts.matches()) {
            throw new MalformedMessage(RequestProblem.BAD_CURSOR.with());
        }
        return new ListQuery.Cursor(Long.parseLong(parts.group(1)), parts.group(2));
    }

    static int limit(@Nullable String text) {
        if (text == null) {
            return ListQuery.LONGEST;
        }
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) == 0) {
            throw new MalformedMessage(RequestProblem.BAD_LIMIT.with(1));
        }
        return Integer.parseInt(text);
    }
}
