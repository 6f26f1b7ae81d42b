package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import org.jspecify.annotations.Nullable;

/// One line of a game's stream of events. `offset` is its number in the stream.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = GameEvent.Ready.class, name = "ready"),
    @JsonSubTypes.Type(value = GameEvent.Started.class, name = "started"),
    @JsonSubTypes.Type(value = GameEvent.Moved.class, name = "move"),
    @JsonSubTypes.Type(value = GameEvent.Notice.class, name = "notice"),
    @JsonSubTypes.Type(value = GameEvent.DrawOffer.class, name = "drawOffer"),
    @JsonSubTypes.Type(value = GameEvent.Takeback.class, name = "takeback"),
    @JsonSubTypes.Type(value = GameEvent.Ended.class, name = "ended"),
})
public sealed interface GameEvent extends FromServer {

    int offset();

    /// This side has placed its army.
    record Ready(int offset, Side side) implements GameEvent {}

    /// Both armies stand, and this side is to move.
    record Started(int offset, Side turn) implements GameEvent {}

    /// `shown` names a scout that a long run gave away; `passed` says that the other side then had to pass.
    record Moved(
            int offset,
            int ply,
            Side side,
            Move move,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Strike strike,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Rank shown,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Boolean passed)
            implements GameEvent {}

    /// So many plies more without a strike, and the game is drawn.
    record Notice(int offset, int left) implements GameEvent {}

    record DrawOffer(int offset, Side side) implements GameEvent {}

    /// The game went back to the moment when `ply` moves had been played.
    record Takeback(int offset, int ply) implements GameEvent {}

    /// `winner` is null for a draw; a setup is null where that side never placed one.
    record Ended(int offset, @Nullable Side winner, Outcome.Reason reason, Setups setups) implements GameEvent {}
}
