package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a client is told.
public sealed interface FromServer permits GameEvent, Setups, Strike, View, FromServer.Small {

    /// Answers that need no file of their own.
    sealed interface Small extends FromServer {}

    /// A request came true, and there is nothing more to say.
    record Done() implements Small {}

    /// A request did not come true: a word for programs and a sentence for people. Some refusals list every reason.
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ApiError(
            String error,
            String message,
            @Nullable List<FlawMessage> flaws,
            @Nullable List<String> faults) implements Small {}

    /// One thing wrong with a setup, and where, if it is anywhere.
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record FlawMessage(
            String message,
            @Nullable Square square,
            @Nullable Rank kind) implements Small {}

    record NewGuest(String token, String name) implements Small {}

    /// `side` is null at one screen; `join` is null where there is no one to join.
    record Created(String id, @Nullable Side side, @Nullable String join) implements Small {}

    record Joined(Side side) implements Small {}

    /// The move is made, and made for good. `ply` is the number of moves before it.
    record MoveAccepted(
            int offset,
            int ply,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Strike strike) implements Small {}

    /// A piece as this viewer may see it. `home` is the square it was set up on.
    record PieceView(
            Square square,
            Side side,
            Square home,
            boolean moved,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Rank kind,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Boolean known)
            implements Small {}

    record CapturedPiece(Side side, Rank kind) implements Small {}

    /// A move that a repetition law forbids or soon will.
    record BarredMove(Move move, Refusal law, int count, int limit) implements Small {}

    /// Milliseconds left.
    record Clocks(long red, long blue) implements Small {}

    record Result(@Nullable Side winner, Outcome.Reason reason) implements Small {}

    /// An offer that can be joined; `side` is the seat that is free.
    record Offer(
            String id, JsonNode ruleset, Side side, FromClient.@Nullable ClockOptions clock, String by, String join)
            implements Small {}

    record OwnGame(
            String id,
            JsonNode ruleset,
            String opponent,
            Status status,
            @Nullable Side you,
            int ply) implements Small {}

    /// A finished game, whole.
    record Replay(
            Setups setups,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Start start,

            List<GameEvent> moves,
            Result result)
            implements Small {}

    /// Where a game began that began from no setups.
    record Start(String board, Side turn) implements Small {}

    record LevelInfo(int level, String name, String about) implements Small {}

    record NamedSetup(String name, String setup) implements Small {}

    record GeneratedSetup(String setup) implements Small {}

    record Hint(Move move) implements Small {}

    record Checked(JsonNode rules, String hash) implements Small {}

    /// A named ruleset with what a person wants to know before choosing it.
    record RulesetCard(
            String id,
            String title,
            String source,
            List<String> about,
            String theme,
            String labels,
            List<String> decided,
            JsonNode rules)
            implements Small {}

    /// Every rule of one ruleset, told for people.
    record RulesPage(List<Section> sections, List<PieceInfo> pieces) implements Small {}

    record Section(String title, List<String> text) implements Small {}

    record PieceInfo(Rank kind, String power, int count, String privilege) implements Small {}
}
