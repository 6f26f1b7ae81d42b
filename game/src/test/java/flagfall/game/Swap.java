package flagfall.game;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Placed;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/// Two games that were told alike to everyone but the owner of two pieces, which nobody else has ever been shown: in
/// the second, these two have changed ranks from the start.
record Swap(EventLog first, EventLog second, Placed one, Placed other) {

    /// How many pairs are tried of each side.
    private static final int TRIES = 4;

    /// {@return random swaps in a random game of at most so many plies}
    static List<Swap> of(Ruleset rules, long seed, int plies) {
        Random random = new Random(seed);
        Setup red = Setup.random(rules, Side.RED, random.nextLong());
        Setup blue = Setup.random(rules, Side.BLUE, random.nextLong());
        EventLog first = played(begin(rules, red, blue), plies, random);
        List<Swap> swaps = new ArrayList<>();
        for (Setup setup : List.of(red, blue)) {
            List<Placed> hidden = hidden(first.game().position(), setup.side());
            for (int tries = 0; tries < TRIES && hidden.size() > 1; tries++) {
                Placed one = hidden.get(random.nextInt(hidden.size()));
                Placed other = hidden.get(random.nextInt(hidden.size()));
                Setup swapped = swapped(setup, one, other);
                EventLog anew = setup.side() == Side.RED ? begin(rules, swapped, blue) : begin(rules, red, swapped);
                if (!one.piece().equals(other.piece())) {
                    replayed(anew, first.game().position())
                            .ifPresent(second -> swaps.add(new Swap(first, second, one, other)));
                }
            }
        }
        return swaps;
    }

    Side owner() {
        return one.piece().side();
    }

    private static EventLog begin(Ruleset rules, Setup red, Setup blue) {
        return EventLog.begin(rules, Side.RED).after(new Event.Placed(red)).after(new Event.Placed(blue));
    }

    /// Stops short of the end: when a game is over, everyone knows everything.
    private static EventLog played(EventLog start, int plies, Random random) {
        EventLog log = start;
        while (log.game().position().ply() < plies) {
            Position now = log.game().position();
            Move move = now.moves().get(random.nextInt(now.moves().size()));
            EventLog next = log.after(new Event.Moved(now.toMove(), move));
            if (next.game().outcome().isOver()) {
                return log;
            }
            log = next;
        }
        return log;
    }

    /// {@return this side's pieces that never fought and never ran}
    private static List<Placed> hidden(Position end, Side owner) {
        Set<Square> shown = new HashSet<>();
        for (int ply = 0; ply < end.ply(); ply++) {
            Turn turn = end.turn(ply);
            if (turn instanceof Turn.Attack || (turn instanceof Turn.March march && march.exposed())) {
                Set<Square> squares = Set.of(turn.move().from(), turn.move().to());
                end.back(ply).placed().stream()
                        .filter(placed -> squares.contains(placed.square()))
                        .forEach(placed -> shown.add(placed.home()));
            }
        }
        return end.placed().stream()
                .filter(placed -> placed.piece().side() == owner && !shown.contains(placed.home()))
                .toList();
    }

    private static Setup swapped(Setup setup, Placed one, Placed other) {
        Map<Square, Rank> pieces = new TreeMap<>(setup.pieces());
        pieces.put(one.home(), other.piece().rank());
        pieces.put(other.home(), one.piece().rank());
        return new Setup(setup.side(), pieces);
    }

    /// {@return the same moves from another start, if they are legal there and everyone is told the same of them}
    private static Optional<EventLog> replayed(EventLog start, Position original) {
        EventLog log = start;
        for (int ply = 0; ply < original.ply(); ply++) {
            Turn turn = original.turn(ply);
            Event move = new Event.Moved(turn.mover().side(), turn.move());
            if (log.game().rejection(move).isPresent()) {
                return Optional.empty();
            }
            log = log.after(move);
            if (!observedMove(log.game().position().turn(ply)).equals(observedMove(turn))) {
                return Optional.empty();
            }
        }
        Game end = log.game();
        return end.outcome().isOver() || end.position().toMove() != original.toMove()
                ? Optional.empty()
                : Optional.of(log);
    }

    /// What the law tells everyone of a turn, put together without the veil.
    private static String observedMove(Turn turn) {
        String move = turn.move() + " by " + turn.mover().side() + (turn.passed() ? ", the other passes" : "");
        return switch (turn) {
            case Turn.March march -> move + (march.exposed() ? " by a scout" : "");
            case Turn.Attack attack ->
                move + ": " + attack.mover() + " strikes " + attack.defender() + ", " + attack.clash();
        };
    }

    @Override
    public String toString() {
        return named(one) + " and " + named(other) + " change places";
    }

    private static String named(Placed placed) {
        Piece piece = placed.piece();
        return piece.side().word() + " " + piece.rank().word() + " on " + placed.square();
    }
}
