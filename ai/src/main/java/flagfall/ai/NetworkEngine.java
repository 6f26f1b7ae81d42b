package flagfall.ai;

import flagfall.ai.network.Network;
import flagfall.ai.network.player.NetworkPlayer;
import flagfall.ai.network.player.NetworkSettings;
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
            return isKnown(rules) ? learned().place(rules, side) : otherwise.place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return isKnown(memory.view().rules()) ? learned().choose(memory) : otherwise.choose(memory, budget);
        }

        private static boolean isKnown(Ruleset rules) {
            return Network.shipped().knows(rules);
        }

        private NetworkPlayer learned() {
            return new NetworkPlayer(Network.shipped(), settings, seed);
        }
    }
}
