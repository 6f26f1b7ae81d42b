package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import org.jspecify.annotations.Nullable;

/// What a client may send. Whether a request is granted is the server's answer.
public sealed interface FromClient {

    /// A request that its address says in full.
    record Nothing() implements FromClient {}

    /// Open a game. `listed` offers it to everyone; `private` keeps it off every list, also while it is played;
    /// `rated` lets it change both ratings; `challenge` offers it to the player of this name, and then `opponent` may
    /// be left out; `takebacks` lets both agree to take moves back.
    record NewGame(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @SchemaName("Opponent") @Nullable String opponent,
            @SchemaName("SideChoice") @Nullable String side,
            @Nullable ClockOptions clock,
            @Nullable Start position,
            @Nullable Boolean listed,
            @JsonProperty("private") @Nullable Boolean isPrivate,
            @Nullable Boolean rated,
            @Nullable String challenge,
            @Nullable Boolean takebacks)
            implements FromClient {}

    /// Time for the whole game, a bonus after each move, and free time at each turn, maybe with a limit for placing; or
    /// days for each move, and nothing else.
    @SchemaName("Clock")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ClockOptions(
            @Nullable Long initialSeconds,
            @Nullable Long bonusSeconds,
            @Nullable Long freeSeconds,
            @Nullable Long setupSeconds,
            @Nullable Integer daysPerMove)
            implements FromClient {

        public static ClockOptions ofDays(int days) {
            return new ClockOptions(null, null, null, null, days);
        }
    }

    /// Play now, with whoever wants the same.
    record PairingRequest(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Nullable ClockOptions clock,
            @Nullable Boolean rated)
            implements FromClient {}

    /// Take the free seat. A listed game needs no secret, and neither does whoever is challenged.
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

    /// Say something to the other player: one of the preset messages, or a text where both have switched chat on.
    record MessageRequest(@Nullable String preset, @Nullable String text) implements FromClient {}

    /// Switch chat on or off.
    record ChatRequest(@Required boolean on) implements FromClient {}

    /// Tell whoever runs this server what someone did, and in which game.
    record ReportRequest(@Required String text, @Nullable String game) implements FromClient {}

    /// The record of a game that was played elsewhere, as text.
    record RecordImport(@Required String record) implements FromClient {}

    /// Open the game to the home network, or close it again.
    record NetworkRequest(@Required boolean open) implements FromClient {}

    /// Any legal setup, the same for the same seed; or a sensible one, around what is placed already.
    record RandomSetupRequest(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Nullable Long seed,
            @Nullable Boolean sensible,
            @SchemaName("SetupText") @Nullable String placed)
            implements FromClient {}

    /// To register or to sign in.
    record Credentials(@Required String name, @Required String password) implements FromClient {}

    /// What the caller wants to be called.
    record NameChange(@Required String name) implements FromClient {}

    record PasswordChange(
            @Required String old,

            @JsonProperty(value = "new", required = true) @JsonSetter(nulls = Nulls.FAIL)
            String replacement)
            implements FromClient {}

    /// The caller's password once more, before something that cannot be undone.
    record PasswordConfirmation(@Required String password) implements FromClient {}

    /// A token for a program; its owner tells it from others by the label.
    record TokenRequest(@Required String label) implements FromClient {}

    /// A setup to keep.
    record SavedSetupRequest(
            @Required @SchemaName("RulesetChoice") JsonNode ruleset,
            @Required @SchemaName("SetupText") String setup) implements FromClient {}
}
