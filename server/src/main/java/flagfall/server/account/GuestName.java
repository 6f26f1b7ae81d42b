package flagfall.server.account;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Random names for guests.
final class GuestName {

    private static final List<String> MANNER = List.of(
            "Bold", "Calm", "Clever", "Daring", "Eager", "Gentle", "Hardy", "Humble", "Jolly", "Keen", "Lucky", "Merry",
            "Nimble", "Patient", "Plucky", "Quiet", "Sly", "Steady", "Swift", "Wary");
    private static final List<String> CREATURE = List.of(
            "Badger",
            "Bear",
            "Beaver",
            "Crane",
            "Falcon",
            "Finch",
            "Fox",
            "Hare",
            "Hedgehog",
            "Heron",
            "Lynx",
            "Marten",
            "Mole",
            "Otter",
            "Owl",
            "Raven",
            "Stag",
            "Stork",
            "Wolf",
            "Wren");

    private GuestName() {}

    static String draw(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        return pick(MANNER, random) + " " + pick(CREATURE, random) + " " + random.nextInt(100, 1000);
    }

    private static String pick(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }
}
