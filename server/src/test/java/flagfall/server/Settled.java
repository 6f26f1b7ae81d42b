package flagfall.server;

import java.util.stream.Collectors;

/// Answers of a server, without what is a matter of when it noticed something: how many watch, who has a stream
/// open, how far a listed game has come, how long a request took. None of that is a matter of what is hidden.
final class Settled {

    private Settled() {}

    static String answer(String answer) {
        if (answer.contains("\n# TYPE ")) {
            return figures(answer);
        }
        String settled = answer.replaceAll("\"spectators\":\\d+", "\"spectators\":0")
                .replaceAll("\"online\":\\[[^\\]]*]", "\"online\":[]")
                .replaceAll("(data: )?\\{\"type\":\"presence\"[^}]*}\n+", "");
        if (answer.contains("\"games\":[")) {
            settled = settled.replaceAll("\"status\":\"\\w+\",\"ply\":\\d{1,2},", "");
        }
        return answer.contains("\"spectators\"") ? settled.replaceFirst("Content-Length: \\d+", "") : settled;
    }

    /// {@return all figures of ours, with the values of those that count}
    private static String figures(String metrics) {
        return metrics.lines()
                .filter(line -> line.startsWith("flagfall") && !line.contains("/events"))
                .map(line -> isCounted(line) ? line : line.replaceAll(" \\S+$", ""))
                .sorted()
                .collect(Collectors.joining("\n"));
    }

    private static boolean isCounted(String line) {
        return !line.contains("_seconds") || (line.contains("_count{") && line.contains("/api/games/{id}"));
    }

    static String logLine(String line) {
        return line.replaceAll("\\d+ ms", "ms")
                .replaceAll("127\\.0\\.0\\.1:\\d+", "here")
                .replaceAll("store\\d+", "store");
    }
}
