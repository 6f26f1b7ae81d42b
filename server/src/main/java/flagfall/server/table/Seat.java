package flagfall.server.table;

import flagfall.game.Denial;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Caller;
import flagfall.server.refusal.Refused;
import flagfall.server.store.Author;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What someone who sits at a table can do there. At one screen the one caller sits on both sides and says which one
/// acts.
public final class Seat {

    /// Keys are kept as long as their game, so they had better be short.
    private static final int LONGEST_KEY = 1000;

    private final Table table;
    private final Caller.Guest guest;
    private final boolean hotSeat;

    private Seat(Table table, Caller.Guest guest, boolean hotSeat) {
        this.table = table;
        this.guest = guest;
        this.hotSeat = hotSeat;
    }

    /// Sits down where this guest has a seat.
    ///
    /// @throws Refused if there is none
    public static Seat at(Table table, Caller.Guest guest) {
        Scene scene = table.scene();
        if (!scene.isSeated(guest.id())) {
            throw new Refused(Refused.Kind.FORBIDDEN, "not-seated", "You do not play in this game.");
        }
        return new Seat(table, guest, scene.row().isHotSeat());
    }

    public void place(FromClient.Place wish) {
        Side side = side(wish.side());
        table.grant(author(null), scene -> {
            Game game = scene.ledger().game();
            SetupText.Draft draft = SetupText.read(wish.setup(), side, game.rules());
            Event event = new Event.Placed(draft.setup());
            refuseBadState(game, event);
            needCurtainLifted(scene, side);
            if (!draft.flaws().isEmpty()) {
                throw Refused.flawed(draft.flaws());
            }
            return Optional.of(event);
        });
    }

    /// At one screen: lets this side see its pieces, for its setup or its move.
    public void ready(FromClient.Ready wish) {
        if (!hotSeat) {
            throw Refused.wrongState("not-hotseat", "Only games at one screen have a curtain.");
        }
        table.lift(wish.side(), scene -> {
            Game game = scene.ledger().game();
            if (game.hasStarted()) {
                refuseUnlessPlaying(game);
                refuseWrongPly(game, wish.ply());
                refuseOffTurn(game, wish.side());
            } else {
                refuseBadState(game, new Event.Placed(new Setup(wish.side(), Map.of())));
                refuseWrongPly(game, wish.ply());
            }
        });
    }

    /// {@return the answer to a move that is written down for good}
    public FromServer.Played play(FromClient.Play wish) {
        String key = wish.key();
        if (key != null && key.length() > LONGEST_KEY) {
            throw Refused.malformed("A key has at most " + LONGEST_KEY + " characters.");
        }
        Author author = author(key);
        Scene after = table.grant(author, scene -> {
            if (scene.ledger().granted(author).isPresent()) {
                return Optional.empty();
            }
            Game game = scene.ledger().game();
            refuseUnlessPlaying(game);
            refuseWrongPly(game, wish.ply());
            Side side = hotSeat ? game.position().toMove() : side(null);
            refuseOffTurn(game, side);
            needCurtainLifted(scene, side);
            Move move = MoveText.read(wish.move()).orElseThrow(() -> Refused.illegal(Refusal.MALFORMED));
            return Optional.of(new Event.Moved(side, move));
        });
        return Glance.played(after, author, guest);
    }

    /// Offers a draw, or accepts one that is offered.
    public void draw(FromClient.Gesture wish) {
        Side side = side(wish.side());
        table.grant(author(null), scene -> {
            boolean offered = scene.ledger()
                    .game()
                    .drawOffer()
                    .filter(side.opponent()::equals)
                    .isPresent();
            return Optional.of(offered ? new Event.DrawAgreed(side) : new Event.DrawOffered(side));
        });
    }

    public void resign(FromClient.Gesture wish) {
        Side side = side(wish.side());
        table.grant(author(null), _ -> Optional.of(new Event.Resigned(side)));
    }

    /// Takes back the caller's last move, and the computer's answer if it has come.
    public void takeBack() {
        table.grant(author(null), scene -> Optional.of(Takeback.in(scene, guest.id())));
    }

    private Author author(@Nullable String key) {
        return new Author(guest.id(), key);
    }

    private Side side(@Nullable Side named) {
        if (hotSeat) {
            if (named == null) {
                throw Refused.malformed("At one screen the message names its side.");
            }
            return named;
        }
        Side own = table.scene().seatOf(guest.id()).orElseThrow();
        if (named != null && named != own) {
            throw new Refused(Refused.Kind.FORBIDDEN, "not-seated", "You play the other side.");
        }
        return own;
    }

    private void needCurtainLifted(Scene scene, Side side) {
        if (hotSeat && scene.curtain() != side) {
            throw Refused.wrongState("curtain-down", "The curtain is down; this side has to say that it is ready.");
        }
    }

    private static void refuseUnlessPlaying(Game game) {
        if (!game.hasStarted()) {
            throw Refused.of(new Denial.BadState(Denial.State.NOT_STARTED));
        }
        if (game.outcome().isOver()) {
            throw Refused.of(new Denial.BadState(Denial.State.OVER));
        }
    }

    private static void refuseWrongPly(Game game, int ply) {
        int now = game.hasStarted() ? game.position().ply() : 0;
        if (ply != now) {
            throw Refused.wrongState("wrong-ply", "The game is at ply " + now + ".");
        }
    }

    private static void refuseOffTurn(Game game, Side side) {
        if (game.position().toMove() != side) {
            throw Refused.of(new Denial.BadState(Denial.State.NOT_YOUR_TURN));
        }
    }

    /// Refuses what comes at the wrong time before looking at what is wrong with it.
    private static void refuseBadState(Game game, Event event) {
        game.denial(event).filter(Denial.BadState.class::isInstance).ifPresent(denial -> {
            throw Refused.of(denial);
        });
    }
}
