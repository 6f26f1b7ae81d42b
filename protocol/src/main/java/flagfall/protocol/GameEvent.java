package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import org.jspecify.annotations.Nullable;

/// One line of a game's event stream. `offset` is its number in the stream, and less than 0 where it has none.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = GameEvent.ReadyEvent.class, name = "ready"),
    @JsonSubTypes.Type(value = GameEvent.StartedEvent.class, name = "started"),
    @JsonSubTypes.Type(value = GameEvent.MoveEvent.class, name = "move"),
    @JsonSubTypes.Type(value = GameEvent.NoticeEvent.class, name = "notice"),
    @JsonSubTypes.Type(value = GameEvent.DrawOfferEvent.class, name = "drawOffer"),
    @JsonSubTypes.Type(value = GameEvent.TakebackOfferEvent.class, name = "takebackOffer"),
    @JsonSubTypes.Type(value = GameEvent.TakebackEvent.class, name = "takeback"),
    @JsonSubTypes.Type(value = GameEvent.MessageEvent.class, name = "message"),
    @JsonSubTypes.Type(value = GameEvent.ChatEvent.class, name = "chat"),
    @JsonSubTypes.Type(value = GameEvent.PresenceEvent.class, name = "presence"),
    @JsonSubTypes.Type(value = GameEvent.RenamedEvent.class, name = "renamed"),
    @JsonSubTypes.Type(value = GameEvent.EndedEvent.class, name = "ended"),
})
public sealed interface GameEvent extends FromServer {

    int offset();

    /// This side has placed its army.
    record ReadyEvent(int offset, Side side) implements GameEvent {}

    /// Both armies stand, and this side is to move. `next` is there while no move has been made.
    record StartedEvent(
            int offset,
            Side turn,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            NextTurn next) implements GameEvent {

        public StartedEvent with(NextTurn after) {
            return new StartedEvent(offset, turn, after);
        }
    }

    /// `shown` is there for a scout that a long run gave away; `passed` says that the other side then had to pass;
    /// `next` is there while this is the newest move of a game that goes on.
    record MoveEvent(
            int offset,
            int ply,
            Side side,
            Move move,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Strike strike,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Rank shown,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Boolean passed,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            NextTurn next)
            implements GameEvent {

        public MoveEvent with(NextTurn after) {
            return new MoveEvent(offset, ply, side, move, strike, shown, passed, after);
        }

        /// {@return the same move, with no kind named in its strike}
        public MoveEvent withoutKinds() {
            Strike bare = strike == null ? null : strike.withoutKinds();
            return new MoveEvent(offset, ply, side, move, bare, shown, passed, next);
        }
    }

    /// So many plies more without a strike, and the game is drawn.
    record NoticeEvent(int offset, int left) implements GameEvent {}

    record DrawOfferEvent(int offset, Side side) implements GameEvent {}

    /// This side asks to take its last move back.
    record TakebackOfferEvent(int offset, Side side) implements GameEvent {}

    /// One player said something to the other: either the name of a preset message, or a text. Only players hear it.
    record MessageEvent(
            int offset,
            Side side,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Preset preset,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String text)
            implements GameEvent {}

    /// A player has switched chat on or off. Only players hear it.
    record ChatEvent(int offset, Side side, boolean on) implements GameEvent {}

    /// A player has come or gone. It is told as it happens and never again, so it has no number.
    record PresenceEvent(Side side, boolean online) implements GameEvent {
        @Override
        public int offset() {
            return -1;
        }
    }

    /// A player is called this now. It is told as it happens and never again, so it has no number.
    record RenamedEvent(Side side, String name) implements GameEvent {
        @Override
        public int offset() {
            return -1;
        }
    }

    /// The game went back to the moment when `ply` moves had been played.
    record TakebackEvent(int offset, int ply) implements GameEvent {}

    /// `winner` is null for a draw; a setup is null where that side never placed one; `ratings` are there if the
    /// game was rated.
    record EndedEvent(
            int offset,
            @Nullable Side winner,
            Outcome.Reason reason,
            Setups setups,

            @JsonInclude(JsonInclude.Include.NON_NULL) PeopleAnswer.@Nullable RatingChanges ratings)
            implements GameEvent {

        public EndedEvent with(PeopleAnswer.RatingChanges changes) {
            return new EndedEvent(offset, winner, reason, setups, changes);
        }
    }
}
