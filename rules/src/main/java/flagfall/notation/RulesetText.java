package flagfall.notation;

import flagfall.board.Board;
import flagfall.piece.Rank;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Rulesets as text: a named one by its id, any by one line of JSON, a base and what differs from it.
public final class RulesetText {

    private RulesetText() {}

    /// {@return the whole ruleset, every field in a fixed order: the same text for the same law, always}
    public static String write(Ruleset rules) {
        return "{\"base\":\"" + rules.id() + "\"," + law(rules) + "}";
    }

    /// {@return a short number that stands for the law, whatever it is called}
    public static String hash(Ruleset rules) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] hash = digest.digest(law(rules).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String law(Ruleset rules) {
        Board board = rules.board();
        String lakes = board.lakes().stream().map(lake -> "\"" + lake + "\"").collect(Collectors.joining(","));
        String army = Arrays.stream(Rank.values())
                .map(rank -> "\"" + rank.word() + "\":" + rules.army().count(rank))
                .collect(Collectors.joining(","));
        String quiet =
                rules.quietLimit().isOff() ? "\"OFF\"" : rules.quietLimit().toString();
        return "\"version\":" + Ruleset.VERSION
                + ",\"board\":{\"columns\":" + board.columns()
                + ",\"rows\":" + board.rows()
                + ",\"homeRows\":" + board.homeRows()
                + ",\"lakes\":[" + lakes + "]}"
                + ",\"army\":{" + army + "}"
                + word("firstMover", rules.firstMover())
                + word("setupOrder", rules.setupOrder())
                + word("scoutStrike", rules.scoutStrike())
                + word("bomb", rules.bomb())
                + word("winningDefender", rules.winningDefender())
                + word("equalRanks", rules.equalRanks())
                + word("reveal", rules.reveal())
                + word("twoSquare", rules.twoSquare())
                + word("chase", rules.chase())
                + word("blocked", rules.blocked())
                + word("bothImmobile", rules.bothImmobile())
                + ",\"quietLimit\":" + quiet;
    }

    private static String word(String field, Object value) {
        return ",\"" + field + "\":\"" + value + "\"";
    }

    /// {@return the ruleset that an id or a line of JSON stands for, or everything that is wrong with it}
    public static ParseResult<Ruleset> read(String text) {
        if (!text.startsWith("{")) {
            Optional<Ruleset> named = Rulesets.named(text);
            return named.<ParseResult<Ruleset>>map(ParseResult.Parsed::new)
                    .orElseGet(() -> failed(TextProblem.UNKNOWN_BASE.with(text)));
        }
        try {
            return Json.read(text) instanceof Map<?, ?> fields
                    ? new RulesetReader(fields).read()
                    : failed(TextProblem.NOT_A_RULESET.with());
        } catch (Json.Malformed notJson) {
            return failed(notJson.problem());
        }
    }

    private static ParseResult<Ruleset> failed(Problem fault) {
        return new ParseResult.Failed<>(List.of(fault));
    }
}
