package flagfall.ai.review;

import flagfall.board.Square;
import flagfall.piece.Rank;

/// What one move has to tell, as a case with parameters: whoever shows it makes the sentence.
public sealed interface Lesson {

    /// How much of the game it turned: a share of the winning chances.
    double swing();

    /// {@return whether chance decided, and nobody is to be blamed}
    default boolean isChance() {
        return this instanceof Lucky || this instanceof Unlucky;
    }

    /// A sure win was there.
    record MissedWin(double swing) implements Lesson {}

    /// An unknown piece was struck against the odds, and it went wrong.
    record StruckAgainstOdds(double swing) implements Lesson {}

    /// A piece was struck that was known to be too strong.
    record StruckStronger(double swing, Rank attacker, Rank defender) implements Lesson {}

    /// The flag was left open to the enemy.
    record FlagLeftOpen(double swing) implements Lesson {}

    /// A known piece could have been taken for certain.
    record MissedCapture(double swing, Rank piece, Square square) implements Lesson {}

    /// A piece was left where a known enemy takes it.
    record LeftHanging(double swing, Rank piece, Square square, Rank enemy) implements Lesson {}

    /// The engine saw something better, for reasons that have no name of their own.
    record BetterMove(double swing) implements Lesson {}

    /// A strike that went better than was to be expected.
    record Lucky(double swing) implements Lesson {}

    /// A strike that was right, or nearly so, and went wrong.
    record Unlucky(double swing) implements Lesson {}
}
