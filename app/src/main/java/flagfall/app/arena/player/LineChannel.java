package flagfall.app.arena.player;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A connection over which lines go both ways. Reading never waits longer than it is told to.
public final class LineChannel implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Writer out;
    private final Runnable end;
    /// Lines that nobody has read yet; an empty one marks the end.
    private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>();

    /// @param end what is done when the connection is closed
    public LineChannel(BufferedReader in, Writer out, Runnable end) {
        this.out = new BufferedWriter(out);
        this.end = end;
        Thread.ofVirtual().start(() -> listen(in));
    }

    /// {@return a connection to a new process}
    ///
    /// @throws Fault if it cannot be started
    public static LineChannel with(
            List<String> command, Map<String, String> environment, ProcessBuilder.Redirect errors) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            return new LineChannel(
                    process.inputReader(StandardCharsets.UTF_8),
                    process.outputWriter(StandardCharsets.UTF_8),
                    () -> end(process));
        } catch (IOException e) {
            throw new Fault(FaultKind.CRASH, "it cannot be started: " + e.getMessage());
        }
    }

    /// Lets a process end by itself for a moment, then ends it and all that it started.
    private static void end(Process process) {
        try {
            process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private void listen(BufferedReader in) {
        try (in) {
            in.lines().filter(line -> !line.isBlank()).map(Optional::of).forEach(said::add);
        } catch (IOException | UncheckedIOException _) {
            // It was cut off; what came before that counts.
        } finally {
            said.add(Optional.empty());
        }
    }

    /// Sends some lines at once.
    ///
    /// @throws Fault if nobody reads any more
    void say(List<String> lines) {
        try {
            for (String line : lines) {
                out.write(line);
                out.write('\n');
            }
            out.flush();
        } catch (IOException _) {
            throw new Fault(FaultKind.CRASH, "it has gone");
        }
    }

    /// {@return the next line that is not blank}
    ///
    /// @throws Fault if none comes in time, or ever again
    String next(Duration limit) {
        try {
            Optional<String> line = said.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new Fault(FaultKind.TIMEOUT, "no answer in " + limit.toMillis() + " ms");
            }
            return line.orElseThrow(() -> new Fault(FaultKind.CRASH, "it ended in the middle of the game"));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new MatchInterrupted();
        }
    }

    @Override
    public void close() {
        try (out) {
            out.flush();
        } catch (IOException _) {
            // Nobody reads any more.
        }
        end.run();
    }
}
