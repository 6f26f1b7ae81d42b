package flagfall.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// The fast core and the slow witness were written apart, from the same prose. They must never disagree. `-Dplies=…`
/// makes the comparison longer and `-Dseed=…` makes it another one.
class WitnessParityTest {

    private static final long PLIES = Long.getLong("plies", 200_000);
    private static final long SEED = Long.getLong("seed", 1);

    @Test
    void the_core_and_the_witness_agree_on_every_ply_of_random_games() throws Exception {
        AtomicLong plies = new AtomicLong();
        AtomicLong seeds = new AtomicLong(SEED * 1_000_000_000L);
        Rarity.Tally tally = new Rarity.Tally();
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Rarity.Tally>> halves =
                    List.of(threads.submit(() -> play(plies, seeds)), threads.submit(() -> play(plies, seeds)));
            for (Future<Rarity.Tally> half : halves) {
                tally.add(half.get());
            }
        }
        System.out.println(
                "Compared " + plies + " plies in " + (seeds.get() - SEED * 1_000_000_000L) + " games: " + tally);
        for (Rarity rarity : Rarity.values()) {
            assertThat(tally.count(rarity)).as(rarity.name()).isGreaterThan((int) (PLIES / 5000));
        }
    }

    private static Rarity.Tally play(AtomicLong plies, AtomicLong seeds) {
        Rarity.Tally tally = new Rarity.Tally();
        try {
            while (plies.get() < PLIES) {
                plies.addAndGet(new Parity(seeds.getAndIncrement(), tally).play());
            }
            return tally;
        } catch (AssertionError disagreement) {
            plies.set(PLIES); // One is enough: the other thread may stop.
            throw disagreement;
        }
    }
}
