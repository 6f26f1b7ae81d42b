package flagfall.app.arena.report;

import flagfall.app.arena.game.PlayedGame;
import flagfall.app.arena.match.Match;
import flagfall.app.arena.match.Tally;
/// Shows how a match stands while it is played, and keeps its games.

public record MatchReporter(Progress progress, Archive archive) implements Match.MatchListener {

    @Override
    public void game(int number, PlayedGame game) {
        archive.save(number, game);
    }

    @Override
    public void score(Tally tally) {
        progress.show(tally);
    }
}
