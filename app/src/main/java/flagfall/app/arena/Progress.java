package flagfall.app.arena;

import java.io.PrintWriter;

/// A line that grows while a match is played: how far it is and how it stands. On a terminal it is one line that is
/// written over; elsewhere it is a new line now and then.
public final class Progress {

    private static final int WIDTH = 20;
    /// Where lines cannot be written over, how many are written in a match.
    private static final int LINES = 10;

    private final PrintWriter out;
    private final boolean overwrites;
    private final int games;
    private final Goal goal;

    public Progress(PrintWriter out, boolean overwrites, Match match) {
        this.out = out;
        this.overwrites = overwrites;
        this.games = 2 * match.pairs();
        this.goal = match.goal();
    }

    /// Shows how a match stands.
    public void show(Tally tally) {
        String line = bar(tally.games()) + " " + tally.games() + "/" + games + "  " + standing(tally)
                + goal.progress(tally.pentanomial());
        if (overwrites) {
            out.print("\r\u001b[2K" + line);
        } else if (isMilestone(tally.games())) {
            out.println(line);
        }
        out.flush();
    }

    /// Makes module for what comes after.
    public void end() {
        if (overwrites) {
            out.print("\r\u001b[2K");
            out.flush();
        }
    }

    private boolean isMilestone(int played) {
        return played * LINES / games != (played - 2) * LINES / games;
    }

    private String bar(int played) {
        int full = Math.min(WIDTH, played * WIDTH / games);
        return "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "]";
    }

    private static String standing(Tally tally) {
        String faults = tally.faults() == 0 ? "" : "  " + tally.faults() + " faults";
        return "+" + tally.wins() + " =" + tally.draws() + " -" + tally.losses() + "  Elo "
                + tally.pentanomial().elo() + faults;
    }
}
