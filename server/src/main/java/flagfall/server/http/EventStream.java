package flagfall.server.http;

import flagfall.protocol.GameEvent;
import flagfall.protocol.Wire;
import flagfall.server.account.Caller;
import flagfall.server.limit.ClientAddress;
import flagfall.server.limit.StreamLimits;
import flagfall.server.table.Subscription;
import flagfall.server.table.Table;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Sends a game's events, from any offset on and then as they happen, until the game is over. An empty line goes out
/// every few seconds, so that both ends know that the other is there, and when somebody takes a seat.
final class EventStream {

    private static final Duration HEARTBEAT = Duration.ofSeconds(4);

    private final Format format;

    private EventStream(Format format) {
        this.format = format;
    }

    /// How events are written.
    private enum Format {
        LINES("application/x-ndjson", "\n") {
            @Override
            String text(GameEvent event) {
                return Wire.write(event) + "\n";
            }
        },
        EVENT_SOURCE("text/event-stream", ":\n\n") {
            @Override
            String text(GameEvent event) {
                return "id: " + event.offset() + "\ndata: " + Wire.write(event) + "\n\n";
            }
        };

        private final String contentType;
        private final String heartbeat;

        Format(String contentType, String heartbeat) {
            this.contentType = contentType;
            this.heartbeat = heartbeat;
        }

        abstract String text(GameEvent event);

        static Format requested(Context request) {
            String accept = request.header("Accept");
            return accept != null && accept.contains(EVENT_SOURCE.contentType) ? EVENT_SOURCE : LINES;
        }
    }

    static void send(Context request, ApplicationContext context, Caller caller, StreamLimits limits)
            throws IOException {
        int from = RequestReader.from(request);
        Format format = Format.requested(request);
        Table table = context.tables().find(request.pathParam("id"));
        try (StreamLimits.Place _ = limits.enter(ClientAddress.of(request.ip()), caller.id(), table.id());
                Subscription subscription = Subscription.at(table, caller, from)) {
            request.contentType(format.contentType);
            request.header("X-Accel-Buffering", "no");
            if (!request.method().equals(HandlerType.HEAD)) {
                new EventStream(format)
                        .send(
                                subscription,
                                () -> context.accounts().isGood(caller),
                                request.res().getOutputStream());
            }
        }
    }

    /// @param mayListen whether the caller's token is still good: one that was ended hears nothing more
    private void send(Subscription subscription, BooleanSupplier mayListen, ServletOutputStream out)
            throws IOException {
        try {
            write(out, subscription.listen(Duration.ZERO));
            while (!subscription.isOver()) {
                List<GameEvent> events = subscription.listen(HEARTBEAT);
                if (!mayListen.getAsBoolean()) {
                    return;
                }
                write(out, events);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(ServletOutputStream out, List<GameEvent> events) throws IOException {
        StringBuilder text = new StringBuilder();
        events.forEach(event -> text.append(format.text(event)));
        String body = text.isEmpty() ? format.heartbeat : text.toString();
        out.write(body.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
