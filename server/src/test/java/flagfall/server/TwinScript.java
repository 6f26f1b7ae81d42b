package flagfall.server;

import flagfall.board.Square;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;

/// A game that can be played in two worlds, which differ in nothing but hidden pieces of Blue, exchanged: a scout
/// and a bomb, which stay where they are, and the marshal and a miner, which may march but meet nobody. Every move
/// is legal in both worlds.
///
/// @param blue Blue's army in the one world, and in the other
/// @param exchanged where the four stand at first
record TwinScript(Ruleset rules, String red, List<String> blue, List<String> exchanged, List<String> moves) {

    private static final int FEWEST_MARCHES = 2;

    static TwinScript of(Ruleset rules, long seed, int plies) {
        return LongStream.iterate(seed, next -> next + 1)
                .mapToObj(each -> new Twins(rules, each).play(plies))
                .filter(twins -> twins.marches >= FEWEST_MARCHES)
                .findFirst()
                .orElseThrow()
                .script();
    }

    /// The two worlds, move by move.
    private static final class Twins {
        private final Random random;
        private final Setup red;
        private final Setup blue;
        private final Setup other;
        private final List<Square> still;
        private final List<Square> first;
        private final List<Square> marching;
        private final List<String> moves = new ArrayList<>();
        private Position one;
        private Position two;
        private int marches;

        Twins(Ruleset rules, long seed) {
            random = new Random(seed);
            red = Setup.random(rules, Side.RED, seed);
            blue = Setup.random(rules, Side.BLUE, seed);
            still = List.of(any(Rank.SCOUT), any(Rank.BOMB));
            first = List.of(any(Rank.MARSHAL), any(Rank.MINER));
            marching = new ArrayList<>(first);
            other = exchanged(exchanged(blue, still), marching);
            one = Position.start(rules, red, blue, Side.RED);
            two = Position.start(rules, red, other, Side.RED);
        }

        private Square any(Rank rank) {
            List<Square> squares = blue.pieces().entrySet().stream()
                    .filter(piece -> piece.getValue() == rank)
                    .map(piece -> piece.getKey())
                    .toList();
            return squares.get(random.nextInt(squares.size()));
        }

        private static Setup exchanged(Setup setup, List<Square> squares) {
            var pieces = new TreeMap<>(setup.pieces());
            pieces.put(squares.getFirst(), setup.pieces().get(squares.getLast()));
            pieces.put(squares.getLast(), setup.pieces().get(squares.getFirst()));
            return new Setup(setup.side(), pieces);
        }

        Twins play(int plies) {
            for (int ply = 0; ply < plies; ply++) {
                List<Move> quiet = quiet();
                List<Move> marched = quiet.stream()
                        .filter(move -> marching.contains(move.from()))
                        .toList();
                List<Move> from = marched.isEmpty() || random.nextBoolean() ? quiet : marched;
                if (from.isEmpty() || !plays(from.get(random.nextInt(from.size())))) {
                    break;
                }
            }
            return this;
        }

        /// {@return whether the game goes on: when it is over all is told, and may be}
        private boolean plays(Move move) {
            one = one.play(move);
            two = two.play(move);
            if (one.outcome().isOver() || two.outcome().isOver()) {
                return false;
            }
            moves.add(move.toString());
            if (marching.contains(move.from())) {
                marches++;
                marching.replaceAll(square -> square.equals(move.from()) ? move.to() : square);
            }
            return true;
        }

        private List<Move> quiet() {
            List<Move> both = new ArrayList<>(one.moves());
            both.retainAll(two.moves());
            both.removeIf(move -> still.contains(move.from()) || still.contains(move.to()));
            both.removeIf(move -> one.pieces().containsKey(move.to())
                    && (marching.contains(move.from()) || marching.contains(move.to())));
            return both;
        }

        TwinScript script() {
            Ruleset rules = one.rules();
            List<Square> all = new ArrayList<>(still);
            all.addAll(first);
            return new TwinScript(
                    rules,
                    SetupText.write(red, rules.board()),
                    List.of(SetupText.write(blue, rules.board()), SetupText.write(other, rules.board())),
                    all.stream().map(Square::toString).toList(),
                    moves);
        }
    }
}
