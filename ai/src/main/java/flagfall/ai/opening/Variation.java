package flagfall.ai.opening;

import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// Small changes after which a setup is as good as before and no longer the one that somebody may have seen: left and
/// right exchanged or not, then some neighbours of nearly the same rank exchanged, or a piece moved to an empty square
/// beside it.
final class Variation {

    private final Ruleset rules;
    private final Random random;
    private final SetupTuning tuning;
    private final SetupFaults check;
    private final List<Square> home;

    Variation(Ruleset rules, Side side, Random random, SetupTuning tuning) {
        this.tuning = tuning;
        this.rules = rules;
        this.random = random;
        check = new SetupFaults(rules, side, tuning);
        home = rules.board().home(side);
    }

    Setup of(Setup setup) {
        Setup changed = random.nextBoolean() ? setup.mirrored(rules.board()) : setup;
        int changes = 0;
        for (int attempt = 0; attempt < tuning.tries() && changes < tuning.changes(); attempt++) {
            Setup next = changedOnce(changed);
            if (!next.equals(changed) && check.faults(next).isEmpty()) {
                changed = next;
                changes++;
            }
        }
        return changed;
    }

    /// {@return the setup with two squares exchanged, or as it was where those two are not for exchanging}
    private Setup changedOnce(Setup setup) {
        Square one = home.get(random.nextInt(home.size()));
        List<Square> others = new ArrayList<>();
        for (Square square : home) {
            if (mayChange(setup, one, square)) {
                others.add(square);
            }
        }
        if (others.isEmpty()) {
            return setup;
        }
        Square other = others.get(random.nextInt(others.size()));
        Map<Square, Rank> pieces = new TreeMap<>(setup.pieces());
        Rank moved = pieces.remove(one);
        Rank exchanged = pieces.remove(other);
        if (moved != null) {
            pieces.put(other, moved);
        }
        if (exchanged != null) {
            pieces.put(one, exchanged);
        }
        return new Setup(setup.side(), pieces);
    }

    private boolean mayChange(Setup setup, Square one, Square other) {
        Rank first = setup.pieces().get(one);
        Rank second = setup.pieces().get(other);
        if (first == null || !first.canMove()) {
            return false;
        }
        return second == null
                ? one.touches(other)
                : distance(one, other) <= tuning.exchangeDistance() && areAlike(first, second);
    }

    /// Scouts, spies, and the two highest are like no other; the rest is like the next in rank.
    private static boolean areAlike(Rank one, Rank other) {
        return isOfTheLine(one) && isOfTheLine(other) && Math.abs(one.ordinal() - other.ordinal()) == 1;
    }

    private static boolean isOfTheLine(Rank rank) {
        return rank.compareTo(Rank.MINER) >= 0 && rank.compareTo(Rank.COLONEL) <= 0;
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }
}
