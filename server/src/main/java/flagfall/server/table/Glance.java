package flagfall.server.table;

import flagfall.game.Annals;
import flagfall.game.Clock;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Wear;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.protocol.Strike;
import flagfall.protocol.Telling;
import flagfall.protocol.View;
import flagfall.protocol.Wire;
import flagfall.rules.Reveal;
import flagfall.server.account.Caller;
import flagfall.server.refusal.Refused;
import flagfall.server.store.Author;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What one caller sees of a table. Everything here has gone through the Veil.
public final class Glance {

    private Glance() {}

    /// {@return all the caller may know now}
    public static View view(Table table, Caller caller) {
        Scene scene = watched(table, caller);
        Viewer eyes = scene.eyesOf(caller.id());
        Game game = scene.ledger().game();
        return game.hasStarted()
                ? view(scene, eyes, table.now(), Veil.view(game, eyes))
                : viewBeforeStart(scene, eyes, table.now());
    }

    /// @throws Refused if this caller may not even look on
    static Scene watched(Table table, Caller caller) {
        Scene scene = table.scene();
        if (scene.row().isHotSeat() && !scene.isSeated(caller.known().id())) {
            throw new Refused(Refused.Kind.FORBIDDEN, "not-seated", "This game is played at someone else's screen.");
        }
        return scene;
    }

    private static View view(Scene scene, Viewer eyes, Instant now, PlayerView seen) {
        Ledger ledger = scene.ledger();
        boolean over = seen.outcome().isOver();
        return new View(
                scene.row().id(),
                Wire.ruleset(seen.rules()),
                scene.row().opponent().toString(),
                status(scene),
                you(eyes),
                over ? null : seen.toMove(),
                seen.ply(),
                ledger.annals().size(),
                List.of(Side.values()),
                Telling.pieces(seen.pieces(), eyes),
                seen.moves(),
                seen.worn().stream().map(Glance::barred).toList(),
                seen.fallen().stream()
                        .map(piece -> new FromServer.Fallen(piece.side(), piece.rank()))
                        .toList(),
                lastMove(ledger.annals(), eyes),
                seen.quiet(),
                clocks(ledger, now),
                ledger.game().drawOffer().orElse(null),
                Telling.result(seen.outcome()));
    }

    private static View viewBeforeStart(Scene scene, Viewer eyes, Instant now) {
        Ledger ledger = scene.ledger();
        Game game = ledger.game();
        return new View(
                scene.row().id(),
                Wire.ruleset(game.rules()),
                scene.row().opponent().toString(),
                status(scene),
                you(eyes),
                null,
                0,
                ledger.annals().size(),
                Arrays.stream(Side.values())
                        .filter(side -> game.setup(side).isPresent())
                        .toList(),
                Telling.pieces(Veil.placements(game, eyes), eyes),
                List.of(),
                List.of(),
                List.of(),
                null,
                0,
                clocks(ledger, now),
                null,
                Telling.result(game.outcome()));
    }

    static Status status(Scene scene) {
        Game game = scene.ledger().game();
        if (game.outcome().isOver()) {
            return Status.OVER;
        }
        if (scene.row().opponent() instanceof Opponent.Open && scene.seats().size() < Side.values().length) {
            return Status.WAITING;
        }
        return game.hasStarted() ? Status.PLAYING : Status.SETUP;
    }

    private static @Nullable Side you(Viewer eyes) {
        return eyes instanceof Viewer.Seat(Side side) ? side : null;
    }

    private static FromServer.Barred barred(Wear wear) {
        return new FromServer.Barred(wear.move(), wear.law(), wear.made(), wear.most());
    }

    private static GameEvent.@Nullable Moved lastMove(Annals annals, Viewer viewer) {
        OptionalInt offset = Veil.lastMove(annals);
        return offset.isPresent() && event(annals, viewer, offset.getAsInt()) instanceof GameEvent.Moved moved
                ? moved
                : null;
    }

    private static FromServer.@Nullable Clocks clocks(Ledger ledger, Instant now) {
        return ledger.clock()
                .map(clock -> new FromServer.Clocks(millis(clock, Side.RED, now), millis(clock, Side.BLUE, now)))
                .orElse(null);
    }

    private static long millis(Clock clock, Side side, Instant now) {
        return clock.left(side, now).toMillis();
    }

    private static GameEvent event(Annals annals, Viewer viewer, int offset) {
        return Telling.event(
                offset,
                Veil.tiding(annals, viewer, offset),
                annals.game().rules().board());
    }

    /// {@return what is told from this number on}
    static List<GameEvent> events(Annals annals, Viewer viewer, int from) {
        List<GameEvent> events = new ArrayList<>();
        for (int offset = from; offset < annals.size(); offset++) {
            events.add(event(annals, viewer, offset));
        }
        return events;
    }

    /// {@return the answer to a move, the first time or again}
    static FromServer.Played played(Scene scene, Author author, Caller.Guest guest) {
        Annals annals = scene.ledger().annals();
        int offset = scene.ledger()
                .granted(author)
                .orElseGet(() -> Veil.lastMove(annals).orElseThrow());
        if (!(event(annals, scene.earsOf(guest.id()), offset) instanceof GameEvent.Moved moved)) {
            throw new IllegalStateException("a move led to something else at " + offset);
        }
        Strike strike = moved.strike();
        boolean forgotten = annals.game().rules().reveal() == Reveal.UNTIL_TURN_ENDS
                && !annals.game().outcome().isOver()
                && !Veil.isFresh(annals, offset);
        return new FromServer.Played(
                offset, moved.ply(), (strike != null && forgotten) ? strike.withoutKinds() : strike);
    }

    /// {@return one of the caller's own games in a line; at one screen, `you` is the side the curtain is lifted for}
    public static FromServer.OwnGame summary(Table table, Caller.Guest guest) {
        Scene scene = table.scene();
        Game game = scene.ledger().game();
        return new FromServer.OwnGame(
                scene.row().id(),
                Wire.ruleset(scene.row().rules()),
                scene.row().opponent().toString(),
                status(scene),
                scene.row().isHotSeat()
                        ? scene.curtain()
                        : scene.seatOf(guest.id()).orElse(null),
                game.hasStarted() ? game.position().ply() : 0);
    }
}
