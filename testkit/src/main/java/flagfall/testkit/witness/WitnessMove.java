package flagfall.testkit.witness;

/// A move as its squares say it, legal or not.
sealed interface WitnessMove {

    /// {@return the first square named}
    int from();

    /// {@return the square where its straight run ends}
    int stop();

    /// {@return the last square named}
    int to();

    /// A move of two squares.
    record Straight(int from, int to) implements WitnessMove {
        @Override
        public int stop() {
            return to;
        }
    }

    /// A move of three squares: a scout that slides and then turns to strike.
    record Turning(int from, int turn, int to) implements WitnessMove {
        @Override
        public int stop() {
            return turn;
        }
    }
}
