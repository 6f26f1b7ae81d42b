package flagfall.app.arena;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Move;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Conducts one game: asks each side in turn, plays what is legal, and ends the game at once when it is over.
final class GameRunner {

    private final Map<Side, Supplier<MatchPlayer>> guests;
    private final Map<Side, MatchPlayer> seats = new EnumMap<>(Side.class);
    private final Map<Side, Times> times = new EnumMap<>(Side.class);
    private final Terms.Caps caps;
    private Game game;
    /// Whose fault it is if something goes wrong now.
    private Side asked = Side.RED;

    /// @param game in which nothing has happened yet
    /// @param guests who will sit down, for each side
    GameRunner(Game game, Map<Side, Supplier<MatchPlayer>> guests, Terms.Caps caps) {
        this.game = game;
        this.guests = Map.copyOf(guests);
        this.caps = caps;
    }

    /// Plays the game to its end.
    Verdict play() {
        try {
            Verdict verdict = verdict();
            seats.values().forEach(seat -> seat.leave(game, verdict.word()));
            return verdict;
        } finally {
            seats.values().forEach(MatchPlayer::close);
        }
    }

    /// {@return how long each side took for its moves}
    Map<Side, Times> times() {
        return Map.copyOf(times);
    }

    /// {@return the game as it stands}
    Game game() {
        return game;
    }

    private Verdict verdict() {
        try {
            guests.forEach(this::sit);
            place(Side.RED);
            place(Side.BLUE);
            while (!game.outcome().isOver() && !isTooLong()) {
                turn(game.position().toMove());
            }
            return game.outcome().isOver() ? new Verdict.Decided(game.outcome()) : new Verdict.Capped();
        } catch (Fault fault) {
            return new Verdict.Faulted(asked, fault.kind(), String.valueOf(fault.getMessage()));
        }
    }

    private void sit(Side side, Supplier<MatchPlayer> guest) {
        asked = side;
        seats.put(side, guest.get());
    }

    private void place(Side side) {
        Setup setup = seat(side).place();
        List<Flaw> flaws = setup.flaws(game.rules());
        if (!flaws.isEmpty()) {
            String words = flaws.stream().map(Flaw::saying).collect(Collectors.joining("; "));
            throw new Fault(Fault.Kind.ILLEGAL, "a flawed setup: " + words);
        }
        game = game.after(new Event.Placed(setup));
    }

    private void turn(Side side) {
        if (Thread.currentThread().isInterrupted()) {
            throw new MatchInterrupted();
        }
        switch (timed(side)) {
            case MatchPlayer.Answer.GivesUp _ -> game = game.after(new Event.Resigned(side));
            case MatchPlayer.Answer.Moves(Move move) -> {
                Optional<Refusal> refusal = game.refusal(move);
                if (refusal.isPresent()) {
                    throw new Fault(
                            Fault.Kind.ILLEGAL, move + ": " + refusal.get().word());
                }
                game = game.after(new Event.Moved(side, move));
                seat(side).hear(game.position().turn(game.position().ply() - 1));
            }
        }
    }

    private MatchPlayer.Answer timed(Side side) {
        long began = System.nanoTime();
        try {
            return seat(side).answer(game);
        } finally {
            Times before = times.getOrDefault(side, Times.NONE);
            times.put(side, before.plus(Duration.ofNanos(System.nanoTime() - began)));
        }
    }

    private MatchPlayer seat(Side side) {
        asked = side;
        MatchPlayer seat = seats.get(side);
        if (seat == null) {
            throw new IllegalStateException("nobody plays " + side);
        }
        return seat;
    }

    private boolean isTooLong() {
        return game.position().ply() >= caps.plies() || game.position().quiet() >= caps.quiet();
    }
}
