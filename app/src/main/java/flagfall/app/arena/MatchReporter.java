package flagfall.app.arena;

/// Looks on while a match is played: shows how it stands and keeps the games.
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
