package flagfall.bench;

import flagfall.core.Ending;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.core.Tables;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Positions from the middle of classic games, with their history, the same ones in every run.
final class MiddleGames {

    private static final int GAMES = 16;

    private MiddleGames() {}

    /// {@return sixteen games that have come to ply 60, 70 … 210 by random moves, strikes preferred}
    static List<MutablePosition> classic() {
        List<MutablePosition> positions = new ArrayList<>();
        for (long seed = 1; positions.size() < GAMES; seed++) {
            MutablePosition position = play(Rulesets.CLASSIC, 60 + 10 * positions.size(), seed);
            if (position.ending() == Ending.ONGOING) {
                positions.add(position);
            }
        }
        return positions;
    }

    private static MutablePosition play(Ruleset rules, int plies, long seed) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Side side : Side.values()) {
            Setup.random(rules, side, seed)
                    .pieces()
                    .forEach((square, rank) ->
                            lineup[Grid.cell(square)] = MutablePosition.pieceCode(side.ordinal(), rank));
        }
        MutablePosition position = new MutablePosition(new Tables(rules), lineup, 0);
        Random random = new Random(seed);
        int[] moves = new int[MutablePosition.MOST_MOVES];
        while (position.ply() < plies && position.ending() == Ending.ONGOING) {
            position.play(moves[random.nextInt(position.moves(moves))]);
        }
        return position;
    }
}
