package flagfall.server.page;

import flagfall.server.edition.Editions;
import flagfall.server.store.list.ListedRow;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The title and the description of a page, for whoever is sent its address: browsers, search engines, messengers.
///
/// @param title in front of the name of the game; empty for the name alone
record PageHead(String title, String description) {

    private static final String NAME = "Flagfall";

    private static final PageHead HOME =
            new PageHead("", "Two armies, one hidden flag each. Play it in the browser, with no account.");

    /// By the first part of the address.
    private static final Map<String, PageHead> PAGES = new LinkedHashMap<>(Map.of(
            "game",
            new PageHead("A game", "You are asked to a game of hidden armies. Sit down, or watch."),
            "rules",
            new PageHead("Rules", "Nine editions of the game, each with all its rules."),
            "how",
            new PageHead("How to play", "Learn the game in two minutes, on a small board that answers."),
            "new",
            new PageHead("New game", "Against the computer, two at one screen, or a friend elsewhere."),
            "edit",
            new PageHead("Set up a position", "Any pieces anywhere: play on from there."),
            "lobby",
            new PageHead("Lobby", "Open offers, games to watch, rated or for fun."),
            "people",
            new PageHead("Players", "Ratings by edition, and who has them."),
            "archive",
            new PageHead("Finished games", "Games to replay, by player, edition, result and date."),
            "games",
            new PageHead("My games", "Unfinished and finished games, to go on with, to replay, to share."),
            "account",
            new PageHead("Account", "A name of your own: rated games, and your games on every device.")));

    /// {@return what stands above the page at an address; the rules of an edition name it, and so does a game}
    ///
    /// @param games finds a game by its id
    static PageHead of(String path, Function<String, Optional<ListedRow>> games) {
        String[] parts = path.split("/", 3);
        PageHead page = PAGES.getOrDefault(parts[0], HOME);
        if (parts.length == 1) {
            return page;
        }
        return switch (parts[0]) {
            case "rules" -> page.ofEdition(parts[1]);
            case "game" -> games.apply(parts[1]).flatMap(GameHead::of).orElse(page);
            default -> page;
        };
    }

    private PageHead ofEdition(String id) {
        return Editions.card(id)
                .map(edition -> new PageHead(edition.title() + " · " + title, String.join(" ", edition.about())))
                .orElse(this);
    }

    /// {@return the page with this title and description in its head}
    ///
    /// @param origin where the page was asked for: messengers fetch a picture by its whole address only
    String in(String html, String origin) {
        String whole = title.isEmpty() ? NAME : title + " · " + NAME;
        return html.replace("<title>" + NAME + "</title>", "<title>" + whole + "</title>")
                .replace(
                        "property=\"og:title\" content=\"" + NAME + "\"",
                        "property=\"og:title\" content=\"" + whole + "\"")
                .replace("property=\"og:image\" content=\"/", "property=\"og:image\" content=\"" + origin + "/")
                .replace(HOME.description, description);
    }
}
