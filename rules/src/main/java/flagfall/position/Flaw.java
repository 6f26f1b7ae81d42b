package flagfall.position;

import flagfall.board.Square;
import flagfall.piece.Rank;

/// Something wrong with a setup. A setup is told all of its flaws at once.
public sealed interface Flaw {

    /// {@return the flaw in words a person can act on}
    String saying();

    /// Too many or too few of one rank.
    record WrongCount(Rank rank, int placed, int wanted) implements Flaw {
        @Override
        public String saying() {
            return "wrong count of " + rank.word() + ": " + placed + " placed, " + wanted + " wanted";
        }
    }

    record OutsideHome(Square square, Rank rank) implements Flaw {
        @Override
        public String saying() {
            return rank.word() + " on " + square + " is outside the home";
        }
    }

    record OnLake(Square square, Rank rank) implements Flaw {
        @Override
        public String saying() {
            return rank.word() + " on " + square + " is on a lake";
        }
    }

    /// The text has too many or too few rows, or a row is too long or too short.
    record WrongLength(String saying) implements Flaw {}

    /// A letter that stands for no piece.
    record UnknownLetter(char letter, int row, int column) implements Flaw {
        @Override
        public String saying() {
            return "unknown letter '" + letter + "' in row " + row + ", column " + column;
        }
    }
}
