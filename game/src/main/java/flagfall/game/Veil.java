package flagfall.game;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.rules.Clash;
import flagfall.rules.Reveal;
import flagfall.view.ObservedEvent;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/// The one door between the truth and anyone who looks. Nothing else makes a [PlayerView] or a [PlayerMemory]. Hiding
/// is the default: what is not plainly allowed here is not seen.
public final class Veil {

    private static final Set<Outcome.Reason> GAVE_UP =
            Set.of(Outcome.Reason.RESIGNED, Outcome.Reason.TIME, Outcome.Reason.ABANDONED);

    private final Position truth;
    private final Viewer viewer;
    private final Outcome outcome;
    /// Nothing is hidden of a game that is over, but for the army of a side that never got to play.
    private final Set<Side> hides;

    private Veil(Game game, Viewer viewer) {
        this.truth = game.position();
        this.viewer = viewer;
        this.outcome = game.outcome();
        this.hides = hidden(game);
    }

    private Veil(Position assumed, Viewer viewer) {
        this(assumed, viewer, Set.of(Side.values()));
    }

    private Veil(Position assumed, Viewer viewer, Set<Side> hides) {
        this.truth = assumed;
        this.viewer = viewer;
        this.outcome = assumed.outcome();
        this.hides = hides;
    }

    /// {@return the memory of a position in which the ranks of hidden pieces are assumed: they stay hidden to the end}
    static PlayerMemory memoryOfAssumed(Position assumed, Viewer viewer) {
        return new Veil(assumed, viewer).memory();
    }

    /// {@return what this viewer sees now}
    public static PlayerView view(Game game, Viewer viewer) {
        return new Veil(game, viewer).view();
    }

    /// {@return what this viewer sees now and all that they were told, move by move}
    public static PlayerMemory memory(Game game, Viewer viewer) {
        return new Veil(game, viewer).memory();
    }

    private PlayerMemory memory() {
        return new PlayerMemory(view(), history());
    }

    /// {@return the latest move as it is told to this viewer, if one was made}
    public static Optional<ObservedMove> latestMove(Game game, Viewer viewer) {
        int last = game.position().ply() - 1;
        return last < 0
                ? Optional.empty()
                : Optional.of(observedMove(viewer, last, game.position().turn(last), true));
    }

    /// {@return one entry of the event log, as it is told to this viewer now}
    public static ObservedEvent observedEvent(EventLog log, Viewer viewer, int offset) {
        return switch (log.entries().get(offset)) {
            case LogEntry.Public(ObservedEvent.Ended ended) ->
                new ObservedEvent.Ended(ended.outcome(), setups(log.game(), viewer));
            case LogEntry.Public(ObservedEvent observedEvent) -> observedEvent;
            case LogEntry.BetweenPlayers(ObservedEvent observedEvent) ->
                viewer instanceof Viewer.Seat ? observedEvent : new ObservedEvent.Untold();
            case LogEntry.Played(int ply, Turn turn) ->
                new ObservedEvent.Moved(
                        observedMove(viewer, ply, turn, keepsTelling(log.game()) || isFresh(log, offset)));
        };
    }

    /// {@return whether no other move has been made since this entry}
    public static boolean isFresh(EventLog log, int offset) {
        return log.entries().subList(offset + 1, log.size()).stream().noneMatch(LogEntry.Played.class::isInstance);
    }

    /// {@return the number of the last move that still stands, if there is one}
    public static OptionalInt lastMove(EventLog log) {
        Game game = log.game();
        int ply = game.hasStarted() ? game.position().ply() - 1 : -1;
        for (int offset = log.size() - 1; offset >= 0; offset--) {
            if (log.entries().get(offset) instanceof LogEntry.Played played && played.ply() == ply) {
                return OptionalInt.of(offset);
            }
        }
        return OptionalInt.empty();
    }

    /// {@return what this viewer may see of armies that are still being placed: one's own, or all when it is over}
    public static Map<Square, ObservedPiece> placements(Game game, Viewer viewer) {
        Map<Square, ObservedPiece> pieces = new TreeMap<>();
        for (Side side : Side.values()) {
            if (viewer.plays(side) || !hidden(game).contains(side)) {
                game.setup(side)
                        .ifPresent(setup -> setup.pieces()
                                .forEach((square, rank) -> pieces.put(
                                        square, new ObservedPiece.Known(new Piece(side, rank), square, false, false))));
            }
        }
        return pieces;
    }

    /// {@return whether a game is over and nothing of it is hidden any more}
    public static boolean isRevealed(Game game) {
        return hidden(game).isEmpty();
    }

    /// {@return the board when so many moves had been made. While a game goes on, and where an army stays hidden for
    /// good, that is what a spectator may know of it now, whoever asks}
    ///
    /// @param viewpoint as whom to look back at a game that is over; nothing for the whole truth
    public static Map<Square, ObservedPiece> picture(Game game, int ply, Optional<Side> viewpoint) {
        Viewer nobody = new Viewer.Spectator();
        if (!game.hasStarted()) {
            return placements(game, nobody);
        }
        Position then = game.position().back(ply);
        if (!isRevealed(game)) {
            Map<Square, ObservedPiece> seen = new Veil(then, nobody, hidden(game)).pieces();
            boolean forgotten = game.rules().reveal() == Reveal.UNTIL_TURN_ENDS && ply < game.ply();
            if (forgotten) {
                seen.replaceAll((_, piece) -> covered(piece));
            }
            return seen;
        }
        return viewpoint
                .map(side -> new Veil(then, new Viewer.Seat(side)))
                .orElseGet(() -> new Veil(then, nobody, Set.of()))
                .pieces();
    }

    /// {@return a piece that was shown, hidden again}
    private static ObservedPiece covered(ObservedPiece piece) {
        return piece instanceof ObservedPiece.Known known
                ? new ObservedPiece.Hidden(known.piece().side(), known.home(), known.hasMoved())
                : piece;
    }

    /// {@return the setups that this viewer may see: one's own, and when it is over the other's too}
    public static Map<Side, Setup> setups(Game game, Viewer viewer) {
        Map<Side, Setup> setups = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (viewer.plays(side) || !hidden(game).contains(side)) {
                game.setup(side).ifPresent(setup -> setups.put(side, setup));
            }
        }
        return setups;
    }

    /// Whose army is hidden from others. Whoever sits down, gives up before the first move and leaves has not earned a
    /// look at what the other had placed.
    private static Set<Side> hidden(Game game) {
        return switch (game.outcome()) {
            case Outcome.Ongoing _ -> Set.of(Side.values());
            case Outcome.Won(Side winner, Outcome.Reason reason)
            when game.ply() == 0 && GAVE_UP.contains(reason) -> Set.of(winner);
            case Outcome.Drawn(Outcome.Reason reason) when reason == Outcome.Reason.ABORTED -> Set.of(Side.values());
            case Outcome.Won _, Outcome.Drawn _ -> Set.of();
        };
    }

    private static boolean keepsTelling(Game game) {
        return game.rules().reveal() == Reveal.FOR_GOOD || game.outcome().isOver();
    }

    private PlayerView view() {
        boolean mine = !outcome.isOver() && viewer.plays(truth.toMove());
        return new PlayerView(
                viewer,
                truth.rules(),
                truth.toMove(),
                truth.ply(),
                truth.quiet(),
                truth.homes(),
                pieces(),
                truth.fallen(),
                mine ? truth.moves() : List.of(),
                mine ? truth.repetitionWarnings() : List.of(),
                outcome);
    }

    private Map<Square, ObservedPiece> pieces() {
        Map<Square, ObservedPiece> pieces = new TreeMap<>();
        for (PlacedPiece placed : truth.placed()) {
            pieces.put(placed.square(), observed(placed));
        }
        return pieces;
    }

    private ObservedPiece observed(PlacedPiece it) {
        Side side = it.piece().side();
        return !hides.contains(side) || viewer.plays(side) || it.shown()
                ? new ObservedPiece.Known(it.piece(), it.home(), it.hasMoved(), it.shown())
                : new ObservedPiece.Hidden(side, it.home(), it.hasMoved());
    }

    /// Every move as it was told when it was the last.
    private List<ObservedMove> history() {
        List<ObservedMove> history = new ArrayList<>(truth.ply());
        for (int ply = 0; ply < truth.ply(); ply++) {
            history.add(observedMove(viewer, ply, truth.turn(ply), true));
        }
        return history;
    }

    private static ObservedMove observedMove(Viewer viewer, int ply, Turn turn, boolean shows) {
        Side side = turn.mover().side();
        return switch (turn) {
            case Turn.March march ->
                new ObservedMove.Marched(ply, side, march.move(), march.exposed() && shows, march.passed());
            case Turn.Attack attack -> {
                boolean attackerStands = attack.clash() == Clash.ATTACKER_WINS;
                boolean defenderStands = attack.clash() == Clash.DEFENDER_WINS;
                yield new ObservedMove.Struck(
                        ply,
                        side,
                        attack.move(),
                        observedRank(viewer, attack.mover(), shows || !attackerStands),
                        observedRank(viewer, attack.defender(), shows || !defenderStands),
                        attack.clash(),
                        attack.survivorAt(),
                        attack.passed());
            }
        };
    }

    /// The fallen stay known, and one's own pieces always are.
    private static ObservedRank observedRank(Viewer viewer, Piece fighter, boolean shows) {
        Rank rank = fighter.rank();
        return shows || viewer.plays(fighter.side()) ? new ObservedRank.Shown(rank) : new ObservedRank.Covered();
    }
}
