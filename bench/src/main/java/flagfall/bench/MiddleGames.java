package flagfall.bench;

import flagfall.core.Ending;
import flagfall.core.Field;
import flagfall.core.Grid;
import flagfall.core.Tables;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Positions from the middle of classic games, with their past, the same ones in every run.
final class MiddleGames {

    private static final int GAMES = 16;

    private MiddleGames() {}

    /// {@return sixteen games that have come to ply 60, 70 … 210 by random moves, strikes preferred}
    static List<Field> classic() {
        List<Field> fields = new ArrayList<>();
        for (long seed = 1; fields.size() < GAMES; seed++) {
            Field field = play(Rulesets.CLASSIC, 60 + 10 * fields.size(), seed);
            if (field.ending() == Ending.ONGOING) {
                fields.add(field);
            }
        }
        return fields;
    }

    private static Field play(Ruleset rules, int plies, long seed) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Side side : Side.values()) {
            Setup.random(rules, side, seed)
                    .pieces()
                    .forEach((square, rank) -> lineup[Grid.cell(square)] = Field.man(side.ordinal(), rank));
        }
        Field field = new Field(new Tables(rules), lineup, 0);
        Random random = new Random(seed);
        int[] moves = new int[Field.MOST_MOVES];
        while (field.ply() < plies && field.ending() == Ending.ONGOING) {
            field.play(moves[random.nextInt(field.moves(moves))]);
        }
        return field;
    }
}
