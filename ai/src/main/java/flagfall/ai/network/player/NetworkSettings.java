package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.ai.tuning.ChangedRecord;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// How a player makes use of the network.
///
/// @param temperature how much chance there is in its moves: at 1 it plays what it was trained to, near 0 its likeliest
///        move alone
/// @param setups how many setups it compares before a game
/// @param kept among how many of the best of them it draws
/// @param guardsFlag whether it looks ahead where an enemy comes near its flag
/// @param doubtsBelief whether it weighs the classical belief too before a high officer strikes what has not moved
/// @param checksTactics whether the classical search looks over each move, and wins what is won
/// @param sight what it looks at beyond the position itself
/// @param evaluations how many positions it puts to the network for that at most, if it may
public record NetworkSettings(
        double temperature,
        int setups,
        int kept,
        boolean guardsFlag,
        boolean doubtsBelief,
        boolean checksTactics,
        Sight sight,
        int evaluations) {

    /// Without looking ahead.
    public static final NetworkSettings STRONGEST =
            new NetworkSettings(0.25, 32, 8, true, true, true, Sight.POSITION, 0);

    /// {@return the same with another sight}
    public NetworkSettings looking(Sight another, int most) {
        return new NetworkSettings(temperature, setups, kept, guardsFlag, doubtsBelief, checksTactics, another, most);
    }

    /// {@return the same with one number changed, by name. `mirror`, `replies` and `worlds` look ahead that way, at so
    /// many positions}
    ///
    /// @throws IllegalArgumentException if the name is unknown
    public NetworkSettings with(String name, double value) {
        return Arrays.stream(Sight.values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .map(each -> looking(each, (int) value))
                .orElseGet(() -> ChangedRecord.of(this, name, value));
    }

    /// The kinds of looking ahead.
    public enum Sight {
        /// At nothing else.
        POSITION,
        /// At its mirror image.
        MIRROR,
        /// At the likeliest replies.
        REPLIES,
        /// At a few plies in sampled worlds.
        WORLDS
    }

    public NetworkSettings {
        if (!(temperature > 0) || kept < 1 || setups < kept) {
            throw new IllegalArgumentException(
                    "temperature " + temperature + ", " + kept + " of " + setups + " setups");
        }
    }

    @Nullable
    LookAhead lookAhead(Network network) {
        return switch (sight) {
            case POSITION, MIRROR -> null;
            case REPLIES -> new ReplySearch(network);
            case WORLDS -> new WorldRollouts(network, 3);
        };
    }
}
