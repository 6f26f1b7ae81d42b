package flagfall.game;

import flagfall.position.Flaw;
import flagfall.position.Refusal;
import java.util.List;

/// Why a command cannot be carried out.
public sealed interface Rejection {

    /// It comes at the wrong time.
    record BadState(State state) implements Rejection {}

    record BadSetup(List<Flaw> flaws) implements Rejection {
        public BadSetup {
            flaws = List.copyOf(flaws);
        }
    }

    record BadMove(Refusal refusal) implements Rejection {}

    enum State {
        NOT_STARTED("The game has not started yet."),
        ALREADY_STARTED("The game has already started."),
        ALREADY_PLACED("This side has already placed its army."),
        OUT_OF_ORDER("Red places first."),
        NOT_YOUR_TURN("It is the other side's turn."),
        OVER("The game is over."),
        ALREADY_OFFERED("This side has already offered a draw."),
        TOO_MANY_OFFERS("This side has offered a draw too often."),
        NO_OFFER("There is no draw offer to accept."),
        NOTHING_TO_TAKE_BACK("There is no such move to take back."),
        TOO_LATE("Both sides have moved; it is too late to call the game off.");

        private final String saying;

        State(String saying) {
            this.saying = saying;
        }

        /// {@return one sentence for a person}
        public String saying() {
            return saying;
        }
    }
}
