package flagfall.app.evaluator;

import flagfall.board.Square;
import flagfall.game.ObservedGame;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The game as our program knows it, which is told of moves and shown boards.
///
/// The enemy is excused from the repetition laws, since it may not know them. We are not.
final class KnownGame {

    private final Setup own;
    private final Set<Square> enemies;
    private final Side first;
    private final List<MoveReport> told = new ArrayList<>();
    private Ruleset rules = Rulesets.CLASSIC;
    private ObservedGame game;

    /// @param first the side that moves first from here
    KnownGame(Side side, BoardLines.ShownBoard start, Side first) {
        this.own = new Setup(side, start.own());
        this.enemies = start.enemies();
        this.first = first;
        game = begin();
    }

    /// {@return what is known before the first move: one's own setup, and that the enemy's home is full}
    static KnownGame ofStart(Setup own) {
        Set<Square> enemies =
                Set.copyOf(Rulesets.CLASSIC.board().home(own.side().opponent()));
        return new KnownGame(own.side(), new BoardLines.ShownBoard(own.pieces(), enemies), Side.RED);
    }

    private ObservedGame begin() {
        return ObservedGame.begin(rules, own, enemies, first, Set.of(own.side().opponent()));
    }

    /// {@return what we know now}
    PlayerMemory memory() {
        playOn();
        return game.memory();
    }

    /// {@return whether this is the board that we are shown}
    boolean agreesWith(BoardLines.ShownBoard shown) {
        return BoardLines.shown(game.memory().view()).equals(shown);
    }

    /// Adds a move of the side to move.
    ///
    /// @throws IllegalArgumentException if it does not fit what we know
    void happened(MoveReport report) {
        playOn();
        game = after(game, report);
        told.add(report);
    }

    private static ObservedGame after(ObservedGame game, MoveReport report) {
        Move move = report.step().move();
        return switch (report.result()) {
            case MoveReport.MoveResult.Quiet _ -> game.afterMarch(move);
            case MoveReport.MoveResult.Fight fight ->
                game.afterStrike(
                        move, new ObservedRank.Shown(fight.attacker()), new ObservedRank.Shown(fight.defender()));
            // Who took the flag is not told.
            case MoveReport.MoveResult.FlagFell _ ->
                game.afterStrike(move, new ObservedRank.Covered(), new ObservedRank.Shown(Rank.FLAG));
        };
    }

    /// A referee may count quiet moves otherwise, or not at all. Where ours would have ended the game, we play on.
    private void playOn() {
        if (game.memory().view().outcome().equals(new Outcome.Drawn(Outcome.Reason.QUIET))) {
            rules = rules.with(change -> change.quietLimit = QuietLimit.OFF);
            game = begin();
            told.forEach(report -> game = after(game, report));
        }
    }
}
