package flagfall.server.lobby;

import flagfall.ai.Level;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.TimeControl;
import flagfall.notation.BoardText;
import flagfall.notation.ParseResult;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.problem.Problem;
import flagfall.protocol.FromClient;
import flagfall.protocol.Opponent;
import flagfall.protocol.RequestProblem;
import flagfall.protocol.Start;
import flagfall.rules.Ruleset;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Visibility;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A request for a new game, understood and found possible. `side` is null where chance decides, `clock` in a game
/// without one, `arrangement` where both sides set up.
record NewGameRequest(
        Ruleset rules,
        Opponent opponent,
        @Nullable Side side,
        @Nullable TimeControl clock,
        Event.@Nullable Arranged arrangement,
        Visibility visibility) {

    private static final int LONGEST_SECONDS = 7 * 24 * 3600;

    /// @throws ApiException naming what is wrong
    static NewGameRequest read(FromClient.NewGame request) {
        Ruleset rules = RulesetRequest.read(request.ruleset());
        Opponent opponent = opponent(request.opponent());
        return new NewGameRequest(
                rules,
                opponent,
                side(request.side()),
                clock(request.clock()),
                arrangement(request.position(), opponent, rules),
                visibility(request));
    }

    /// An offer to everyone who asks for the same.
    static NewGameRequest read(FromClient.PairingRequest request) {
        return new NewGameRequest(
                RulesetRequest.read(request.ruleset()),
                new Opponent.Open(),
                null,
                clock(request.clock()),
                null,
                Visibility.LISTED);
    }

    private static Visibility visibility(FromClient.NewGame request) {
        if (Boolean.TRUE.equals(request.isPrivate())) {
            return Visibility.PRIVATE;
        }
        return Boolean.TRUE.equals(request.listed()) ? Visibility.LISTED : Visibility.BY_LINK;
    }

    private static Opponent opponent(String text) {
        Opponent opponent = Opponent.read(text)
                .orElseThrow(() -> text.startsWith("computer:")
                        ? unknownLevel()
                        : ErrorCode.MALFORMED.because(
                                RequestProblem.UNKNOWN_OPPONENT.with(List.of("open", "computer:LEVEL", "hotseat"))));
        if (opponent instanceof Opponent.Computer(int level)
                && (level < 1 || level > Level.all().size())) {
            throw unknownLevel();
        }
        return opponent;
    }

    private static ApiException unknownLevel() {
        return ErrorCode.UNKNOWN_LEVEL.exception(1, Level.all().size());
    }

    private static @Nullable Side side(@Nullable String word) {
        return switch (word == null ? "random" : word) {
            case "red" -> Side.RED;
            case "blue" -> Side.BLUE;
            case "random" -> null;
            default ->
                throw ErrorCode.MALFORMED.because(RequestProblem.UNKNOWN_SIDE.with(List.of("red", "blue", "random")));
        };
    }

    private static @Nullable TimeControl clock(FromClient.@Nullable ClockOptions clock) {
        if (clock == null) {
            return null;
        }
        for (long seconds : new long[] {clock.initialSeconds(), clock.bonusSeconds(), clock.freeSeconds()}) {
            if (seconds < 0 || seconds > LONGEST_SECONDS) {
                throw ErrorCode.BAD_CLOCK.because(RequestProblem.CLOCK_RANGE.with(0, LONGEST_SECONDS));
            }
        }
        if (clock.initialSeconds() + clock.freeSeconds() == 0) {
            throw ErrorCode.BAD_CLOCK.because(RequestProblem.CLOCK_EMPTY.with());
        }
        return new TimeControl(
                Duration.ofSeconds(clock.initialSeconds()),
                Duration.ofSeconds(clock.bonusSeconds()),
                Duration.ofSeconds(clock.freeSeconds()));
    }

    private static Event.@Nullable Arranged arrangement(@Nullable Start position, Opponent opponent, Ruleset rules) {
        if (position == null) {
            return null;
        }
        if (opponent instanceof Opponent.Open) {
            throw ErrorCode.BAD_POSITION.because(RequestProblem.POSITION_ONLINE.with());
        }
        return switch (BoardText.read(position.board(), rules)) {
            case ParseResult.Parsed<Map<Square, Piece>>(Map<Square, Piece> pieces) ->
                playable(pieces, position.turn(), rules);
            case ParseResult.Failed<Map<Square, Piece>>(List<Problem> faults) ->
                throw ApiException.withFaults(ErrorCode.BAD_POSITION, faults);
        };
    }

    private static Event.Arranged playable(Map<Square, Piece> pieces, Side turn, Ruleset rules) {
        if (Position.arranged(rules, pieces, turn).outcome().isOver()) {
            throw ErrorCode.BAD_POSITION.because(RequestProblem.POSITION_OVER.with());
        }
        return new Event.Arranged(pieces, turn);
    }
}
