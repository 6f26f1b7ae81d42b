package flagfall.server.page;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Status;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.edition.Editions;
import flagfall.server.store.Visibility;
import flagfall.server.store.list.ListedRow;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What stands above the page of a game: its edition, and how far it has come. Whoever is sent a link may read
/// it, so it has nothing that the page does not show to everyone, and no names.
final class GameHead {

    private GameHead() {}

    /// {@return nothing for a game of two at one screen, for a private one while it is played, and for an offer
    /// that was taken back}
    static Optional<PageHead> of(ListedRow row) {
        boolean over = row.status() == Status.OVER;
        boolean secret = row.game().visibility() == Visibility.PRIVATE && !over;
        FromServer.Result result = row.result();
        if (row.game().isHotSeat() || secret || (over && result == null)) {
            return Optional.empty();
        }
        return Optional.of(new PageHead(edition(row.game().rules()), description(row)));
    }

    private static String edition(Ruleset rules) {
        return Rulesets.named(rules.id())
                .filter(rules::equals)
                .flatMap(named -> Editions.card(named.id()))
                .map(FromServer.RulesetCard::title)
                .orElse("Rules of its own");
    }

    private static String description(ListedRow row) {
        return switch (row.status()) {
            case WAITING -> "You are asked to a game of hidden armies. Sit down, or watch.";
            case SETUP -> "Both armies are being placed. Come and watch.";
            case PLAYING -> "A game of hidden armies is being played. Come and watch.";
            case OVER -> ending(row.result()) + (row.ply() == 0 ? "" : " Look at every move, with all pieces shown.");
        };
    }

    private static String ending(FromServer.@Nullable Result result) {
        Side winner = result == null ? null : result.winner();
        return switch (winner) {
            case null -> "Nobody has won.";
            case RED -> "Red has won.";
            case BLUE -> "Blue has won.";
        };
    }
}
