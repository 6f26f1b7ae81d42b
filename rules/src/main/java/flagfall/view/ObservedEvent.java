package flagfall.view;

import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// Something that happened in a game, as it is told to one viewer. A game's observed events are numbered from zero,
/// with the same numbers for everyone.
public sealed interface ObservedEvent {

    /// A side has placed its army. That it has is all that others learn.
    record Ready(Side side) implements ObservedEvent {}

    /// Both armies stand.
    record Started(Side first) implements ObservedEvent {}

    record Moved(ObservedMove observedMove) implements ObservedEvent {}

    /// So many plies more without a strike, and the game is drawn.
    record QuietSoon(int left) implements ObservedEvent {}

    record DrawOffered(Side side) implements ObservedEvent {}

    /// A side asks to take its last move back.
    record TakebackOffered(Side side) implements ObservedEvent {}

    /// One player said something to the other: in their own words, or the name of a preset message.
    record Said(Side side, String text, boolean preset) implements ObservedEvent {}

    record ChatSwitched(Side side, boolean on) implements ObservedEvent {}

    /// Something between the players, of which this viewer hears nothing.
    record Untold() implements ObservedEvent {}

    /// The game went back to an earlier ply.
    record TakenBack(int ply) implements ObservedEvent {}

    /// The game is over, and what each side had placed is no secret any more.
    record Ended(Outcome outcome, Map<Side, Setup> setups) implements ObservedEvent {
        public Ended {
            EnumMap<Side, Setup> known = new EnumMap<>(Side.class);
            known.putAll(setups);
            setups = Collections.unmodifiableMap(known);
        }
    }
}
