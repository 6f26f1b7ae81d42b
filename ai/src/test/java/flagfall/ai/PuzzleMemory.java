package flagfall.ai;

import flagfall.ai.tool.Told;
import flagfall.board.Square;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// What a player knows in the position of a puzzle.
public final class PuzzleMemory {

    private static final Ruleset RULES = Rulesets.CLASSIC;

    private PuzzleMemory() {}

    /// {@return what Red knows there}
    public static PlayerMemory of(Puzzle puzzle) {
        Map<Square, Piece> truth = BoardText.read(puzzle.board(), RULES).orThrow();
        Game game = Told.game(puzzle.board(), puzzle.list("played").toArray(String[]::new));
        PlayerMemory told = Veil.memory(game, new Viewer.Seat(Side.RED));
        PlayerView view = told.view();
        Map<Square, ObservedPiece> pieces = new TreeMap<>();
        view.pieces().forEach((square, seen) -> pieces.put(square, seen(puzzle, truth, seen)));
        PlayerView known = new PlayerView(
                view.viewer(),
                view.rules(),
                view.toMove(),
                view.ply(),
                view.quiet(),
                view.homes(),
                pieces,
                fallen(truth),
                view.moves(),
                view.repetitionWarnings(),
                view.outcome());
        return new PlayerMemory(known, told.history());
    }

    private static ObservedPiece seen(Puzzle puzzle, Map<Square, Piece> truth, ObservedPiece seen) {
        Piece piece = Objects.requireNonNull(truth.get(seen.home()));
        String home = seen.home().toString();
        boolean moved = seen.hasMoved() || puzzle.list("moved").contains(home);
        boolean known = puzzle.list("known").contains(home);
        boolean shown = puzzle.list("shown").contains(home);
        return seen.side() == Side.RED || known
                ? new ObservedPiece.Known(piece, seen.home(), moved || shown, known || shown)
                : new ObservedPiece.Hidden(Side.BLUE, seen.home(), moved);
    }

    private static List<Piece> fallen(Map<Square, Piece> truth) {
        List<Piece> fallen = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                Piece piece = new Piece(side, rank);
                int standing = Collections.frequency(truth.values(), piece);
                fallen.addAll(Collections.nCopies(RULES.army().count(rank) - standing, piece));
            }
        }
        return fallen;
    }
}
