package flagfall.game;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Placed;
import flagfall.position.Position;
import flagfall.position.Turn;
import flagfall.rules.Clash;
import flagfall.rules.Reveal;
import flagfall.view.ObservedEvent;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The one door between the truth and anyone who looks. Nothing else in the server makes a [PlayerView]. Hiding is
/// the default: what is not plainly allowed here is not seen.
public final class Veil {

    private final Position truth;
    private final Viewer viewer;
    private final boolean over;

    private Veil(Game game, Viewer viewer) {
        this.truth = game.position();
        this.viewer = viewer;
        this.over = game.outcome().isOver();
    }

    /// {@return all that this viewer may be told at this moment}
    public static PlayerView view(Game game, Viewer viewer) {
        Veil veil = new Veil(game, viewer);
        return veil.view(game, veil.history(veil.truth.ply() - 1));
    }

    /// {@return the same, with the story as it was told move by move: what a player knows who forgets nothing}
    public static PlayerView recollection(Game game, Viewer viewer) {
        Veil veil = new Veil(game, viewer);
        return veil.view(game, veil.history(0));
    }

    /// {@return one entry of the event log, as it is told to this viewer now}
    public static ObservedEvent observedEvent(EventLog log, Viewer viewer, int offset) {
        return switch (log.entries().get(offset)) {
            case LogEntry.Open(ObservedEvent observedEvent) -> observedEvent;
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
            if (game.outcome().isOver() || viewer.plays(side)) {
                game.setup(side)
                        .ifPresent(setup -> setup.pieces()
                                .forEach((square, rank) -> pieces.put(
                                        square, new ObservedPiece.Known(new Piece(side, rank), square, false, false))));
            }
        }
        return pieces;
    }

    private static boolean keepsTelling(Game game) {
        return game.rules().reveal() == Reveal.FOR_GOOD || game.outcome().isOver();
    }

    private PlayerView view(Game game, List<ObservedMove> history) {
        boolean mine = !over && viewer.plays(truth.toMove());
        return new PlayerView(
                viewer,
                truth.rules(),
                truth.toMove(),
                truth.ply(),
                truth.quiet(),
                truth.homes(),
                pieces(),
                fallen(),
                history,
                mine ? truth.moves() : List.of(),
                mine ? truth.repetitionWarnings() : List.of(),
                game.outcome());
    }

    private Map<Square, ObservedPiece> pieces() {
        Map<Square, ObservedPiece> pieces = new TreeMap<>();
        for (Placed placed : truth.placed()) {
            pieces.put(placed.square(), observed(placed));
        }
        return pieces;
    }

    private ObservedPiece observed(Placed it) {
        Side side = it.piece().side();
        return over || viewer.plays(side) || it.shown()
                ? new ObservedPiece.Known(it.piece(), it.home(), it.hasMoved(), it.shown())
                : new ObservedPiece.Hidden(side, it.home(), it.hasMoved());
    }

    private List<Piece> fallen() {
        List<Piece> fallen = new ArrayList<>();
        for (int ply = 0; ply < truth.ply(); ply++) {
            if (truth.turn(ply) instanceof Turn.Attack attack) {
                if (attack.clash() != Clash.ATTACKER_WINS) {
                    fallen.add(attack.mover());
                }
                if (attack.clash() != Clash.DEFENDER_WINS) {
                    fallen.add(attack.defender());
                }
            }
        }
        return fallen;
    }

    /// @param freshFrom the first ply that is told as it was told when it was the last
    private List<ObservedMove> history(int freshFrom) {
        boolean keeps = truth.rules().reveal() == Reveal.FOR_GOOD || over;
        List<ObservedMove> history = new ArrayList<>();
        for (int ply = 0; ply < truth.ply(); ply++) {
            history.add(observedMove(viewer, ply, truth.turn(ply), keeps || ply >= freshFrom));
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
