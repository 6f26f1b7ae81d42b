package flagfall.app.terminal;

import java.util.Optional;

/// Asks a person for a line.
public interface Prompt {

    /// {@return what was typed, or nothing when the person has gone}
    Optional<String> ask(String question);
}
