package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import org.jspecify.annotations.Nullable;

/// One line of the caller's own stream: what happens to them outside a game. `offset` counts the lines of this one
/// stream; what stands when it opens is told first.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = PersonalEvent.ChallengeEvent.class, name = "challenge"),
    @JsonSubTypes.Type(value = PersonalEvent.ChallengeEndedEvent.class, name = "challengeEnded"),
    @JsonSubTypes.Type(value = PersonalEvent.GameStartEvent.class, name = "gameStart"),
    @JsonSubTypes.Type(value = PersonalEvent.GameFinishEvent.class, name = "gameFinish"),
})
public sealed interface PersonalEvent extends FromServer {

    int offset();

    String game();

    /// Someone of this name wants to play with the caller.
    record ChallengeEvent(
            int offset,
            String game,
            String from,
            @SchemaName("RulesetChoice") JsonNode ruleset,
            FromClient.@Nullable ClockOptions clock,
            boolean rated)
            implements PersonalEvent {}

    /// A challenge was declined or taken back.
    record ChallengeEndedEvent(int offset, String game) implements PersonalEvent {}

    /// Both seats of a game are taken, and one of them is the caller's.
    record GameStartEvent(int offset, String game, Side side) implements PersonalEvent {}

    /// A game of the caller is over. `winner` is null for a draw.
    record GameFinishEvent(
            int offset, String game, @Nullable Side winner, Outcome.Reason reason) implements PersonalEvent {}
}
