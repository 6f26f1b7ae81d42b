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
import flagfall.view.Face;
import flagfall.view.PlayerView;
import flagfall.view.Seen;
import flagfall.view.Sighting;
import flagfall.view.Tiding;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The one door between the truth and anyone who looks. Nothing else in the house makes a [PlayerView]. Hiding is
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
        return veil.view(game, veil.story(veil.truth.ply() - 1));
    }

    /// {@return the same, with the story as it was told move by move: what a player knows who forgets nothing}
    public static PlayerView recollection(Game game, Viewer viewer) {
        Veil veil = new Veil(game, viewer);
        return veil.view(game, veil.story(0));
    }

    /// {@return one entry of the annals, as it is told to this viewer now}
    public static Tiding tiding(Annals annals, Viewer viewer, int offset) {
        return switch (annals.moments().get(offset)) {
            case Moment.Open(Tiding tiding) -> tiding;
            case Moment.Played(int ply, Turn turn) ->
                new Tiding.Moved(told(viewer, ply, turn, keepsTelling(annals.game()) || isFresh(annals, offset)));
        };
    }

    /// {@return whether no other move has been made since this entry}
    public static boolean isFresh(Annals annals, int offset) {
        return annals.moments().subList(offset + 1, annals.size()).stream().noneMatch(Moment.Played.class::isInstance);
    }

    /// {@return the number of the last move that still stands, if there is one}
    public static OptionalInt lastMove(Annals annals) {
        Game game = annals.game();
        int ply = game.hasStarted() ? game.position().ply() - 1 : -1;
        for (int offset = annals.size() - 1; offset >= 0; offset--) {
            if (annals.moments().get(offset) instanceof Moment.Played played && played.ply() == ply) {
                return OptionalInt.of(offset);
            }
        }
        return OptionalInt.empty();
    }

    /// {@return what this viewer may see of armies that are still being placed: one's own, or all when it is over}
    public static Map<Square, Seen> placements(Game game, Viewer viewer) {
        Map<Square, Seen> pieces = new TreeMap<>();
        for (Side side : Side.values()) {
            if (game.outcome().isOver() || viewer.plays(side)) {
                game.setup(side)
                        .ifPresent(setup -> setup.pieces()
                                .forEach((square, rank) -> pieces.put(
                                        square, new Seen.Known(new Piece(side, rank), square, false, false))));
            }
        }
        return pieces;
    }

    private static boolean keepsTelling(Game game) {
        return game.rules().reveal() == Reveal.FOR_GOOD || game.outcome().isOver();
    }

    private PlayerView view(Game game, List<Sighting> story) {
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
                story,
                mine ? truth.moves() : List.of(),
                mine ? truth.wear() : List.of(),
                game.outcome());
    }

    private Map<Square, Seen> pieces() {
        Map<Square, Seen> pieces = new TreeMap<>();
        for (Placed placed : truth.placed()) {
            pieces.put(placed.square(), seen(placed));
        }
        return pieces;
    }

    private Seen seen(Placed it) {
        Side side = it.piece().side();
        return over || viewer.plays(side) || it.shown()
                ? new Seen.Known(it.piece(), it.home(), it.hasMoved(), it.shown())
                : new Seen.Hidden(side, it.home(), it.hasMoved());
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
    private List<Sighting> story(int freshFrom) {
        boolean keeps = truth.rules().reveal() == Reveal.FOR_GOOD || over;
        List<Sighting> story = new ArrayList<>();
        for (int ply = 0; ply < truth.ply(); ply++) {
            story.add(told(viewer, ply, truth.turn(ply), keeps || ply >= freshFrom));
        }
        return story;
    }

    private static Sighting told(Viewer viewer, int ply, Turn turn, boolean shows) {
        Side side = turn.mover().side();
        return switch (turn) {
            case Turn.March march ->
                new Sighting.Marched(ply, side, march.move(), march.exposed() && shows, march.passed());
            case Turn.Attack attack -> {
                boolean attackerStands = attack.clash() == Clash.ATTACKER_WINS;
                boolean defenderStands = attack.clash() == Clash.DEFENDER_WINS;
                yield new Sighting.Struck(
                        ply,
                        side,
                        attack.move(),
                        face(viewer, attack.mover(), shows || !attackerStands),
                        face(viewer, attack.defender(), shows || !defenderStands),
                        attack.clash(),
                        attack.passed());
            }
        };
    }

    /// The fallen stay known, and one's own pieces always are.
    private static Face face(Viewer viewer, Piece fighter, boolean shows) {
        Rank rank = fighter.rank();
        return shows || viewer.plays(fighter.side()) ? new Face.Shown(rank) : new Face.Covered();
    }
}
