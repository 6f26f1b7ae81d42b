package flagfall.server.http;

import flagfall.notation.RulesetText;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.RequestProblem;
import flagfall.rules.Rulesets;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.list.ListQuery;
import io.javalin.http.Context;
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
        return new ListQuery(
                shown(request.queryParam("status")),
                ruleset(request.queryParam("ruleset")),
                request.queryParam("player"),
                cursor(request.queryParam("after")),
                limit(request.queryParam("limit")));
    }

    private static ListQuery.ListedStatus shown(@Nullable String status) {
        return Arrays.stream(ListQuery.ListedStatus.values())
                .filter(shown -> shown.name().toLowerCase(Locale.ROOT).equals(status))
                .findFirst()
                .orElseThrow(() -> new MalformedMessage(RequestProblem.WRONG_QUERY.with(
                        List.of("status=open", "status=playing", "status=over", "mine=1"))));
    }

    private static @Nullable String ruleset(@Nullable String id) {
        return id == null
                ? null
                : RulesetText.write(Rulesets.named(id).orElseThrow(ErrorCode.UNKNOWN_RULESET::exception));
    }

    private static ListQuery.@Nullable Cursor cursor(@Nullable String text) {
        if (text == null) {
            return null;
        }
        Matcher parts = CURSOR.matcher(text);
        if (!parts.matches()) {
            throw new MalformedMessage(RequestProblem.BAD_CURSOR.with());
        }
        return new ListQuery.Cursor(Long.parseLong(parts.group(1)), parts.group(2));
    }

    private static int limit(@Nullable String text) {
        if (text == null) {
            return ListQuery.LONGEST;
        }
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) == 0) {
            throw new MalformedMessage(RequestProblem.BAD_LIMIT.with(1));
        }
        return Integer.parseInt(text);
    }
}
