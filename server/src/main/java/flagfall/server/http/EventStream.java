package flagfall.server.http;

import flagfall.protocol.GameEvent;
import flagfall.protocol.PersonalEvent;
import flagfall.protocol.Wire;
import flagfall.server.account.Caller;
import flagfall.server.feed.PersonalFeed;
import flagfall.server.limit.ClientAddress;
import flagfall.server.limit.StreamLimits;
import flagfall.server.presence.Presence;
import flagfall.server.table.Subscription;
import flagfall.server.table.Table;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import org.eclipse.jetty.ee10.servlet.HttpOutput;

/// Sends events as they happen: those of a game, from any offset on until it is over, or those of a person. An empty
/// line goes out every few seconds, so that both ends know that the other is there, and when somebody takes a seat.
final class EventStream {

    private static final int SHORTEST_BEAT_MS = 4_000;
    private static final int LONGEST_BEAT_MS = 12_000;

    private final Format format;

    private final Presence presence;

    private final Presence.OpenStream open;

    private EventStream(Format format, Presence presence, Presence.OpenStream open) {
        this.format = format;
        this.presence = presence;
        this.open = open;
    }

    /// {@return how long nothing may be sent: a millisecond for each stream, so that very many of them do not keep the
    /// server busy with empty lines}
    static Duration heartbeat(int streams) {
        return Duration.ofMillis(Math.clamp(streams, SHORTEST_BEAT_MS, LONGEST_BEAT_MS));
    }

    /// One event, with its number, which is less than 0 where it has none.
    private record StreamLine(int offset, Object event) {}

    /// Where events come from, and how they are numbered.
    private record EventSource<E>(Waiting<E> waiting, ToIntFunction<E> offset, BooleanSupplier over) {

        @FunctionalInterface
        private interface Waiting<E> {
            List<E> listen(Duration most) throws InterruptedException;
        }

        List<StreamLine> listen(Duration most) throws InterruptedException {
            return waiting.listen(most).stream()
                    .map(event -> new StreamLine(offset.applyAsInt(event), event))
                    .toList();
        }

        boolean isOver() {
            return over.getAsBoolean();
        }
    }

    /// How events are written.
    private enum Format {
        LINES("application/x-ndjson", "\n") {
            @Override
            String text(StreamLine line) {
                return Wire.write(line.event) + "\n";
            }
        },
        EVENT_SOURCE("text/event-stream", ":\n\n") {
            @Override
            String text(StreamLine line) {
                return (line.offset < 0 ? "" : "id: " + line.offset + "\n") + "data: " + Wire.write(line.event)
                        + "\n\n";
            }
        };

        private final String contentType;
        private final String heartbeat;

        Format(String contentType, String heartbeat) {
            this.contentType = contentType;
            this.heartbeat = heartbeat;
        }

        abstract String text(StreamLine line);

        static Format requested(Context request) {
            String accept = request.header("Accept");
            return accept != null && accept.contains(EVENT_SOURCE.contentType) ? EVENT_SOURCE : LINES;
        }
    }

    /// Sends the events of a game.
    static void ofGame(Context request, ApplicationContext context, Caller caller, StreamLimits limits)
            throws IOException {
        int from = RequestReader.from(request);
        Table table = context.tables().find(request.pathParam("id"));
        try (StreamLimits.Permit _ = limits.enter(ClientAddress.of(request.ip()), caller.id(), table.id());
                Subscription subscription = Subscription.at(table, caller, from)) {
            send(
                    request,
                    context,
                    caller,
                    new EventSource<>(subscription::listen, GameEvent::offset, subscription::isOver));
        }
    }

    /// Sends what happens to the caller.
    static void ofCaller(Context request, ApplicationContext context, Caller caller, StreamLimits limits)
            throws IOException {
        Caller.Person known = caller.known();
        try (StreamLimits.Permit _ = limits.enter(ClientAddress.of(request.ip()), known.id(), "of " + known.id());
                PersonalFeed feed = context.feeds().open(known.id())) {
            send(request, context, caller, new EventSource<>(feed::listen, PersonalEvent::offset, feed::isOver));
        }
    }

    private static void send(Context request, ApplicationContext context, Caller caller, EventSource<?> source)
            throws IOException {
        Format format = Format.requested(request);
        request.contentType(format.contentType);
        request.header("X-Accel-Buffering", "no");
        if (!request.method().equals(HandlerType.HEAD)) {
            try (Presence.OpenStream open = context.presence().enter(caller.id())) {
                new EventStream(format, context.presence(), open)
                        .send(source, () -> context.accounts().isGood(caller), (HttpOutput)
                                request.res().getOutputStream());
            }
        }
    }

    /// @param mayListen whether the caller's token is still good: one that was ended hears nothing more
    private void send(EventSource<?> source, BooleanSupplier mayListen, HttpOutput out) {
        try {
            write(out, source.listen(Duration.ZERO));
            while (!source.isOver()) {
                List<StreamLine> lines = source.listen(heartbeat(presence.openStreams()));
                if (!mayListen.getAsBoolean()) {
                    return;
                }
                write(out, lines);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (IOException _) {
            // Whoever listened has gone.
        }
    }

    private void write(HttpOutput out, List<StreamLine> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(format.text(line)));
        String body = text.isEmpty() ? format.heartbeat : text.toString();
        // As a buffer of its own, which is sent at once: arrays are gathered in one of 32 KiB that a stream would keep.
        out.write(ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8)));
        open.sent();
    }
}
