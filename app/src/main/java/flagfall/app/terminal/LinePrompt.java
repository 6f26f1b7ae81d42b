package flagfall.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.TerminalBuilder;

/// A line that can be edited, with the lines typed before in reach of the arrow keys, and words that the tab key
/// completes.
public final class LinePrompt implements Prompt {

    private final LineReader reader;

    public LinePrompt() {
        try {
            reader = LineReaderBuilder.builder()
                    .terminal(TerminalBuilder.builder().system(true).build())
                    .completer(new StringsCompleter(TerminalGame.WORDS))
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException("the terminal could not be opened", e);
        }
    }

    @Override
    public Optional<String> ask(String question) {
        try {
            return Optional.of(reader.readLine(question));
        } catch (EndOfFileException | UserInterruptException _) {
            return Optional.empty();
        }
    }
}
