package flagfall.app.arena;

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

/// Someone who is spoken with in lines. Reading never waits longer than it is told to.
final class LineChannel implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Writer out;
    private final Runnable end;
    /// What was said and nobody has read yet; nothing at all marks the end.
    private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>();

    /// @param end what is done when nothing more will be said
    LineChannel(BufferedReader in, Writer out, Runnable end) {
        this.out = new BufferedWriter(out);
        this.end = end;
        Thread.ofVirtual().start(() -> listen(in));
    }

    /// {@return lines with a process of its own}
    ///
    /// @throws Fault if it cannot be started
    static LineChannel with(List<String> command, Map<String, String> environment, ProcessBuilder.Redirect errors) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            return new LineChannel(
                    process.inputReader(StandardCharsets.UTF_8),
                    process.outputWriter(StandardCharsets.UTF_8),
                    () -> end(process));
        } catch (IOException e) {
            throw new Fault(Fault.Kind.CRASH, "it cannot be started: " + e.getMessage());
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
            // Whoever is cut off while speaking has said what there was to say.
        } finally {
            said.add(Optional.empty());
        }
    }

    /// Says some lines at once.
    ///
    /// @throws Fault if nobody listens any more
    void say(List<String> lines) {
        try {
            for (String line : lines) {
                out.write(line);
                out.write('\n');
            }
            out.flush();
        } catch (IOException _) {
            throw new Fault(Fault.Kind.CRASH, "it has gone");
        }
    }

    /// {@return the next line that is not blank}
    ///
    /// @throws Fault if none comes in time, or ever again
    String next(Duration limit) {
        try {
            Optional<String> line = said.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new Fault(Fault.Kind.TIMEOUT, "no answer in " + limit.toMillis() + " ms");
            }
            return line.orElseThrow(() -> new Fault(Fault.Kind.CRASH, "it ended in the middle of the game"));
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
            // Nobody waited for a farewell.
        }
        end.run();
    }
}
