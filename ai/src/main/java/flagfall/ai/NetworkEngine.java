package flagfall.ai;

import flagfall.ai.network.Network;
import flagfall.ai.network.NetworkPlayer;
import flagfall.ai.network.NetworkSettings;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;

/// A player that learned the game by playing itself. Where the shipped network was not trained for a ruleset, another
/// engine plays in its place.
record NetworkEngine(NetworkSettings settings, EngineConfig otherwise) implements EngineConfig {

    @Override
    public Player player(long seed) {
        return new EitherPlayer(settings, otherwise.player(seed), seed);
    }

    private record EitherPlayer(NetworkSettings settings, Player otherwise, long seed) implements Player {

        @Override
        public Setup place(Ruleset rules, Side side) {
            return playerOf(rules).place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return playerOf(memory.view().rules()).choose(memory, budget);
        }

        private Player playerOf(Ruleset rules) {
            Network network = Network.shipped();
            return network.knows(rules) ? new NetworkPlayer(network, settings, seed) : otherwise;
        }
    }
}
