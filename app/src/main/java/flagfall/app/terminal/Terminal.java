package flagfall.app.terminal;

import java.io.Console;
import java.util.Optional;

/// What this process is connected to.
public final class Terminal {

    private Terminal() {}

    /// {@return whether a person sits at a terminal, rather than a file or another program}
    public static boolean isTerminal() {
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }
}
