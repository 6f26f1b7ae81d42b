package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import org.jspecify.annotations.Nullable;

/// What a client may send. Whether a request is granted is the server's answer.
public sealed interface FromClient {

    /// A request that its address says in full.
    record Nothing() implements FromClient {}

    /// Open a game. `listed` offers it to everyone; `private` keeps it off every list, also while it is played.
    record NewGame(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Required @SchemaName("Opponent") String opponent,
            @SchemaName("SideChoice") @Nullable String side,
            @Nullable ClockOptions clock,
            @Nullable Start position,
            @Nullable Boolean listed,
            @JsonProperty("private") @Nullable Boolean isPrivate)
            implements FromClient {}

    @SchemaName("Clock")
    record ClockOptions(
            @Required long initialSeconds,
            @Required long bonusSeconds,
            @Required long freeSeconds) implements FromClient {}

    /// Play now, with whoever wants the same.
    record PairingRequest(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Nullable ClockOptions clock,
            @Nullable Boolean rated)
            implements FromClient {}

    /// Take the free seat. A listed game needs no secret.
    record JoinRequest(@Nullable String secret) implements FromClient {}

    /// A setup, which is final. In a hot-seat game it names its side.
    record SetupRequest(
            @Required @SchemaName("SetupText") String setup,
            @Nullable Side side) implements FromClient {}

    /// In a hot-seat game: lift the curtain for this side.
    record ReadyRequest(@Required Side side, @Required int ply) implements FromClient {}

    /// A move, to be made when `ply` moves have been played. However often it is sent with the same key, it is made
    /// once.
    record MoveRequest(
            @Required int ply,
            @Required @SchemaName("Move") String move,
            @Nullable String key) implements FromClient {}

    /// Offer or accept a draw, or resign. In a hot-seat game it names the side that does.
    record SideRequest(@Nullable Side side) implements FromClient {}

    /// Open the game to the home network, or close it again.
    record NetworkRequest(@Required boolean open) implements FromClient {}

    /// Any legal setup, the same for the same seed; or a sensible one, around what is placed already.
    record RandomSetupRequest(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Nullable Long seed,
            @Nullable Boolean sensible,
            @SchemaName("SetupText") @Nullable String placed)
            implements FromClient {}
}
