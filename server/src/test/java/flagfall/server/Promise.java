package flagfall.server;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;

/// Something a server said was done, which must then be done for good.
sealed interface Promise {

    GuestGame match();

    /// {@return whether it is still done at the server that holds the game now}
    boolean isKept(GuestGame now);

    /// This seat is taken.
    record Seat(GuestGame match, Side side) implements Promise {
        @Override
        public boolean isKept(GuestGame now) {
            return now.view(side).path("you").asText().equals(side.word());
        }
    }

    /// This army is placed, just so. It can be compared when the game is over and everything is told.
    record Army(GuestGame match, Side side, String setup) implements Promise {
        @Override
        public boolean isKept(GuestGame now) {
            JsonNode end = now.client(side).allEvents(now.id()).getLast();
            return end.path("setups").path(side.word()).asText().equals(setup);
        }
    }

    /// This move is made, and is that event.
    record Made(GuestGame match, int offset, String move) implements Promise {
        @Override
        public boolean isKept(GuestGame now) {
            return now.view(Side.RED).get("offset").intValue() > offset
                    && now.red()
                            .events(now.id(), offset, 1)
                            .getFirst()
                            .path("move")
                            .asText()
                            .equals(move);
        }
    }
}
