package flagfall.ai.review;

import flagfall.ai.tuning.PieceValueTuning;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import java.util.Collection;

/// What the pieces on the board are worth; a marshal is about 4000.
public final class Material {

    private static final PieceValueTuning VALUES = PieceValueTuning.DEFAULT;

    private Material() {}

    /// {@return how much more Red has than Blue}
    public static int balance(Collection<Piece> standing) {
        return standing.stream()
                .mapToInt(piece -> piece.side() == Side.RED ? value(piece.rank()) : -value(piece.rank()))
                .sum();
    }

    static int value(Rank rank) {
        return switch (rank) {
            case FLAG -> 0;
            case SPY -> VALUES.spy();
            case SCOUT -> VALUES.scout();
            case MINER -> VALUES.miner();
            case SERGEANT -> VALUES.sergeant();
            case LIEUTENANT -> VALUES.lieutenant();
            case CAPTAIN -> VALUES.captain();
            case MAJOR -> VALUES.major();
            case COLONEL -> VALUES.colonel();
            case GENERAL -> VALUES.general();
            case MARSHAL -> VALUES.marshal();
            case BOMB -> VALUES.bomb();
        };
    }
}
