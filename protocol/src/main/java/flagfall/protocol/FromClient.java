package flagfall.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import org.jspecify.annotations.Nullable;

/// What a client may say. Whether the wish comes true is the server's answer.
public sealed interface FromClient {

    /// A wish that its address says whole.
    record Nothing() implements FromClient {}

    /// Open a game. `side` is `red`, `blue` or `random`; `listed` false keeps an open game off the list of offers.
    record NewGame(
            @Needed JsonNode ruleset,
            @Needed String opponent,
            @Nullable String side,
            @Nullable Clock clock,
            @Nullable Position position,
            @Nullable Boolean listed)
            implements FromClient {}

    record Clock(
            @Needed int initialSeconds,
            @Needed int bonusSeconds,
            @Needed int freeSeconds) implements FromClient {}

    /// Any pieces anywhere, in place of two setups.
    record Position(@Needed String board, @Needed Side turn) implements FromClient {}

    record Join(@Needed String secret) implements FromClient {}

    /// A setup, sealed with the sending. At one screen it names its side.
    record Place(@Needed String setup, @Nullable Side side) implements FromClient {}

    /// At one screen: lift the curtain for this side.
    record Ready(@Needed Side side, @Needed int ply) implements FromClient {}

    /// A move, for the moment when `ply` moves have been played. However often it is sent with the same key, it is
    /// made once.
    record Play(
            @Needed int ply, @Needed String move, @Nullable String key) implements FromClient {}

    /// Offer or accept a draw, or resign. At one screen it names the side that does.
    record Gesture(@Nullable Side side) implements FromClient {}

    /// Any legal setup, the same for the same seed.
    record RandomSetup(@Needed JsonNode ruleset, @Nullable Long seed) implements FromClient {}
}
