package flagfall.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flagfall.notation.BoardText;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rule 9.6 in whole games: published ones that end with a forbidden move, where they are at hand, and our own.
class ChaseGamesTest {

    /// Not part of the project; 146 games with armies of eight or forty.
    private static final Path PUBLISHED = Path.of("..", "..", "shared", "data", "chase-games.txt");

    static List<ChaseCase> ours() throws IOException {
        try (InputStream file = ChaseGamesTest.class.getResourceAsStream("chases.txt")) {
            return ChaseCase.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static List<ChaseCase> published() {
        boolean present = Files.exists(PUBLISHED);
        if (!present) {
            System.err.println("SKIPPED: the published chase games are not at " + PUBLISHED.toAbsolutePath());
        }
        assumeTrue(present, "the published chase games are not at hand");
        try {
            return ChaseCase.read(Files.readString(PUBLISHED));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest // Rules 9.3, 9.4, 9.5, 9.6, 9.7, 9.8
    @MethodSource("ours")
    void every_move_is_legal_and_the_last_is_as_the_game_says(ChaseCase game) {
        Position end = game.played();
        if (game.refused()) {
            assertThat(end.refusal(game.last())).contains(Refusal.CHASE);
            assertThat(end.moves()).doesNotContain(game.last());
        } else {
            assertThat(end.refusal(game.last())).isEmpty();
            assertThat(end.moves()).contains(game.last());
        }
    }

    @Test // Rule 9.6
    void every_published_game_ends_with_a_move_that_is_refused_as_a_chase() {
        List<ChaseCase> games = published();
        assertThat(games).hasSize(146);
        for (ChaseCase game : games) {
            assertThat(game.played().refusal(game.last())).as("game " + game).contains(Refusal.CHASE);
        }
    }

    /// A game that begins with the board that would come back has counted at most as many plies as that board is old,
    /// less the first: the counter is short.
    @Test // Rule 9.6
    void the_same_move_is_legal_in_every_published_game_that_begins_with_the_board_it_would_bring_back() {
        for (ChaseCase game : published()) {
            Position end = game.played();
            int repeated = repeated(end, game);
            Position cut = again(end, repeated);
            assertThat(cut.refusal(game.last())).as("game " + game).isEmpty();
        }
    }

    /// {@return how many plies had been played when the board stood last that the forbidden move would bring back}
    private static int repeated(Position end, ChaseCase game) {
        Map<Object, Object> wanted = new HashMap<>(stand(end));
        Object mover = wanted.remove(game.last().from());
        wanted.put(game.last().to(), mover);
        for (int ply = end.ply() - 1; ply >= 0; ply--) {
            if (stand(end.back(ply)).equals(wanted)) {
                return ply;
            }
        }
        throw new AssertionError("no board comes back in game " + game);
    }

    /// Which piece stands where: pieces are known by the squares they began on.
    private static Map<Object, Object> stand(Position position) {
        Map<Object, Object> stand = new HashMap<>();
        for (PlacedPiece placed : position.placed()) {
            stand.put(placed.square(), placed.home());
        }
        return stand;
    }

    /// {@return the same game without its first moves}
    private static Position again(Position end, int from) {
        Position before = end.back(from);
        Position now = Position.arranged(
                end.rules(),
                BoardText.read(BoardText.write(before), end.rules()).orThrow(),
                before.toMove());
        List<String> moves = new ArrayList<>();
        for (int ply = from; ply < end.ply(); ply++) {
            moves.add(end.turn(ply).move().toString());
            now = now.play(end.turn(ply).move());
        }
        assertThat(moves).hasSize(end.ply() - from);
        return now;
    }
}
