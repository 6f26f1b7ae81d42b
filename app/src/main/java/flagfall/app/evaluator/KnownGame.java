package flagfall.app.evaluator;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Placed;
import flagfall.position.Setup;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The game as one side can know it: its own army, the moves that were made, and an enemy army made up so that it fits
/// all that was seen. Nothing made up ever shows: whichever army fits, the veil lets the same view through.
///
/// The enemy is excused from the repetition laws, since it may never have heard of them. We are not.
final class KnownGame {

    private final Side side;
    private final Map<Square, Piece> own = new TreeMap<>();
    private final HiddenArmy enemies;
    private final List<Move> moves = new ArrayList<>();
    private final Side first;
    private Ruleset rules = Rulesets.CLASSIC;
    private Game game;

    /// @param first the side that moves first from here
    KnownGame(Side side, BoardLines.Shown start, Side first) {
        this.side = side;
        this.first = first;
        start.own().forEach((square, rank) -> own.put(square, new Piece(side, rank)));
        enemies = new HiddenArmy(rules.army(), start.enemies());
        game = retold();
    }

    /// {@return what is known before the first move: one's own setup, and that the enemy's home is full}
    static KnownGame ofStart(Setup own) {
        Set<Square> enemies =
                Set.copyOf(Rulesets.CLASSIC.board().home(own.side().opponent()));
        return new KnownGame(own.side(), new BoardLines.Shown(own.pieces(), enemies), Side.RED);
    }

    /// {@return what we may know now, told move by move}
    PlayerView view() {
        playOn();
        return Veil.recollection(game, new Viewer.Seat(side));
    }

    /// {@return whether this is the board that we are shown}
    boolean agreesWith(BoardLines.Shown shown) {
        return BoardLines.shown(game.position(), side).equals(shown);
    }

    /// Takes in a move of whoever is to move.
    ///
    /// @throws IllegalArgumentException if it fits nothing that we know
    void happened(MoveReport report) {
        playOn();
        Move move = report.step().move();
        boolean mine = game.position().toMove() == side;
        boolean fits = mine ? learnFromOurs(move, report.result()) : learnFromTheirs(move, report.result());
        moves.add(move);
        game = fits && !game.outcome().isOver() ? after(game, move) : retold();
    }

    private boolean learnFromOurs(Move move, MoveReport.Result result) {
        return switch (result) {
            case MoveReport.Result.Quiet _ -> true;
            case MoveReport.Result.FlagFell _ -> enemies.is(home(move.to()), Rank.FLAG);
            case MoveReport.Result.Fight fight -> enemies.is(home(move.to()), fight.defender());
        };
    }

    private boolean learnFromTheirs(Move move, MoveReport.Result result) {
        Square home = home(move.from());
        if (result instanceof MoveReport.Result.Fight fight) {
            return enemies.is(home, fight.attacker());
        }
        return move.from().touches(move.to()) ? enemies.moves(home) : enemies.is(home, Rank.SCOUT);
    }

    /// {@return where the piece on a square began}
    private Square home(Square square) {
        return game.position().placed().stream()
                .filter(placed -> placed.square().equals(square))
                .map(Placed::home)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody stands on " + square));
    }

    /// Where a referee counts quiet moves otherwise, or not at all, we do not insist.
    private void playOn() {
        if (game.outcome().equals(new Outcome.Drawn(Outcome.Reason.QUIET))) {
            rules = rules.with(change -> change.quietLimit = QuietLimit.OFF);
            game = retold();
        }
    }

    /// The whole story again, with an enemy army that fits what is known by now.
    private Game retold() {
        Map<Square, Piece> pieces = new TreeMap<>(own);
        enemies.madeUp().forEach((square, rank) -> pieces.put(square, new Piece(side.opponent(), rank)));
        Game told = Game.create(rules, first, Set.of(side.opponent())).after(new Event.Arranged(pieces, first));
        for (Move move : moves) {
            told = after(told, move);
        }
        return told;
    }

    private static Game after(Game game, Move move) {
        return game.after(new Event.Moved(game.position().toMove(), move));
    }
}
