package flagfall.server.store;

import flagfall.piece.Side;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// Rematches that were offered, and what came of them.
public final class RematchStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    RematchStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// An offer after a finished game. `next` is null until the other side accepts.
    public record Offered(Side by, @Nullable String next) {}

    public Optional<Offered> of(String game) {
        return jdbi.withHandle(handle -> handle.createQuery("select side, next from rematch where game = :game")
                .bind("game", game)
                .map((row, context) -> new Offered(EventText.side(row.getString("side")), row.getString("next")))
                .findOne());
    }

    /// Offers a rematch, unless there is an offer already.
    public void offer(String game, Side by) {
        writer.write(handle ->
                handle.createUpdate("insert into rematch (game, side) values (:game, :side) on conflict do nothing")
                        .bind("game", game)
                        .bind("side", by.word())
                        .execute());
    }

    /// Says which game came of an offer. The first who says so is right.
    public void accept(String game, String next) {
        writer.write(handle -> handle.createUpdate("update rematch set next = :next where game = :game and next is null")
                .bind("game", game)
                .bind("next", next)
                .execute());
    }
}
