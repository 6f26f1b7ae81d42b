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
import flagfall.protocol.GameEvent;
import flagfall.protocol.RequestProblem;
import flagfall.protocol.View;
import flagfall.server.account.Caller;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.presence.Presence;
import flagfall.server.store.Author;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// What a player can do at a table. In a hot-seat game the one caller has both seats and says which side acts.
public final class SeatActions {

    /// Keys are stored as long as their game, so they must be short.
    private static final int LONGEST_KEY = 1000;

    /// A side offers a draw so often in one game, and no more.
    private static final int MOST_DRAW_OFFERS = 5;

    /// Longer than any setup.
    private static final int LONGEST_DRAFT = 200;

    private final Table table;
    private final Caller.Person person;
    private final boolean hotSeat;

    private SeatActions(Table table, Caller.Person person, boolean hotSeat) {
        this.table = table;
        this.person = person;
        this.hotSeat = hotSeat;
    }

    /// {@return the actions of somebody who has a seat}
    /// @throws ApiException if there is none
    public static SeatActions at(Table table, Caller.Person person) {
        TableSnapshot snapshot = table.snapshot();
        if (!snapshot.isSeated(person.id())) {
            throw ErrorCode.NOT_SEATED.exception();
        }
        return new SeatActions(table, person, snapshot.row().isHotSeat());
    }

    public void place(FromClient.SetupRequest request) {
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

    /// In a hot-seat game: keeps a half-placed army behind the curtain.
    public void keepDraft(FromClient.SetupRequest request) {
        refuseUnlessHotSeat();
        Side side = side(request.side());
        TableSnapshot snapshot = table.snapshot();
        needCurtainLifted(snapshot, side);
        refuseBadState(snapshot.state().game(), new Event.Placed(new Setup(side, Map.of())));
        if (request.setup().length() > LONGEST_DRAFT || !request.setup().chars().allMatch(SeatActions::isPrinted)) {
            throw ErrorCode.BAD_SETUP.exception();
        }
        if (!table.keepDraft(side, request.setup())) {
            throw ErrorCode.CURTAIN_DOWN.exception();
        }
    }

    /// Not every other character can be stored in every database.
    private static boolean isPrinted(int character) {
        return character >= ' ' && character <= '~';
    }

    /// {@return what was placed before, of the side for which the curtain is lifted}
    public FromServer.KeptSetup draft() {
        refuseUnlessHotSeat();
        return new FromServer.KeptSetup(table.draft().orElse(null));
    }

    private void refuseUnlessHotSeat() {
        if (!hotSeat) {
            throw ErrorCode.NOT_HOTSEAT.exception();
        }
    }

    /// In a hot-seat game: lets this side see its pieces, for its setup or its move.
    ///
    /// @return what it sees
    public View ready(FromClient.ReadyRequest request) {
        refuseUnlessHotSeat();
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
        return ViewAssembler.view(table, person);
    }

    /// {@return the event of a move that is stored for good}
    public GameEvent.MoveEvent play(FromClient.MoveRequest request) {
        String key = request.key();
        if (key != null && key.length() > LONGEST_KEY) {
            throw ErrorCode.MALFORMED.because(RequestProblem.KEY_TOO_LONG.with(LONGEST_KEY));
        }
        if (key != null && key.chars().anyMatch(Character::isISOControl)) {
            throw ErrorCode.MALFORMED.because(RequestProblem.KEY_NOT_PRINTABLE.with());
        }
        Author author = author(key);
        TableSnapshot after = table.execute(author, snapshot -> {
            if (snapshot.state().executed(author).isPresent()) {
                return Optional.empty();
            }
            Game game = snapshot.state().game();
            refuseUnlessPlaying(game);
            refuseWrongPly(game, request.ply());
            Side side = hotSeat ? game.toMove() : side(null);
            refuseOffTurn(game, side);
            needCurtainLifted(snapshot, side);
            Move move = MoveText.read(request.move()).orElseThrow(() -> ApiException.illegal(Refusal.MALFORMED));
            return Optional.of(new Event.Moved(side, move));
        });
        return EventAssembler.answer(after, author, person);
    }

    /// Offers a draw, or accepts one that is offered.
    public void draw(FromClient.SideRequest request) {
        Side side = side(request.side());
        table.execute(author(null), snapshot -> {
            Game game = snapshot.state().game();
            if (game.drawOffer().filter(side.opponent()::equals).isPresent()) {
                return Optional.of(new Event.DrawAgreed(side));
            }
            Event offer = new Event.DrawOffered(side);
            refuseBadState(game, offer);
            if (game.drawOffers(side) >= MOST_DRAW_OFFERS) {
                throw ApiException.of(Rejection.State.TOO_MANY_OFFERS);
            }
            return Optional.of(offer);
        });
    }

    public void resign(FromClient.SideRequest request) {
        Side side = side(request.side());
        table.execute(author(null), _ -> Optional.of(new Event.Resigned(side)));
    }

    /// Wins the game of an opponent who has gone, where a clock runs for both.
    public void claim(Presence presence) {
        if (hotSeat) {
            throw notAbsent();
        }
        Side side = side(null);
        Event event = new Event.Abandoned(side.opponent());
        TableSnapshot before = table.snapshot();
        refuseBadState(before.state().game(), event);
        String other = before.seats().get(side.opponent());
        boolean online = table.participants().online().contains(side.opponent());
        if (other == null || online || !before.row().hasLiveClock() || !presence.isGoneEverywhere(other)) {
            throw notAbsent();
        }
        table.execute(author(null), _ -> {
            if (!presence.isGone(other)) {
                throw notAbsent(); // Back just now.
            }
            return Optional.of(event);
        });
    }

    private static ApiException notAbsent() {
        return ErrorCode.NOT_ABSENT.exception(Presence.GONE_AFTER.toSeconds());
    }

    /// Calls the game off, before both sides have moved.
    public void abort(FromClient.SideRequest request) {
        Side side = side(request.side());
        table.execute(author(null), _ -> Optional.of(new Event.Aborted(side)));
    }

    /// Takes back the caller's last move, and the computer's answer if it has come; between people it asks for that, or
    /// agrees.
    public void takeBack() {
        table.execute(author(null), snapshot -> TakebackRule.in(snapshot, person.id()));
    }

    /// Says something to the other player.
    ///
    /// @param maySay refuses where they are not on speaking terms
    /// @return the number of its event
    public FromServer.Sent say(FromClient.MessageRequest request, BiConsumer<String, String> maySay) {
        refuseHotSeat();
        Side side = side(null);
        Event.Said said = TableMessage.read(request, side);
        maySay.accept(person.id(), opponent(table.snapshot(), side));
        TableSnapshot after = table.execute(author(null), snapshot -> {
            Game game = snapshot.state().game();
            if (!said.preset() && game.chat().size() < Side.values().length) {
                throw ErrorCode.CHAT_OFF.exception();
            }
            if (game.messages(side) >= TableMessage.MOST_IN_A_GAME) {
                throw ErrorCode.TOO_MANY_KEPT.exception(TableMessage.MOST_IN_A_GAME);
            }
            return Optional.of(said);
        });
        return new FromServer.Sent(after.state().log().size() - 1);
    }

    /// Switches chat on or off for the caller.
    public void chat(FromClient.ChatRequest request) {
        refuseHotSeat();
        Side side = side(null);
        opponent(table.snapshot(), side);
        table.execute(
                author(null),
                snapshot -> snapshot.state().game().chat().contains(side) == request.on()
                        ? Optional.empty()
                        : Optional.of(new Event.ChatSwitched(side, request.on())));
    }

    /// {@return the other player}
    /// @throws ApiException if there is none
    public String opponent() {
        refuseHotSeat();
        return opponent(table.snapshot(), side(null));
    }

    private static String opponent(TableSnapshot snapshot, Side side) {
        String other = snapshot.seats().get(side.opponent());
        if (other == null) {
            throw ErrorCode.NO_OPPONENT.exception();
        }
        return other;
    }

    private void refuseHotSeat() {
        if (hotSeat) {
            throw ErrorCode.NO_OPPONENT.exception();
        }
    }

    private Author author(@Nullable String key) {
        return new Author(person.id(), key);
    }

    private Side side(@Nullable Side named) {
        if (hotSeat) {
            if (named == null) {
                throw ErrorCode.MALFORMED.because(RequestProblem.SIDE_MISSING.with());
            }
            return named;
        }
        Side own = table.snapshot().seatOf(person.id()).orElseThrow();
        if (named != null && named != own) {
            throw ErrorCode.NOT_SEATED.exception();
        }
        return own;
    }

    private void needCurtainLifted(TableSnapshot snapshot, Side side) {
        if (hotSeat && snapshot.curtain() != side) {
            throw ErrorCode.CURTAIN_DOWN.exception();
        }
    }

    private static void refuseUnlessPlaying(Game game) {
        if (!game.hasStarted()) {
            throw ApiException.of(Rejection.State.NOT_STARTED);
        }
        if (game.outcome().isOver()) {
            throw ApiException.of(Rejection.State.OVER);
        }
    }

    private static void refuseWrongPly(Game game, int ply) {
        int now = game.ply();
        if (ply != now) {
            throw ErrorCode.WRONG_PLY.exception(now);
        }
    }

    private static void refuseOffTurn(Game game, Side side) {
        if (game.toMove() != side) {
            throw ApiException.of(Rejection.State.NOT_YOUR_TURN);
        }
    }

    /// Refuses what comes at the wrong time, before looking at what else is wrong with it.
    private static void refuseBadState(Game game, Event event) {
        game.rejection(event).filter(Rejection.BadState.class::isInstance).ifPresent(rejection -> {
            throw ApiException.of(rejection);
        });
    }
}
