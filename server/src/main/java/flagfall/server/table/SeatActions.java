package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Caller;
import flagfall.server.error.ApiException;
import flagfall.server.store.Author;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What someone who sits at a table can do there. At one screen the one caller sits on both sides and says which one
/// acts.
public final class SeatActions {

    /// Keys are kept as long as their game, so they had better be short.
    private static final int LONGEST_KEY = 1000;

    private final Table table;
    private final Caller.Guest guest;
    private final boolean hotSeat;

    private SeatActions(Table table, Caller.Guest guest, boolean hotSeat) {
        this.table = table;
        this.guest = guest;
        this.hotSeat = hotSeat;
    }

    /// Sits down where this guest has a seat.
    ///
    /// @throws Refused if there is none
    public static SeatActions at(Table table, Caller.Guest guest) {
        TableSnapshot snapshot = table.snapshot();
        if (!snapshot.isSeated(guest.id())) {
            throw new ApiException(ApiException.Kind.FORBIDDEN, "not-seated", "You do not play in this game.");
        }
        return new SeatActions(table, guest, snapshot.row().isHotSeat());
    }

    public void place(FromClient.Place request) {
        Side side = side(request.side());
        table.execute(author(null), snapshot -> {
            Game game = snapshot.state().game();
            SetupText.Draft draft = SetupText.read(request.setup(), side, game.rules());
            Event event = new Event.Placed(draft.setup());
            refuseBadState(game, event);
            needCurtainLifted(snapshot, side);
            if (!draft.flaws().isEmpty()) {
                throw ApiException.flawed(draft.flaws());
            }
            return Optional.of(event);
        });
    }

    /// At one screen: lets this side see its pieces, for its setup or its move.
    public void ready(FromClient.Ready request) {
        if (!hotSeat) {
            throw ApiException.wrongState("not-hotseat", "Only games at one screen have a curtain.");
        }
        table.lift(request.side(), snapshot -> {
            Game game = snapshot.state().game();
            if (game.hasStarted()) {
                refuseUnlessPlaying(game);
                refuseWrongPly(game, request.ply());
                refuseOffTurn(game, request.side());
            } else {
                refuseBadState(game, new Event.Placed(new Setup(request.side(), Map.of())));
                refuseWrongPly(game, request.ply());
            }
        });
    }

    /// {@return the answer to a move that is written down for good}
    public FromServer.MoveAccepted play(FromClient.Play request) {
        String key = request.key();
        if (key != null && key.length() > LONGEST_KEY) {
            throw ApiException.malformed("A key has at most " + LONGEST_KEY + " characters.");
        }
        Author author = author(key);
        TableSnapshot after = table.execute(author, snapshot -> {
            if (snapshot.state().executed(author).isPresent()) {
                return Optional.empty();
            }
            Game game = snapshot.state().game();
            refuseUnlessPlaying(game);
            refuseWrongPly(game, request.ply());
            Side side = hotSeat ? game.position().toMove() : side(null);
            refuseOffTurn(game, side);
            needCurtainLifted(snapshot, side);
            Move move = MoveText.read(request.move()).orElseThrow(() -> ApiException.illegal(Refusal.MALFORMED));
            return Optional.of(new Event.Moved(side, move));
        });
        return ViewAssembler.played(after, author, guest);
    }

    /// Offers a draw, or accepts one that is offered.
    public void draw(FromClient.SideAction request) {
        Side side = side(request.side());
        table.execute(author(null), snapshot -> {
            boolean offered = snapshot.state()
                    .game()
                    .drawOffer()
                    .filter(side.opponent()::equals)
                    .isPresent();
            return Optional.of(offered ? new Event.DrawAgreed(side) : new Event.DrawOffered(side));
        });
    }

    public void resign(FromClient.SideAction request) {
        Side side = side(request.side());
        table.execute(author(null), _ -> Optional.of(new Event.Resigned(side)));
    }

    /// Takes back the caller's last move, and the computer's answer if it has come.
    public void takeBack() {
        table.execute(author(null), snapshot -> Optional.of(Takeback.in(snapshot, guest.id())));
    }

    private Author author(@Nullable String key) {
        return new Author(guest.id(), key);
    }

    private Side side(@Nullable Side named) {
        if (hotSeat) {
            if (named == null) {
                throw ApiException.malformed("At one screen the message names its side.");
            }
            return named;
        }
        Side own = table.snapshot().seatOf(guest.id()).orElseThrow();
        if (named != null && named != own) {
            throw new ApiException(ApiException.Kind.FORBIDDEN, "not-seated", "You play the other side.");
        }
        return own;
    }

    private void needCurtainLifted(TableSnapshot snapshot, Side side) {
        if (hotSeat && snapshot.curtain() != side) {
            throw ApiException.wrongState(
                    "curtain-down", "The curtain is down; this side has to say that it is ready.");
        }
    }

    private static void refuseUnlessPlaying(Game game) {
        if (!game.hasStarted()) {
            throw ApiException.of(new Rejection.BadState(Rejection.State.NOT_STARTED));
        }
        if (game.outcome().isOver()) {
            throw ApiException.of(new Rejection.BadState(Rejection.State.OVER));
        }
    }

    private static void refuseWrongPly(Game game, int ply) {
        int now = game.hasStarted() ? game.position().ply() : 0;
        if (ply != now) {
            throw ApiException.wrongState("wrong-ply", "The game is at ply " + now + ".");
        }
    }

    private static void refuseOffTurn(Game game, Side side) {
        if (game.position().toMove() != side) {
            throw ApiException.of(new Rejection.BadState(Rejection.State.NOT_YOUR_TURN));
        }
    }

    /// Refuses what comes at the wrong time before looking at what is wrong with it.
    private static void refuseBadState(Game game, Event event) {
        game.rejection(event).filter(Rejection.BadState.class::isInstance).ifPresent(rejection -> {
            throw ApiException.of(rejection);
        });
    }
}
