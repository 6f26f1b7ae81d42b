package flagfall.ai.opening;

import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Completes what somebody has placed, as sensibly as that allows. Several setups are drawn and laid around the placed
/// pieces, and the one with the fewest faults by [SetupFaults] is taken.
public final class Completion {

    private static final int TRIES = 12;

    private final Ruleset rules;
    private final Setup placed;
    private final SetupTuning tuning;
    private final Random random;

    /// @param placed pieces on home squares, no more of a rank than the army has
    public Completion(Ruleset rules, Setup placed, long seed, SetupTuning tuning) {
        this.rules = rules;
        this.placed = placed;
        this.tuning = tuning;
        this.random = new Random(seed);
    }

    /// {@return a legal setup; with nothing placed, simply a sensible one}
    public Setup best() {
        if (placed.pieces().isEmpty()) {
            return drawn();
        }
        SetupFaults check = new SetupFaults(rules, placed.side(), tuning);
        return Stream.generate(() -> around(drawn()))
                .limit(TRIES)
                .min(Comparator.comparingInt(setup -> check.faults(setup).size()))
                .orElseThrow();
    }

    private Setup drawn() {
        Side side = placed.side();
        return Deployment.draw(rules, side, random.nextLong(), tuning);
    }

    /// Takes from a drawn setup whatever fits around the placed pieces, and puts the rest anywhere.
    private Setup around(Setup drawn) {
        Map<Square, Rank> pieces = new TreeMap<>(placed.pieces());
        List<Rank> left = left();
        drawn.pieces().forEach((square, rank) -> {
            if (!pieces.containsKey(square) && left.remove(rank)) {
                pieces.put(square, rank);
            }
        });
        List<Square> free = new ArrayList<>(rules.board().home(placed.side()));
        free.removeAll(pieces.keySet());
        Collections.shuffle(free, random);
        left.forEach(rank -> pieces.put(free.removeLast(), rank));
        return new Setup(placed.side(), pieces);
    }

    private List<Rank> left() {
        List<Rank> left = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            int taken = Collections.frequency(placed.pieces().values(), rank);
            left.addAll(Collections.nCopies(rules.army().count(rank) - taken, rank));
        }
        return left;
    }
}
