package flagfall.ai.opening;

import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import java.util.List;
import java.util.Map;

/// How sound a setup is: a flag behind bombs or friends and deep at home, no bombs in the way of one's own army, a spy
/// near the pieces it avenges, and big pieces on more than one side of the board.
final class Soundness {

    private static final List<Square> STEPS =
            List.of(new Square(1, 0), new Square(-1, 0), new Square(0, 1), new Square(0, -1));

    private final Board board;
    private final Side side;
    private final SetupTuning tuning;

    Soundness(Board board, Side side, SetupTuning tuning) {
        this.tuning = tuning;
        this.board = board;
        this.side = side;
    }

    double of(Setup setup) {
        double sum = 0;
        for (Map.Entry<Square, Rank> entry : setup.pieces().entrySet()) {
            sum += of(setup, entry.getKey(), entry.getValue());
        }
        return sum;
    }

    private double of(Setup setup, Square square, Rank rank) {
        return switch (rank) {
            case FLAG -> flag(setup, square);
            case BOMB -> isOpenFront(square) ? tuning.openBomb() : isFront(square) ? tuning.frontBomb() : 0;
            case SPY ->
                isNear(setup, square, Rank.GENERAL) || isNear(setup, square, Rank.MARSHAL)
                        ? tuning.spyAtCommander()
                        : 0;
            case MINER -> isFront(square) ? tuning.frontMiner() : 0;
            case MARSHAL -> isApart(setup, square, Rank.GENERAL) ? tuning.splitCommanders() : 0;
            case COLONEL, MAJOR -> isBuried(setup, square) ? tuning.buriedOfficer() : 0;
            case GENERAL, CAPTAIN -> isBuried(setup, square) ? tuning.buriedPiece() : 0;
            case SCOUT, SERGEANT, LIEUTENANT -> 0;
        };
    }

    /// Rows behind the front count from zero at the very back.
    private int depth(Square square) {
        return side == Side.RED ? square.row() : board.rows() - 1 - square.row();
    }

    private boolean isFront(Square square) {
        return depth(square) == board.homeRows() - 1;
    }

    private double flag(Setup setup, Square square) {
        double sum = tuning.flagDepth() * depth(square) + (isShielded(setup, square) ? tuning.flagShielded() : 0);
        for (Square step : STEPS) {
            Square near = new Square(square.column() + step.column(), square.row() + step.row());
            if (!board.holds(near)) {
                sum += tuning.flagAtEdge();
            } else {
                Rank guard = setup.pieces().get(near);
                sum += guard == Rank.BOMB ? tuning.flagAtBomb() : guard == null ? tuning.flagOpen() : 0;
            }
        }
        return sum;
    }

    /// {@return whether a piece stands before this square, so that no scout can run to it}
    private boolean isShielded(Setup setup, Square square) {
        return setup.pieces().keySet().stream()
                .anyMatch(other -> other.column() == square.column() && depth(other) > depth(square));
    }

    /// {@return whether the way out from here is no lake}
    private boolean isOpenFront(Square square) {
        int ahead = side == Side.RED ? square.row() + 1 : square.row() - 1;
        return isFront(square) && !board.lakes().contains(new Square(square.column(), ahead));
    }

    private boolean isNear(Setup setup, Square square, Rank rank) {
        return setup.pieces().entrySet().stream()
                .anyMatch(entry -> entry.getValue() == rank && distance(entry.getKey(), square) <= tuning.spyNear());
    }

    private boolean isApart(Setup setup, Square square, Rank rank) {
        return setup.pieces().entrySet().stream()
                .anyMatch(entry -> entry.getValue() == rank
                        && Math.abs(entry.getKey().column() - square.column()) >= tuning.splitBy());
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }

    /// {@return whether bombs, the flag and the edge shut a piece in on three sides or more}
    private boolean isBuried(Setup setup, Square square) {
        int shut = 0;
        for (Square step : STEPS) {
            Square near = new Square(square.column() + step.column(), square.row() + step.row());
            Rank neighbour = setup.pieces().get(near);
            boolean blocked = !board.holds(near) || board.lakes().contains(near);
            shut += blocked || (neighbour != null && !neighbour.canMove()) ? 1 : 0;
        }
        return shut >= 3;
    }
}
