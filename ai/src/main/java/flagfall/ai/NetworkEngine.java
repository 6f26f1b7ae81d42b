package flagfall.ai;

import flagfall.ai.network.Network;
import flagfall.ai.network.Prediction;
import flagfall.ai.network.UnusableNetworkException;
import flagfall.ai.network.player.Allowance;
import flagfall.ai.network.player.LearnedMove;
import flagfall.ai.network.player.NetworkPlayer;
import flagfall.ai.network.player.NetworkSettings;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A player that learned the game by playing itself. Where its network was not trained for a ruleset, another engine
/// plays in its place.
///
/// @param other another network than the shipped one, which is not read before it is asked for
record NetworkEngine(
        NetworkSettings settings,
        SearchEngine otherwise,
        @Nullable Network other) implements EngineConfig {

    @Override
    public Player player(long seed) {
        return either(seed);
    }

    @Override
    public Optional<Analyst> analyst(long seed) {
        return Optional.of(either(seed));
    }

    private EitherPlayer either(long seed) {
        return new EitherPlayer(this, new SearchPlayer(otherwise, seed, System::nanoTime), seed);
    }

    @Override
    public NetworkEngine with(Map<String, Double> changes) {
        NetworkSettings changed = settings;
        for (Map.Entry<String, Double> change : changes.entrySet()) {
            String name = change.getKey();
            if (!name.startsWith(NetworkSettings.GROUP)) {
                throw new IllegalArgumentException("a network has no tuned number " + name);
            }
            changed = changed.with(name.substring(NetworkSettings.GROUP.length()), change.getValue());
        }
        return new NetworkEngine(changed, otherwise, other);
    }

    @Override
    public NetworkEngine withWeights(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new NetworkEngine(settings, otherwise, Network.read(in));
        } catch (IOException | UnusableNetworkException unusable) {
            throw new IllegalArgumentException("no network can be read from " + file + ": " + unusable, unusable);
        }
    }

    private Network network() {
        return other == null ? Network.shipped() : other;
    }

    private record EitherPlayer(NetworkEngine engine, SearchPlayer otherwise, long seed) implements Player, Analyst {

        /// What a certain win is worth, so that chances read like values.
        private static final int WON = 4000;
        /// The network takes as long for a position as the classical search for so many.
        private static final int CLASSICAL_POSITIONS = 10_000;
        /// The rest of the time is for what comes after looking ahead.
        private static final double TIME_SHARE = 0.85;

        @Override
        public Setup place(Ruleset rules, Side side) {
            return isKnown(rules) ? learned().place(rules, side) : otherwise.place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return analyse(memory, budget).move();
        }

        @Override
        public Analysis analyse(PlayerMemory memory, Budget budget) {
            if (!isKnown(memory.view().rules())) {
                return otherwise.analyse(memory, budget);
            }
            LearnedMove learned = learned().think(memory, allowance(budget));
            return new Analysis(learned.move(), worth(learned.prediction().value()), 0, 1);
        }

        @Override
        public Explanation explain(PlayerMemory memory) {
            if (!isKnown(memory.view().rules())) {
                return otherwise.explain(memory);
            }
            Prediction seen = learned().think(memory, Allowance.NONE).prediction();
            return new Explanation(
                    List.of(new Explanation.Part("winning chances", worth(seen.win()), worth(seen.loss()))));
        }

        private static Allowance allowance(Budget budget) {
            return switch (budget) {
                case Budget.Nodes(long most) ->
                    Allowance.positions((int) Math.min(most / CLASSICAL_POSITIONS, Integer.MAX_VALUE));
                case Budget.Time(Duration most) ->
                    Allowance.within(
                            Integer.MAX_VALUE,
                            Duration.ofNanos((long) (most.toNanos() * TIME_SHARE)),
                            System::nanoTime);
            };
        }

        private static int worth(float chance) {
            return Math.round(chance * WON);
        }

        private boolean isKnown(Ruleset rules) {
            return engine.network().knows(rules);
        }

        private NetworkPlayer learned() {
            return new NetworkPlayer(engine.network(), engine.settings, seed);
        }
    }
}
