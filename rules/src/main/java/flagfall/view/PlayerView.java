package flagfall.view;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.RepetitionWarning;
import flagfall.rules.Ruleset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Everything one viewer may know of a game that has started, and nothing else: where each side's pieces began, the
/// pieces now, the fallen, the story as it is told to them, and their own legal moves, none when it is not their
/// turn.
///
/// ```java
/// PlayerView view = Veil.view(game, new Viewer.Seat(Side.RED));
/// Seen enemy = view.pieces().get(Square.of("a7"));     // Hidden, until a battle shows it
/// ```
public record PlayerView(
        Viewer viewer,
        Ruleset rules,
        Side toMove,
        int ply,
        int quiet,
        Map<Square, Side> homes,
        Map<Square, ObservedPiece> pieces,
        List<Piece> fallen,
        List<ObservedMove> history,
        List<Move> moves,
        List<RepetitionWarning> repetitionWarnings,
        Outcome outcome) {

    public PlayerView {
        homes = Collections.unmodifiableSortedMap(new TreeMap<>(homes));
        pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
        fallen = List.copyOf(fallen);
        history = List.copyOf(history);
        moves = List.copyOf(moves);
        repetitionWarnings = List.copyOf(repetitionWarnings);
    }
}
