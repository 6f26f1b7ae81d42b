package flagfall.server.table;

import flagfall.piece.Side;
import flagfall.server.store.GameRow;
import flagfall.view.Viewer;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything about a table at one moment: the game as it is stored, who has which seat, and in a hot-seat game the
/// side for which the curtain is lifted (null while it is down).
record TableSnapshot(
        GameRow row,
        TableState state,
        Map<Side, String> seats,
        @Nullable Side curtain) {

    TableSnapshot {
        seats = Map.copyOf(seats);
    }

    TableSnapshot with(TableState next) {
        return new TableSnapshot(row, next, seats, null);
    }

    TableSnapshot with(Map<Side, String> taken) {
        return new TableSnapshot(row, state, taken, curtain);
    }

    TableSnapshot liftedFor(Side side) {
        return new TableSnapshot(row, state, seats, side);
    }

    Optional<Side> seatOf(String guest) {
        return seats.entrySet().stream()
                .filter(seat -> seat.getValue().equals(guest))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// {@return the side without a guest: the computer's, or the free seat}
    Side emptySide() {
        return seats.containsKey(Side.RED) ? Side.BLUE : Side.RED;
    }

    boolean isSeated(String guest) {
        return seats.containsValue(guest);
    }

    /// {@return as which viewer this guest sees the board now}
    Viewer viewerOf(String guest) {
        if (!isSeated(guest)) {
            return new Viewer.Spectator();
        }
        if (row.isHotSeat()) {
            return curtain == null ? new Viewer.Spectator() : new Viewer.Seat(curtain);
        }
        return seatOf(guest).<Viewer>map(Viewer.Seat::new).orElseGet(Viewer.Spectator::new);
    }

    /// {@return as which viewer this guest hears the event stream}
    Viewer streamViewerOf(String guest) {
        return row.isHotSeat() ? new Viewer.Spectator() : viewerOf(guest);
    }
}
