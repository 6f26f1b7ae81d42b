package flagfall.parity;

import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.testkit.witness.WitnessGame;
import flagfall.testkit.witness.rule.WitnessRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// One beginning for both the core and the witness: two setups, or a few pieces thrown anywhere.
record RandomStart(Position position, WitnessGame witness) {

    static RandomStart of(Ruleset rules, WitnessRules witnessRules, Random random) {
        return random.nextInt(5) < 2
                ? placed(rules, witnessRules, random.nextLong())
                : scattered(rules, witnessRules, random);
    }

    private static RandomStart placed(Ruleset rules, WitnessRules witnessRules, long seed) {
        Setup red = Setup.random(rules, Side.RED, seed);
        Setup blue = Setup.random(rules, Side.BLUE, seed);
        return new RandomStart(
                Position.start(rules, red, blue, rules.firstMover().draw(seed)),
                WitnessGame.start(
                        witnessRules, SetupText.write(red, rules.board()), SetupText.write(blue, rules.board())));
    }

    private static RandomStart scattered(Ruleset rules, WitnessRules witnessRules, Random random) {
        List<Square> open = new ArrayList<>();
        for (int row = 0; row < rules.board().rows(); row++) {
            for (int column = 0; column < rules.board().columns(); column++) {
                Square square = new Square(column, row);
                if (!rules.board().lakes().contains(square)) {
                    open.add(square);
                }
            }
        }
        Collections.shuffle(open, random);
        Map<Square, Piece> pieces = new TreeMap<>();
        int oneIn = 1 + random.nextInt(8);
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                for (int count = rules.army().count(rank); count > 0; count--) {
                    if (!open.isEmpty() && (rank == Rank.FLAG || random.nextInt(oneIn) == 0)) {
                        pieces.put(open.removeLast(), new Piece(side, rank));
                    }
                }
            }
        }
        Side toMove = random.nextBoolean() ? Side.RED : Side.BLUE;
        Position position = Position.arranged(rules, pieces, toMove);
        return new RandomStart(position, WitnessGame.position(witnessRules, BoardText.write(position), toMove.word()));
    }
}
