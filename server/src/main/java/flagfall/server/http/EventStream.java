package flagfall.server.http;

import flagfall.protocol.GameEvent;
import flagfall.protocol.Wire;
import flagfall.server.account.Caller;
import flagfall.server.table.Subscription;
import flagfall.server.table.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/// Sends a game's events, from any number on and then as they happen, until the game is over. A line that says
/// nothing goes out every few seconds, so that both ends know that the other is there, and when somebody sits down.
final class EventStream {

    private static final Duration HEARTBEAT = Duration.ofSeconds(4);

    private final TableRegistry tables;
    private final Form form;

    private EventStream(TableRegistry tables, Form form) {
        this.tables = tables;
        this.form = form;
    }

    /// How events are written.
    private enum Form {
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

        Form(String contentType, String heartbeat) {
            this.contentType = contentType;
            this.heartbeat = heartbeat;
        }

        abstract String text(GameEvent event);

        static Form asked(Context request) {
            String accept = request.header("Accept");
            return accept != null && accept.contains(EVENT_SOURCE.contentType) ? EVENT_SOURCE : LINES;
        }
    }

    static void send(Context request, ApplicationContext context, Caller caller) throws IOException {
        int from = RequestReader.from(request);
        Subscription listenerLock = Subscription.at(context.tables().find(request.pathParam("id")), caller, from);
        Form form = Form.asked(request);
        request.contentType(form.contentType);
        request.header("X-Accel-Buffering", "no");
        if (!request.method().equals(HandlerType.HEAD)) {
            new EventStream(context.tables(), form)
                    .send(listenerLock, request.res().getOutputStream());
        }
    }

    private void send(Subscription listenerLock, ServletOutputStream out) throws IOException {
        try {
            write(out, listenerLock.listen(Duration.ZERO));
            while (!listenerLock.isOver() && !tables.isClosing()) {
                write(out, listenerLock.listen(HEARTBEAT));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(ServletOutputStream out, List<GameEvent> changed) throws IOException {
        StringBuilder text = new StringBuilder();
        changed.forEach(event -> text.append(form.text(event)));
        String words = text.isEmpty() ? form.heartbeat : text.toString();
        out.write(words.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
