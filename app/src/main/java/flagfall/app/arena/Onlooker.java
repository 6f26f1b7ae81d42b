package flagfall.app.arena;

/// Looks on while a match is played: shows how it stands and keeps the games.
public record Onlooker(Progress progress, Archive archive) implements Match.Audience {

    @Override
    public void game(int number, Played game) {
        archive.save(number, game);
    }

    @Override
    public void score(Tally tally) {
        progress.show(tally);
    }
}
