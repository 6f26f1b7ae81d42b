package flagfall.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Those who abuse a server, in a process of their own and at a low priority: in life they have machines of their
/// own, so their work must not be taken for the server's, nor keep honest players waiting.
final class Attackers implements AutoCloseable {

    /// To be busy (503) is no fault, nor to be asked in a version of HTTP that there is not (505).
    private static final Pattern FAULT = Pattern.compile("\\b5(?!03|05)\\d\\d=");
    private static final String TOLD = "told a secret";

    private final @Nullable Process process;

    private Attackers(@Nullable Process process) {
        this.process = process;
    }

    /// @param kind a name that [Attack#of] knows
    /// @param each how much of it, or in a second
    /// @param secrets what they must never be told
    static Attackers start(String kind, int port, String game, double each, List<String> secrets) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "nice",
                "-n",
                "10",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Attackers.class.getName(),
                kind,
                "" + port,
                game,
                "" + each));
        command.addAll(secrets);
        return new Attackers(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    static Attackers none() {
        return new Attackers(null);
    }

    /// Attacks until its input ends, then says how that was answered.
    public static void main(String[] arguments) throws IOException {
        Attack attack =
                Attack.of(arguments[0], Integer.parseInt(arguments[1]), arguments[2], Double.parseDouble(arguments[3]));
        List<String> secrets = List.of(arguments).subList(4, arguments.length);
        try (Attack.Running running = new Attack.Running(attack)) {
            System.in.readAllBytes();
            running.stop();
            System.out.println(running.answers());
            if (running.told().stream().anyMatch(answer -> secrets.stream().anyMatch(answer::contains))) {
                System.out.println(TOLD);
            }
        }
        System.exit(0);
    }

    /// What they were answered, how often by status.
    record Answers(String counts, boolean toldSecret) {
        /// {@return whether the server itself failed}
        boolean hasFault() {
            return FAULT.matcher(counts).find();
        }
    }

    /// Ends the attack.
    Answers stop() throws IOException {
        if (process == null) {
            return new Answers("", false);
        }
        process.getOutputStream().close();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String counts = String.valueOf(said.readLine());
            return new Answers(counts, TOLD.equals(said.readLine()));
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroy();
        }
    }
}
