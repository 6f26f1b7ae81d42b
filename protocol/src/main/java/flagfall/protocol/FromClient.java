package flagfall.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import org.jspecify.annotations.Nullable;

/// What a client may say. Whether the request comes true is the server's answer.
public sealed interface FromClient {

    /// A request that its address says whole.
    record Nothing() implements FromClient {}

    /// Open a game. `side` is `red`, `blue` or `random`; `listed` false keeps an open game off the list of offers.
    record NewGame(
            @Required JsonNode ruleset,
            @Required String opponent,
            @Nullable String side,
            @Nullable ClockOptions clock,
            @Nullable CustomPosition position,
            @Nullable Boolean listed)
            implements FromClient {}

    record ClockOptions(
            @Required int initialSeconds,
            @Required int bonusSeconds,
            @Required int freeSeconds) implements FromClient {}

    /// Any pieces anywhere, in place of two setups.
    record CustomPosition(@Required String board, @Required Side turn) implements FromClient {}

    record Join(@Required String secret) implements FromClient {}

    /// A setup, sealed with the sending. At one screen it names its side.
    record Place(@Required String setup, @Nullable Side side) implements FromClient {}

    /// At one screen: lift the curtain for this side.
    record Ready(@Required Side side, @Required int ply) implements FromClient {}

    /// A move, for the moment when `ply` moves have been played. However often it is sent with the same key, it is
    /// made once.
    record Play(
            @Required int ply,
            @Required String move,
            @Nullable String key) implements FromClient {}

    /// Offer or accept a draw, or resign. At one screen it names the side that does.
    record SideAction(@Nullable Side side) implements FromClient {}

    /// Any legal setup, the same for the same seed.
    record RandomSetup(@Required JsonNode ruleset, @Nullable Long seed) implements FromClient {}
}
