package flagfall.bench.server;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// Draws a load curve: moves a second from left to right, milliseconds upwards, both by powers.
final class CurvePicture {

    private static final int WIDTH = 720;
    private static final int HEIGHT = 420;
    private static final int LEFT = 60;
    private static final int TOP = 40;
    private static final int RIGHT = 560;
    private static final int BOTTOM = 370;
    private static final double LEAST = 0.1;
    private static final double MOST = 10_000;

    private final List<LoadCurve.Point> points;
    private final StringBuilder svg = new StringBuilder();
    private int names;

    private CurvePicture(List<LoadCurve.Point> points) {
        this.points = points;
    }

    static String of(List<LoadCurve.Point> points, int games, String store) {
        return new CurvePicture(points).drawn(games, store);
    }

    private String drawn(int games, String store) {
        add(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                WIDTH, HEIGHT));
        add(String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, HEIGHT));
        add(String.format(Locale.ROOT, "<text x=\"%d\" y=\"22\" font-size=\"14\">A move's way with %d live games and %d streams, %s</text>",
                LEFT, games, 2 * games, store));
        for (double millis = LEAST; millis <= MOST; millis *= 10) {
            add(String.format(Locale.ROOT, "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/>", LEFT, y(millis), RIGHT));
            add(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s ms</text>",
                    LEFT - 6, y(millis) + 4, millis < 1 ? "0.1" : Integer.toString((int) Math.round(millis))));
        }
        for (LoadCurve.Point point : points) {
            add(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>",
                    x(point.pace()), BOTTOM + 18, point.pace()));
        }
        add(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">moves a second</text>", (LEFT + RIGHT) / 2, HEIGHT - 12));
        line("#1b6ca8", "", "answer p50", point -> point.answered().millis(0.5));
        line("#1b6ca8", "6 3", "answer p99", point -> point.answered().millis(0.99));
        line("#1b6ca8", "2 3", "answer p99.9", point -> point.answered().millis(0.999));
        line("#b4530a", "", "opponent p50", point -> point.heard().millis(0.5));
        line("#b4530a", "6 3", "opponent p99", point -> point.heard().millis(0.99));
        line("#777", "", "bare sync p50", point -> point.sync().millis(0.5));
        add("</svg>");
        return svg.toString();
    }

    private double x(int pace) {
        double first = Math.log(points.getFirst().pace());
        double last =
                Math.log(Math.max(points.getLast().pace(), points.getFirst().pace() + 1));
        return LEFT + (Math.log(pace) - first) / (last - first) * (RIGHT - LEFT);
    }

    private static double y(double millis) {
        double place = (Math.log10(Math.clamp(millis, LEAST, MOST)) - Math.log10(LEAST))
                / (Math.log10(MOST) - Math.log10(LEAST));
        return BOTTOM - place * (BOTTOM - TOP);
    }

    private void line(String colour, String dashes, String name, ToDoubleFunction<LoadCurve.Point> value) {
        StringBuilder path = new StringBuilder();
        for (LoadCurve.Point point : points) {
            path.append(String.format(
                    Locale.ROOT,
                    "%s%.1f %.1f",
                    path.isEmpty() ? "M" : "L",
                    x(point.pace()),
                    y(value.applyAsDouble(point))));
        }
        add(String.format(Locale.ROOT, "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\"/>",
                path, colour, dashes));
        names++;
        add(String.format(Locale.ROOT, "<path d=\"M%d %dh24\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\"/>",
                RIGHT + 12, TOP + 20 * names - 4, colour, dashes));
        add(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%s</text>", RIGHT + 42, TOP + 20 * names, name));
    }

    private void add(String line) {
        svg.append(line).append('\n');
    }
}
