package flagfall.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/// Reads lines that come from a file or another program, and repeats each, so that the output can be followed.
public record PipedPrompt(BufferedReader in, PrintWriter out) implements Prompt {

    @Override
    public Optional<String> ask(String question) {
        try {
            Optional<String> line = Optional.ofNullable(in.readLine());
            line.ifPresent(typed -> out.println(question + typed));
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException("the input could not be read", e);
        }
    }
}
