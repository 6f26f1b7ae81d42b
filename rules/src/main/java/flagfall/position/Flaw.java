package flagfall.position;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;

/// Something wrong with a setup. A setup is told all of its flaws at once.
public sealed interface Flaw {

    /// {@return the flaw as a code with parameters}
    Problem problem();

    /// {@return the flaw in words a person can act on}
    default String saying() {
        return problem().message();
    }

    /// Too many or too few of one rank.
    record WrongCount(Rank rank, int placed, int wanted) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.WRONG_COUNT.with(rank.word(), placed, wanted);
        }
    }

    record OutsideHome(Square square, Rank rank) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.OUTSIDE_HOME.with(rank.word(), square.toString());
        }
    }

    record OnLake(Square square, Rank rank) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.ON_LAKE.with(rank.word(), square.toString());
        }
    }

    /// The text has too many or too few rows.
    record WrongRows(int rows, int wanted) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.WRONG_ROWS.with(rows, wanted);
        }
    }

    /// A row, counted from one, is too long or too short.
    record WrongColumns(int row, int columns, int wanted) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.WRONG_COLUMNS.with(row, columns, wanted);
        }
    }

    /// A letter that stands for no piece.
    record UnknownLetter(char letter, int row, int column) implements Flaw {
        @Override
        public Problem problem() {
            return TextProblem.UNKNOWN_LETTER.with(String.valueOf(letter), row, column);
        }
    }
}
