package flagfall.ai.network.encoding;

import flagfall.core.Grid;
import flagfall.position.Move;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Legal moves as the network knows them: by the tokens where they begin and end. Where a scout can turn at either of
/// two corners, the way that starts along the row is meant.
public final class TokenMoves {

    private final List<TokenMove> pairs;
    private final List<Move> moves;

    /// Two tokens.
    public record TokenMove(int source, int target) {}

    public TokenMoves(List<Move> legal, Frame frame) {
        Map<TokenMove, Move> named = new LinkedHashMap<>();
        for (Move move : legal) {
            TokenMove pair = new TokenMove(frame.token(Grid.cell(move.from())), frame.token(Grid.cell(move.to())));
            named.merge(pair, move, (one, other) -> startsAlongRow(other) ? other : one);
        }
        pairs = List.copyOf(named.keySet());
        moves = List.copyOf(named.values());
    }

    private static boolean startsAlongRow(Move move) {
        return move instanceof Move.Turning turning
                && turning.corner().row() == turning.from().row();
    }

    public List<TokenMove> pairs() {
        return pairs;
    }

    /// {@return the moves in the order of their pairs}
    public List<Move> moves() {
        return moves;
    }
}
