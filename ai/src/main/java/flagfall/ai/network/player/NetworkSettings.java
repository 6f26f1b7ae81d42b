package flagfall.ai.network.player;

/// How a player makes use of the network.
///
/// @param temperature how much chance there is in its moves: at 1 it plays what it was trained to, near 0 its likeliest
///        move alone
/// @param setups how many setups it compares before a game
/// @param guardsFlag whether it looks ahead where an enemy comes near its flag
/// @param doubtsBelief whether it weighs the counts too before a high officer strikes what has not moved
public record NetworkSettings(double temperature, int setups, boolean guardsFlag, boolean doubtsBelief) {

    /// As strong as it plays without looking ahead.
    public static final NetworkSettings STRONGEST = new NetworkSettings(0.25, 32, true, true);

    public NetworkSettings {
        if (!(temperature > 0) || setups < 1) {
            throw new IllegalArgumentException("temperature " + temperature + ", " + setups + " setups");
        }
    }

    /// {@return the same at another temperature}
    public NetworkSettings withTemperature(double other) {
        return new NetworkSettings(other, setups, guardsFlag, doubtsBelief);
    }
}
