package flagfall.ai.network.player;

import flagfall.ai.tuning.ChangedRecord;

/// How a player makes use of the network.
///
/// @param temperature how much chance there is in its moves: at 1 it plays what it was trained to, near 0 its likeliest
///        move alone
/// @param setups how many setups it compares before a game
/// @param ownShare which part of these are drawn from the setups that the network chose itself
/// @param kept among how many of the best of them it draws
/// @param guardsFlag whether it looks ahead where an enemy comes near its flag
/// @param doubtsBelief whether it weighs the classical belief too before a high officer strikes what has not moved
/// @param checksTactics whether the classical search looks over each move, and wins what is won
/// @param positions how many it puts to the network at most when it looks ahead; none: it does not
/// @param plies how far it looks ahead: an odd number, after its own move
/// @param scale a difference in worth, where a win is 1 and a loss -1, that makes a move *e* times as likely
public record NetworkSettings(
        double temperature,
        int setups,
        double ownShare,
        int kept,
        boolean guardsFlag,
        boolean doubtsBelief,
        boolean checksTactics,
        int positions,
        int plies,
        double scale) {

    /// What stands before these numbers where they are named beside others.
    public static final String GROUP = "network.";

    /// Without looking ahead.
    public static final NetworkSettings AT_A_GLANCE =
            new NetworkSettings(0.25, 32, 0.5, 8, true, true, true, 0, 7, 0.01);

    /// The same with as much looking ahead as time allows.
    public static final NetworkSettings LOOKING_AHEAD = AT_A_GLANCE.with("positions", Integer.MAX_VALUE);

    public NetworkSettings {
        boolean looksAhead = positions >= 0 && plies > 0 && plies % 2 == 1 && scale > 0;
        boolean draws = kept >= 1 && setups >= kept && ownShare >= 0 && ownShare <= 1;
        if (!(temperature > 0) || !draws || !looksAhead) {
            throw new IllegalArgumentException("temperature " + temperature + ", " + kept + " of " + setups
                    + " setups, of which " + ownShare + " its own, " + positions + " positions, " + plies
                    + " plies, scale " + scale);
        }
    }

    /// {@return the same with one number changed, by name}
    ///
    /// @throws IllegalArgumentException if the name is unknown
    public NetworkSettings with(String name, double value) {
        return ChangedRecord.of(this, GROUP, name, value);
    }
}
