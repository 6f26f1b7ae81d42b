package flagfall.ai.network.player;

import java.util.Random;

/// Looks further than the policy does, by putting positions that may come to the network.
sealed interface LookAhead permits ReplySearch, WorldRollouts {

    /// {@return what each of some moves is worth to the side to move, from -1 to 1}
    ///
    /// @param candidates indices of moves
    /// @param allowance about how many positions may be put to the network
    double[] values(Assessment root, int[] candidates, Allowance allowance, Random random);
}
