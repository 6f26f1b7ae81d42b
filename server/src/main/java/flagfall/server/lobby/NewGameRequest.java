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
import flagfall.rules.Rulesets;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Visibility;
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
        Visibility visibility,
        boolean rated,
        boolean takebacks) {

    /// @throws ApiException naming what is wrong
    static NewGameRequest read(FromClient.NewGame request) {
        Ruleset rules = RulesetRequest.read(request.ruleset());
        Opponent opponent = opponent(request);
        return new NewGameRequest(
                        rules,
                        opponent,
                        side(request.side()),
                        ClockRequest.read(request.clock()),
                        arrangement(request.position(), opponent, rules),
                        visibility(request),
                        Boolean.TRUE.equals(request.rated()),
                        Boolean.TRUE.equals(request.takebacks()))
                .ratable();
    }

    /// Only games that are the same for everyone are rated: a named ruleset, two people, a clock, and moves that stand.
    private NewGameRequest ratable() {
        boolean named = Rulesets.named(rules.id()).filter(rules::equals).isPresent();
        if (rated && !(named && opponent instanceof Opponent.Open && clock != null && !takebacks)) {
            throw ErrorCode.NOT_RATABLE.exception();
        }
        return this;
    }

    /// An offer to everyone who asks for the same.
    static NewGameRequest read(FromClient.PairingRequest request) {
        return new NewGameRequest(
                        RulesetRequest.read(request.ruleset()),
                        new Opponent.Open(),
                        null,
                        ClockRequest.read(request.clock()),
                        null,
                        Visibility.LISTED,
                        Boolean.TRUE.equals(request.rated()),
                        false)
                .ratable();
    }

    private static Visibility visibility(FromClient.NewGame request) {
        if (Boolean.TRUE.equals(request.isPrivate())) {
            return Visibility.PRIVATE;
        }
        boolean listed = Boolean.TRUE.equals(request.listed()) && request.challenge() == null;
        return listed ? Visibility.LISTED : Visibility.BY_LINK;
    }

    private static Opponent opponent(FromClient.NewGame request) {
        String text = request.opponent();
        if (request.challenge() != null && (text == null || text.equals(new Opponent.Open().toString()))) {
            return new Opponent.Open();
        }
        if (text == null || request.challenge() != null) {
            throw ErrorCode.MALFORMED.because(RequestProblem.WRONG_FIELD.with("opponent"));
        }
        return opponent(text);
    }

    private static Opponent opponent(String text) {
        Opponent opponent = Opponent.read(text)
                .filter(known -> !(known instanceof Opponent.Imported))
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
