package flagfall.parity;

import flagfall.board.Square;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// How a random player is inclined. Play without any inclination rarely meets the laws against repetition.
enum Temper {
    WANDERS,
    /// Goes back where it came from, or on with the same piece.
    SHUTTLES,
    /// Goes next to the enemy without striking, and away from it when threatened.
    CHASES,
    /// Strikes what it can.
    FIGHTS;

    Move choose(Position position, List<Move> moves, Random random) {
        Predicate<Move> liked = switch (this) {
            case WANDERS -> _ -> false;
            case SHUTTLES -> sameAgain(position, random.nextInt(3) > 0);
            case CHASES -> closeQuarters(position, random.nextInt(30) > 0);
            case FIGHTS -> move -> !isEmpty(position, move.to());
        };
        List<Move> best = moves.stream().filter(liked).toList();
        List<Move> choice = best.isEmpty() || random.nextInt(20) == 0 ? moves : best;
        return choice.get(random.nextInt(choice.size()));
    }

    private static Predicate<Move> sameAgain(Position position, boolean back) {
        int ply = position.ply() - 1;
        while (ply >= 0 && position.turn(ply).mover().side() != position.toMove()) {
            ply--;
        }
        if (ply < 0) {
            return _ -> false;
        }
        Move last = position.turn(ply).move();
        return move -> move.from().equals(last.to()) && (!back || move.to().equals(last.from()));
    }

    /// One piece follows another: Red goes next to the piece that moved last, and Blue flees whatever came near.
    private static Predicate<Move> closeQuarters(Position position, boolean keen) {
        Set<Square> enemies = squares(position, position.toMove().opponent());
        Predicate<Move> quiet = move -> !enemies.contains(move.to());
        if (position.ply() == 0 || !keen) {
            return quiet.and(move -> enemies.stream().anyMatch(move.to()::touches));
        }
        Square moved = position.turn(position.ply() - 1).move().to();
        return position.toMove() == Side.RED
                ? quiet.and(move -> move.to().touches(moved))
                : quiet.and(move -> move.from().touches(moved));
    }

    private static Set<Square> squares(Position position, Side side) {
        return position.placed().stream()
                .filter(placed -> placed.piece().side() == side)
                .map(PlacedPiece::square)
                .collect(Collectors.toSet());
    }

    private static boolean isEmpty(Position position, Square square) {
        return position.placed().stream().noneMatch(placed -> placed.square().equals(square));
    }
}
