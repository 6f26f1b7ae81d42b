package flagfall.server.table;

import flagfall.piece.Side;
import flagfall.server.store.GameRow;
import flagfall.server.store.LiftedCurtain;
import flagfall.view.Viewer;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything about a table at one moment: the game as it is stored, who has which seat, and in a hot-seat game how the
/// curtain was last lifted (null where it has not been, or was seen to be down).
record TableSnapshot(
        GameRow row,
        TableState state,
        Map<Side, String> seats,
        @Nullable LiftedCurtain lifted) {

    TableSnapshot {
        seats = Map.copyOf(seats);
    }

    TableSnapshot with(TableState next) {
        return new TableSnapshot(row, next, seats, lifted);
    }

    TableSnapshot with(Map<Side, String> taken) {
        return new TableSnapshot(row, state, taken, lifted);
    }

    TableSnapshot with(@Nullable LiftedCurtain now) {
        return new TableSnapshot(row, state, seats, now);
    }

    /// {@return the curtain, if it is lifted: everything that has happened since lowers it}
    Optional<LiftedCurtain> lift() {
        return Optional.ofNullable(lifted).filter(it -> it.slots() == state.slots());
    }

    /// {@return the side for which the curtain of a hot-seat game is lifted, or null}
    @Nullable
    Side curtain() {
        return lift().map(LiftedCurtain::side).orElse(null);
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
            Side curtain = curtain();
            return curtain == null ? new Viewer.Spectator() : new Viewer.Seat(curtain);
        }
        return seatOf(guest).<Viewer>map(Viewer.Seat::new).orElseGet(Viewer.Spectator::new);
    }

    /// {@return as which viewer this guest hears the event stream}
    Viewer streamViewerOf(String guest) {
        return row.isHotSeat() ? new Viewer.Spectator() : viewerOf(guest);
    }
}
