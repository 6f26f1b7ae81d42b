package flagfall.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import java.util.Queue;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.slf4j.LoggerFactory;

/// Everything that our own classes log in one of two worlds, down to the smallest remark.
final class TwinLog extends AppenderBase<ILoggingEvent> implements AutoCloseable {

    private final Logger ours = (Logger) LoggerFactory.getLogger("flagfall");
    private final Level before = ours.getLevel();
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    TwinLog() {
        start();
        ours.addAppender(this);
        ours.setLevel(Level.TRACE);
        ours.setAdditive(false); // A thousand requests need not be seen.
    }

    @Override
    protected void append(ILoggingEvent event) {
        String cause = event.getThrowableProxy() == null ? "" : ThrowableProxyUtil.asString(event.getThrowableProxy());
        lines.add(Settled.logLine(event.getLoggerName() + " " + event.getFormattedMessage() + cause));
    }

    /// {@return what was logged, each line once: in which order is a matter of threads}
    SortedSet<String> lines() {
        return new TreeSet<>(lines);
    }

    @Override
    public void close() {
        ours.detachAppender(this);
        ours.setLevel(before);
        ours.setAdditive(true);
    }
}
