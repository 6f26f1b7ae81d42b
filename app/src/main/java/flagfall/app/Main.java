package flagfall.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The `flagfall` command: plays, serves and referees Stratego.
@Command(name = "flagfall", mixinStandardHelpOptions = true)
public final class Main implements Runnable {

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
