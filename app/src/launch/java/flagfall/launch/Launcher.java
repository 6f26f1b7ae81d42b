package flagfall.launch;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The main class of `flagfall.jar`, compiled for Java 11 so that an older Java can run it. In a new enough Java it
/// calls the real one; otherwise it starts the same jar again in one that is, or says what is missing.
public final class Launcher {
    static final int NEEDED = 25;
    private static final String MAIN = "flagfall.app.Main";
    /// What the jar's manifest says to a Java that opens the jar itself; `scripts/java.options` says why.
    private static final List<String> OPTIONS =
            List.of("--enable-native-access=ALL-UNNAMED", "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED");

    private Launcher() {}

    public static void main(String[] arguments) throws Exception {
        if (Runtime.version().feature() >= NEEDED) {
            stepAside(arguments);
        } else {
            System.exit(startAgain(arguments));
        }
    }

    /// By name, because a compiler for Java 11 cannot read the class.
    private static void stepAside(String[] arguments) throws ReflectiveOperationException {
        try {
            Class.forName(MAIN).getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(MAIN + " failed", e.getCause());
        }
    }

    private static int startAgain(String[] arguments) throws IOException, InterruptedException, URISyntaxException {
        Optional<File> java = InstalledJava.atLeast(NEEDED);
        if (java.isEmpty()) {
            System.err.println("Flagfall needs Java " + NEEDED + " or newer, and this is Java "
                    + Runtime.version().feature() + ": please install a JDK " + NEEDED
                    + " or set JAVA_HOME to one.");
            return 1;
        }
        return new ProcessBuilder(command(java.get(), arguments))
                .inheritIO()
                .start()
                .waitFor();
    }

    private static List<String> command(File java, String[] arguments) throws URISyntaxException {
        var self = new File(Launcher.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var command = new ArrayList<>(List.of(java.getPath()));
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", self.getPath(), MAIN));
        command.addAll(List.of(arguments));
        return command;
    }
}
