package flagfall.server.lobby;

import flagfall.ai.Level;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.TimeControl;
import flagfall.notation.BoardText;
import flagfall.notation.ParseResult;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import flagfall.server.error.ApiException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A request for a new game, understood and found possible. `side` is null where chance decides, `clock` where time
/// does not matter, `arrangement` where both sides set up.
record NewGameRequest(
        Ruleset rules,
        Opponent opponent,
        @Nullable Side side,
        @Nullable TimeControl clock,
        Event.@Nullable Arranged arrangement,
        boolean listed) {

    private static final int LONGEST_SECONDS = 7 * 24 * 3600;

    /// @throws Refused naming what is wrong
    static NewGameRequest read(FromClient.NewGame request) {
        Ruleset rules = RulesetRequest.read(request.ruleset());
        Opponent opponent = opponent(request.opponent());
        return new NewGameRequest(
                rules,
                opponent,
                side(request.side()),
                clock(request.clock()),
                arrangement(request.position(), opponent, rules),
                request.listed() == null || request.listed());
    }

    private static Opponent opponent(String text) {
        Opponent opponent = Opponent.read(text)
                .orElseThrow(() -> text.startsWith("computer:")
                        ? unknownLevel()
                        : ApiException.malformed("An opponent is \"open\", \"computer:LEVEL\" or \"hotseat\"."));
        if (opponent instanceof Opponent.Computer(int level)
                && (level < 1 || level > Level.all().size())) {
            throw unknownLevel();
        }
        return opponent;
    }

    private static ApiException unknownLevel() {
        String message = "The computer plays at levels 1 to " + Level.all().size() + ".";
        return new ApiException(ApiException.Kind.UNACCEPTABLE, "unknown-level", message);
    }

    private static @Nullable Side side(@Nullable String word) {
        return switch (word == null ? "random" : word) {
            case "red" -> Side.RED;
            case "blue" -> Side.BLUE;
            case "random" -> null;
            default -> throw ApiException.malformed("A side is \"red\", \"blue\" or \"random\".");
        };
    }

    private static @Nullable TimeControl clock(FromClient.@Nullable ClockOptions clock) {
        if (clock == null) {
            return null;
        }
        for (int seconds : new int[] {clock.initialSeconds(), clock.bonusSeconds(), clock.freeSeconds()}) {
            if (seconds < 0 || seconds > LONGEST_SECONDS) {
                throw new ApiException(
                        ApiException.Kind.UNACCEPTABLE, "bad-clock", "Times on a clock are from 0 seconds to a week.");
            }
        }
        if (clock.initialSeconds() + clock.freeSeconds() == 0) {
            throw new ApiException(
                    ApiException.Kind.UNACCEPTABLE, "bad-clock", "A clock must leave some time to move in.");
        }
        return new TimeControl(
                Duration.ofSeconds(clock.initialSeconds()),
                Duration.ofSeconds(clock.bonusSeconds()),
                Duration.ofSeconds(clock.freeSeconds()));
    }

    private static Event.@Nullable Arranged arrangement(
            FromClient.@Nullable CustomPosition position, Opponent opponent, Ruleset rules) {
        if (position == null) {
            return null;
        }
        if (opponent instanceof Opponent.Open) {
            throw new ApiException(
                    ApiException.Kind.UNACCEPTABLE,
                    "bad-position",
                    "A position of one's own is played against the computer or at one screen.");
        }
        return switch (BoardText.read(position.board(), rules)) {
            case ParseResult.Parsed<Map<Square, Piece>>(Map<Square, Piece> pieces) ->
                new Event.Arranged(pieces, position.turn());
            case ParseResult.Failed<Map<Square, Piece>>(List<String> faults) ->
                throw ApiException.withFaults("bad-position", faults);
        };
    }
}
