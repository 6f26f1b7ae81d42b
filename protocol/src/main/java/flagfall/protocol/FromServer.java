package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a client is told. A nullable field is sent as null, or left out where it is marked so.
public sealed interface FromServer
        permits GameEvent,
                NextTurn,
                PeopleAnswer,
                PersonalEvent,
                Review,
                Setups,
                Start,
                Strike,
                View,
                FromServer.Small {

    /// Answers that need no file of their own.
    sealed interface Small extends FromServer {}

    /// A request was granted, and there is nothing more to say.
    record Done() implements Small {}

    /// A request was not granted: a code with parameters for programs, a sentence for people. Some errors list every
    /// flaw of a setup, or every fault of something else that was sent.
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ErrorBody(
            String error,
            String message,
            @SchemaName("Params") @Nullable Map<String, Object> params,
            @Nullable List<ProblemMessage> flaws,
            @Nullable List<ProblemMessage> faults)
            implements Small {}

    /// One thing that is wrong.
    @SchemaName("Problem")
    record ProblemMessage(String code, @SchemaName("Params") Map<String, Object> params, String message)
            implements Small {}

    @SchemaName("Guest")
    record NewGuest(String token, String name) implements Small {}

    /// `side` is null in a hot-seat game; `join` is null where there is no one to join, or anyone may.
    record Created(String id, @Nullable Side side, @Nullable String join) implements Small {}

    record Joined(Side side) implements Small {}

    /// A message was sent: the number of its event.
    record Sent(int offset) implements Small {}

    /// `by` is the side that offers a rematch, `game` the new game once the other has accepted.
    record RematchState(@Nullable Side by, @Nullable String game) implements Small {}

    /// An unfinished setup, or null where there is none.
    record KeptSetup(@SchemaName("SetupText") @Nullable String setup) implements Small {}

    /// Whether other machines on the home network reach this server, and at which addresses. `here` is whether the
    /// caller sits at the server's own machine: only there the rest is told, and only there it can be changed.
    record NetworkState(boolean here, boolean open, boolean closable, List<String> addresses) implements Small {}

    /// A seat in a game; `paired` says whether the other one is taken.
    record PairingAnswer(String id, Side side, boolean paired) implements Small {}

    /// A piece as this viewer may see it. `home` is the square it was set up on.
    @SchemaName("Piece")
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

    /// A move that a repetition law forbids or soon will: made `count` times of `limit`.
    @SchemaName("RepetitionWarning")
    record BarredMove(Move move, RepetitionLaw law, int count, int limit) implements Small {}

    /// Milliseconds left.
    record Clocks(long red, long blue) implements Small {}

    /// What goes on beside the board: which players have a stream of the game open, which have switched chat on (only
    /// players are told), whether moves can be taken back and who asks for it, and how many milliseconds are left for
    /// placing, or null where there is no limit or it is over.
    record LiveState(
            List<Side> online,
            List<Side> chat,
            boolean takebacks,
            @Nullable Side takebackOffer,
            @Nullable Long setupLeft)
            implements Small {}

    record Result(@Nullable Side winner, Outcome.Reason reason) implements Small {}

    /// Someone who plays. `rating` is null where there is none.
    record PlayerInfo(String name, @Nullable Double rating, boolean bot, boolean guest) implements Small {}

    /// A game in a list. `created` is when it was opened, in milliseconds since 1970.
    record ListedGame(
            String id,
            @SchemaName("RulesetChoice") JsonNode ruleset,
            @SchemaName("Opponent") String opponent,
            boolean rated,
            FromClient.@Nullable ClockOptions clock,
            Status status,
            int ply,
            @Nullable PlayerInfo red,
            @Nullable PlayerInfo blue,
            int spectators,
            @Nullable Result result,
            long created)
            implements Small {}

    /// A page of a list. `next` is what to ask for the next one with, or null on the last page.
    record GameList(List<ListedGame> games, @Nullable String next) implements Small {}

    /// One of the caller's own unfinished games. `against` is the person across, or whoever is challenged to sit there;
    /// `yourTurn` says whether the game waits for the caller, to place or to move; `left` is how many milliseconds
    /// whoever it waits for has, where a clock runs.
    record OwnGame(
            String id,
            @SchemaName("RulesetChoice") JsonNode ruleset,
            @SchemaName("Opponent") String opponent,
            Status status,
            @Nullable Side you,
            int ply,
            @Nullable String against,
            boolean yourTurn,
            @Nullable Long left)
            implements Small {}

    /// A finished game: its setups or the position it began from, and every move that stands.
    record Replay(
            Setups setups,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Start start,

            List<GameEvent.MoveEvent> moves,
            Result result)
            implements Small {}

    /// The record of a finished game. `result` is `red`, `blue` or `draw`; `setups` is null where the game began from a
    /// position, which is then `board`.
    record RecordedGame(
            @SchemaName("RulesetChoice") JsonNode ruleset,
            String red,
            String blue,
            String date,
            String result,
            String reason,
            Side first,
            @Nullable Setups setups,
            @SchemaName("BoardText") @Nullable String board,
            List<Move> moves)
            implements Small {}

    @SchemaName("Level")
    record LevelInfo(
            int level, String name, String about, @Nullable Integer rating) implements Small {}

    record NamedSetup(String name, @SchemaName("SetupText") String setup) implements Small {}

    record RandomSetup(@SchemaName("SetupText") String setup) implements Small {}

    record Hint(Move move) implements Small {}

    record CheckedRules(@SchemaName("Rules") JsonNode rules, String hash) implements Small {}

    /// A named ruleset with what a person wants to know before choosing it.
    @SchemaName("Ruleset")
    record RulesetCard(
            String id,
            String title,
            String source,
            List<String> about,
            String theme,
            String labels,
            List<String> decided,
            @SchemaName("Rules") JsonNode rules)
            implements Small {}

    /// Every rule of one ruleset, in sentences.
    record RulesPage(List<RulesSection> sections, List<PieceInfo> pieces) implements Small {}

    record RulesSection(String title, List<String> text) implements Small {}

    record PieceInfo(Rank kind, String power, int count, String privilege) implements Small {}
}
