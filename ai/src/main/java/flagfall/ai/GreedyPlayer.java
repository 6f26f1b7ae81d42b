package flagfall.ai;

import flagfall.ai.opening.Deployment;
import flagfall.ai.tuning.Tuning;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.Random;

/// Looks at one move alone: takes what it knows it can win, leaves what it knows it cannot, tries its small pieces
/// on hidden ones, and otherwise goes forward.
public record GreedyPlayer(long seed) implements Player {

    @Override
    public Setup place(Ruleset rules, Side side) {
        return Deployment.draw(rules, side, seed, Tuning.DEFAULT.setup());
    }

    @Override
    public Move choose(PlayerMemory memory, Budget budget) {
        PlayerView view = memory.view();
        Random random = new Random(seed + 31L * view.ply());
        return view.moves().stream()
                .map(move -> new RatedMove(move, rate(view, move) + random.nextDouble()))
                .max((one, other) -> Double.compare(one.value, other.value))
                .orElseThrow(() -> new IllegalArgumentException("there is no move to choose from"))
                .move;
    }

    private record RatedMove(Move move, double value) {}

    private static double rate(PlayerView view, Move move) {
        Rank mine = rank(view, move);
        ObservedPiece target = view.pieces().get(move.to());
        if (target == null) {
            int ahead = move.to().row() - move.from().row();
            return 0.5 * Integer.signum(view.toMove() == Side.RED ? ahead : -ahead);
        }
        return switch (target) {
            case ObservedPiece.Known known ->
                againstKnown(view.rules(), mine, known.piece().rank());
            case ObservedPiece.Hidden hidden -> againstHidden(mine, hidden.hasMoved());
        };
    }

    private static Rank rank(PlayerView view, Move move) {
        if (view.pieces().get(move.from()) instanceof ObservedPiece.Known known) {
            return known.piece().rank();
        }
        throw new IllegalArgumentException("not one of the player's own pieces: " + move);
    }

    private static double againstKnown(Ruleset rules, Rank mine, Rank target) {
        if (target == Rank.FLAG) {
            return 1000;
        }
        Clash clash = rules.clash(mine, target);
        return switch (clash) {
            case ATTACKER_WINS -> 20 + target.ordinal();
            case DEFENDER_WINS -> -20 - mine.ordinal();
            case BOTH_FALL -> 2.0 * (target.ordinal() - mine.ordinal());
        };
    }

    private static double againstHidden(Rank mine, boolean hasMoved) {
        boolean expendable = mine == Rank.SCOUT || mine == Rank.SERGEANT || mine == Rank.LIEUTENANT;
        if (hasMoved) {
            return mine.ordinal() - Rank.CAPTAIN.ordinal();
        }
        return mine == Rank.MINER ? 2 : expendable ? 1 : -5;
    }
}
