package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.store.GuestStore;
import flagfall.server.store.person.AccountStore;
import java.text.Normalizer;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.regex.Pattern;

/// Names of guests: random ones, and what one of their own must be like.
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

    /// Letters of one script, so that a name looks like no other that is written differently.
    private static final Pattern OWN = Pattern.compile("[\\p{IsLatin}0-9_-]+( [\\p{IsLatin}0-9_-]+)*");

    private static final int SHORTEST = 2;
    private static final int LONGEST = 20;

    private GuestName() {}

    /// @throws flagfall.server.error.ApiException if no guest can have this name
    static void check(String name) {
        int length = name.codePointCount(0, name.length());
        boolean good = length >= SHORTEST
                && length <= LONGEST
                && OWN.matcher(name).matches()
                && Normalizer.isNormalized(name, Normalizer.Form.NFC);
        if (!good) {
            throw ErrorCode.BAD_GUEST_NAME.exception(SHORTEST, LONGEST);
        }
        if (AccountStore.key(name).equals(GuestStore.DELETED)) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
    }

    static String draw(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        return pick(MANNER, random) + " " + pick(CREATURE, random) + " " + random.nextInt(100, 1000);
    }

    private static String pick(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }
}
