package flagfall.app.terminal;

import flagfall.piece.Rank;
import flagfall.rules.Ruleset;

/// What is printed on pieces, in the four ways that sets are printed.
public enum Labels {
    /// Ten for the marshal down to two for the scout, and S.
    TEN_TO_TWO,
    /// The same, with the spy as one.
    TEN_TO_ONE,
    /// Nine for the marshal down to one for the scout, and small letters.
    NINE_TO_ONE,
    /// One for the marshal up to nine for the scout, as American sets count.
    ONE_TO_NINE;

    /// {@return the labels that the document of a ruleset uses}
    public static Labels suggestedBy(Ruleset rules) {
        return switch (rules.id()) {
            case "fantasy" -> TEN_TO_ONE;
            case "nine-ranks", "quick-battle" -> NINE_TO_ONE;
            default -> TEN_TO_TWO;
        };
    }

    public String of(Rank rank) {
        return switch (rank) {
            case FLAG -> this == NINE_TO_ONE ? "f" : "F";
            case BOMB -> this == NINE_TO_ONE ? "b" : "B";
            case SPY ->
                switch (this) {
                    case TEN_TO_TWO, ONE_TO_NINE -> "S";
                    case TEN_TO_ONE -> "1";
                    case NINE_TO_ONE -> "s";
                };
            // Scouts are two, and each rank above them one more.
            case SCOUT, MINER, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR, COLONEL, GENERAL, MARSHAL ->
                Integer.toString(
                        switch (this) {
                            case TEN_TO_TWO, TEN_TO_ONE -> rank.ordinal();
                            case NINE_TO_ONE -> rank.ordinal() - 1;
                            case ONE_TO_NINE -> 11 - rank.ordinal();
                        });
        };
    }
}
