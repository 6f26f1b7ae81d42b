package flagfall.app.arena.game;

import flagfall.app.arena.player.Fault;
import flagfall.app.arena.player.FaultKind;
import flagfall.app.arena.player.MatchInterrupted;
import flagfall.app.arena.player.MatchPlayer;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Runs one game: asks each side in turn, plays what is legal, and ends the game at once when it is over. It holds the
/// truth; the players get what [Veil] lets through.
final class GameRunner {

    private final Map<Side, Supplier<MatchPlayer>> starters;
    private final Map<Side, MatchPlayer> players = new EnumMap<>(Side.class);
    private final Map<Side, MoveTimes> times = new EnumMap<>(Side.class);
    private final MatchSettings.Caps caps;
    private Game game;
    /// Whose fault it is if something goes wrong now.
    private Side asked = Side.RED;

    /// @param game in which nothing has happened yet
    /// @param starters start the player of each side
    GameRunner(Game game, Map<Side, Supplier<MatchPlayer>> starters, MatchSettings.Caps caps) {
        this.game = game;
        this.starters = Map.copyOf(starters);
        this.caps = caps;
    }

    /// Plays the game to its end.
    Verdict play() {
        try {
            Verdict verdict = verdict();
            tellLostFlag();
            players.values().forEach(player -> player.leave(verdict.word()));
            return verdict;
        } finally {
            players.values().forEach(MatchPlayer::close);
        }
    }

    /// The strike at a flag is told to both sides; the one that made it has heard of it already.
    private void tellLostFlag() {
        if (game.outcome() instanceof Outcome.Won(Side winner, Outcome.Reason reason)
                && reason == Outcome.Reason.FLAG) {
            hear(winner.opponent());
        }
    }

    /// {@return how long each side took for its moves}
    Map<Side, MoveTimes> times() {
        return Map.copyOf(times);
    }

    /// {@return the game as it stands}
    Game game() {
        return game;
    }

    private Verdict verdict() {
        try {
            starters.forEach(this::start);
            place(Side.RED);
            place(Side.BLUE);
            while (!game.outcome().isOver() && !isTooLong()) {
                turn(game.toMove());
            }
            return game.outcome().isOver() ? new Verdict.Decided(game.outcome()) : new Verdict.Capped();
        } catch (Fault fault) {
            return new Verdict.Faulted(asked, fault.kind(), String.valueOf(fault.getMessage()));
        }
    }

    private void start(Side side, Supplier<MatchPlayer> starter) {
        asked = side;
        players.put(side, starter.get());
    }

    private void place(Side side) {
        Setup setup = player(side).place();
        List<Flaw> flaws = setup.flaws(game.rules());
        if (!flaws.isEmpty()) {
            String words = flaws.stream().map(Flaw::saying).collect(Collectors.joining("; "));
            throw new Fault(FaultKind.ILLEGAL, "a flawed setup: " + words);
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
                            FaultKind.ILLEGAL, move + ": " + refusal.get().word());
                }
                game = game.after(new Event.Moved(side, move));
                hear(side);
            }
        }
    }

    private void hear(Side side) {
        Veil.latestMove(game, new Viewer.Seat(side)).ifPresent(player(side)::hear);
    }

    private MatchPlayer.Answer timed(Side side) {
        PlayerMemory memory = Veil.memory(game, new Viewer.Seat(side));
        long began = System.nanoTime();
        try {
            return player(side).answer(memory);
        } finally {
            MoveTimes before = times.getOrDefault(side, MoveTimes.NONE);
            times.put(side, before.plus(Duration.ofNanos(System.nanoTime() - began)));
        }
    }

    private MatchPlayer player(Side side) {
        asked = side;
        MatchPlayer player = players.get(side);
        if (player == null) {
            throw new IllegalStateException("nobody plays " + side);
        }
        return player;
    }

    private boolean isTooLong() {
        return game.ply() >= caps.plies() || game.quiet() >= caps.quiet();
    }
}
