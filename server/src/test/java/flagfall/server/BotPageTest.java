package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The bot in `docs/bot.md` plays as it stands there. It needs `python3`, and is not skipped where that is missing.
class BotPageTest {

    private static final Pattern CODE = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);
    private static final int MOST_LINES = 40;

    /// Small armies on a small board, so that the game is short.
    private static final String SMALL = """
            {"base":"quick-battle","quietLimit":40,
             "board":{"columns":6,"rows":6,"homeRows":2,"lakes":["c3","d4"]},
             "army":{"general":0,"colonel":0,"major":0,"captain":0,"lieutenant":0,"sergeant":0,"miner":2,"scout":3,"bomb":1}}
            """;

    private static String bot() throws IOException {
        Matcher code = CODE.matcher(Files.readString(Path.of("..", "docs", "bot.md")));
        assertThat(code.find()).isTrue();
        return code.group(1);
    }

    @Test
    void it_is_short() throws IOException {
        assertThat(bot().lines()).hasSizeLessThanOrEqualTo(MOST_LINES);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void it_plays_a_whole_game(@TempDir Path folder) throws Exception {
        Path script = Files.writeString(folder.resolve("bot.py"), bot());
        Process python =
                start("python3", script.toString(), "http://127.0.0.1:" + Store.SQLITE.port(), "computer:1", SMALL);
        String printed = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(printed).isZero();
        assertThat(printed).matches("(red|blue|nobody) won: (flag|immobile|quiet)\\R");
    }

    private static Process start(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException missing) {
            throw new AssertionError(
                    "docs/bot.md is run with python3, which is not on the path: please install it", missing);
        }
    }
}
