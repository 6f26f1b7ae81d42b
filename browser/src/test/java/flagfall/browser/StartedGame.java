package flagfall.browser;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.rules.Rulesets;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A game from a few pieces that somebody wrote down, begun as the position editor begins one. Whoever tests the board
// need
/// not place each of them by hand.
final class StartedGame {

    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

    private StartedGame() {}

    /// Red plays the weakest computer, and is to move.
    ///
    /// @param pieces letter and square of each, Red's in capitals: `Me4 Fj1 ia9 fj10`
    static GamePage of(Visit visit, Hand hand, String ruleset, String pieces) {
        begin(visit, ruleset, pieces);
        GamePage table = new GamePage(visit.page(), hand, new Random(1));
        table.awaitTurn();
        return table;
    }

    static GamePage of(Visit visit, String ruleset, String pieces) {
        return of(visit, Hand.MOUSE, ruleset, pieces);
    }

    private static void begin(Visit visit, String ruleset, String pieces) {
        APIRequestContext api = visit.page().request();
        api.post(visit.address() + "/api/guest");
        // What the page would remember if it had made the guest itself.
        visit.page().addInitScript("localStorage.setItem('flagfall.guest', 'yes')");
        APIResponse begun = api.post(
                visit.address() + "/api/games",
                RequestOptions.create()
                        .setData(Map.of(
                                "ruleset",
                                ruleset,
                                "opponent",
                                "computer:1",
                                "side",
                                "red",
                                "position",
                                Map.of("board", boardText(ruleset, pieces), "turn", "red"))));
        Matcher id = ID.matcher(begun.text());
        if (!id.find()) {
            throw new IllegalStateException("no game from " + pieces + ": " + begun.text());
        }
        visit.open("/game/" + id.group(1));
    }

    private static String boardText(String ruleset, String pieces) {
        Board board = Rulesets.named(ruleset).orElseThrow().board();
        Map<String, String> letters = Arrays.stream(pieces.split(" "))
                .collect(Collectors.toMap(piece -> piece.substring(1), piece -> piece.substring(0, 1)));
        return IntStream.range(0, board.rows())
                .mapToObj(down -> IntStream.range(0, board.columns())
                        .mapToObj(column -> new Square(column, board.rows() - 1 - down))
                        .map(square ->
                                board.lakes().contains(square) ? "~" : letters.getOrDefault(square.toString(), "."))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }
}
