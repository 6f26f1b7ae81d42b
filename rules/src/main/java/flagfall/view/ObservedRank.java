package flagfall.view;

import flagfall.piece.Rank;

/// One fighter of a battle, as the battle is told to a viewer.
public sealed interface ObservedRank {

    /// Its rank is told.
    record Shown(Rank rank) implements ObservedRank {}

    /// Its rank was shown at the time and is hidden again.
    record Covered() implements ObservedRank {}
}
