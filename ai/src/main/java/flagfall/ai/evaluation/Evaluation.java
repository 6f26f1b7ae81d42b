package flagfall.ai.evaluation;

import java.util.List;

/// The value of a position, followed through one search: it is told of each move that the search makes or takes back.
public interface Evaluation {

    /// Follows a move.
    ///
    /// @param move stays as it is until it is taken back
    void push(PlayedMove move);

    /// Follows the latest move being taken back.
    void pop();

    /// {@return how the side that thinks stands, whoever is to move, on the scale of [PieceValues]}
    int value();

    /// {@return the same value worked out anew, term by term}
    List<Term> explain();

    /// {@return whether [#marchGain] tells exactly what a move to an empty square does to the value. If not, the search
    /// leaves no such move out on its account}
    default boolean foreseesMarches() {
        return false;
    }

    /// {@return what a move to an empty square gains the piece's own side}
    default int marchGain(int piece, int from, int to) {
        return 0;
    }
}
