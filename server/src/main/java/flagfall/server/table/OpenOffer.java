package flagfall.server.table;

import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// A game that waits for its second player.
public final class OpenOffer {

    private final Table table;
    private final GameRow row;
    private final GameStore store;
    private final InstantSource time;

    OpenOffer(Table table, GameStore store, InstantSource time) {
        this.table = table;
        this.row = table.row();
        this.store = store;
        this.time = time;
    }

    /// Gives the free seat to a guest: where the game is listed, to anyone, else to whoever is challenged or knows the
    /// secret.
    ///
    /// @param secret null where none is told
    /// @return the side the guest plays from now on
    public Side join(@Nullable String secret, String guest) {
        return table.exclusively(() -> {
            check(secret, guest);
            TableSnapshot snapshot = table.snapshot();
            Side side = snapshot.emptySide();
            if (snapshot.state().game().outcome().isOver() || snapshot.isSeated(guest) || !take(side, guest)) {
                throw ErrorCode.ALREADY_JOINED.exception();
            }
            return side;
        });
    }

    /// Refuses whoever could not join, and leaves the seat free.
    public void check(@Nullable String secret, String guest) {
        if (!(row.opponent() instanceof Opponent.Open) || !mayJoin(secret, guest)) {
            throw ErrorCode.WRONG_SECRET.exception();
        }
    }

    private boolean mayJoin(@Nullable String secret, String guest) {
        return row.isListed() || guest.equals(row.challenged()) || (secret != null && isSame(secret, row.secret()));
    }

    // Takes the same time wherever the first difference is, so that nobody can guess a secret letter by letter.
    private static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    private boolean take(Side side, String guest) {
        boolean won = store.join(row.id(), side, guest, time.instant());
        table.readSeats();
        return won;
    }

    /// Takes the offer back, for whoever made it.
    public void cancel(String guest) {
        if (!row.creator().equals(guest)) {
            throw ErrorCode.NOT_SEATED.exception();
        }
        takeBack();
    }

    /// Ends a challenge, for whoever is challenged.
    public void decline(String guest) {
        if (!guest.equals(row.challenged())) {
            throw ErrorCode.NOT_CHALLENGED.exception();
        }
        takeBack();
    }

    private void takeBack() {
        boolean done = table.exclusively(
                () -> row.opponent() instanceof Opponent.Open && store.cancel(row.id(), time.instant()));
        if (!done) {
            throw ErrorCode.ALREADY_JOINED.exception();
        }
    }
}
