package flagfall.notation;

import flagfall.board.Board;
import flagfall.piece.Rank;
import flagfall.rules.Ruleset;
import flagfall.rules.TwoSquare;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A ruleset for a person to read: every rule in a sentence, every piece with its power, count and privilege.
public final class RulesetProse {

    /// Some rules that belong together.
    public record Chapter(String title, List<String> sentences) {
        public Chapter {
            sentences = List.copyOf(sentences);
        }
    }

    /// What a player needs to know of one rank. `power` is its place in the order of strength, `-` where it has none.
    public record Trooper(Rank rank, String power, int count, String privilege) {}

    private final Ruleset rules;

    private RulesetProse(Ruleset rules) {
        this.rules = rules;
    }

    /// {@return every rule of a ruleset, in the order in which a player meets them}
    public static List<Chapter> sections(Ruleset rules) {
        RulesetProse prose = new RulesetProse(rules);
        return List.of(
                new Chapter(
                        "The aim",
                        List.of(
                                "Strike the enemy's flag, with any piece, and you have won at once.",
                                "A player whose movable pieces are all gone has lost.")),
                new Chapter("The board", List.of(prose.board(), prose.lakes())),
                new Chapter("Setting up", List.of(prose.army(), prose.setupOrder())),
                new Chapter(
                        "Moving",
                        List.of(
                                prose.firstMover(),
                                "On your turn you move one piece one square, forward, backward or sideways, never diagonally.",
                                "Bombs and flags never move; nothing enters or crosses a lake or jumps over a piece.",
                                prose.scouts(),
                                "Nobody passes a turn who can move.")),
                new Chapter(
                        "Striking",
                        List.of(
                                "A piece that moves onto an enemy strikes it; both are shown to both players.",
                                "The higher rank wins, the lower one is removed; an attacker that wins moves in.",
                                prose.equalRanks(),
                                "A spy that strikes the marshal wins; whoever strikes the spy removes it.",
                                prose.bomb(),
                                prose.winningDefender())),
                new Chapter("What stays known", List.of(prose.reveal())),
                new Chapter("Going back and forth", List.of(prose.twoSquare(), prose.chase())),
                new Chapter("How it ends", List.of(prose.blocked(), prose.bothImmobile(), prose.quietLimit())));
    }

    /// {@return the army, the strongest first}
    public static List<Trooper> army(Ruleset rules) {
        return Arrays.stream(Rank.values())
                .filter(rank -> rules.army().count(rank) > 0)
                .sorted((one, other) -> Integer.compare(order(other), order(one)))
                .map(rank -> new Trooper(rank, power(rank), rules.army().count(rank), privilege(rank, rules)))
                .toList();
    }

    // Ranked pieces from the marshal down to the spy, then bombs, then the flag.
    private static int order(Rank rank) {
        return rank == Rank.BOMB ? 0 : rank.ordinal() * 2 - (rank == Rank.FLAG ? 1 : 0);
    }

    private static String power(Rank rank) {
        return rank.canMove() ? Integer.toString(rank.ordinal()) : "-";
    }

    private static String privilege(Rank rank, Ruleset rules) {
        return switch (rank) {
            case MARSHAL -> "The strongest; falls only to a spy that strikes it, to another marshal or to a bomb.";
            case MINER -> "Defuses bombs and takes their place.";
            case SCOUT -> new RulesetProse(rules).scouts();
            case SPY -> "Removes the marshal if it strikes first; loses to everyone else.";
            case BOMB -> new RulesetProse(rules).bomb();
            case FLAG -> "Never moves. Whoever strikes it has won.";
            case GENERAL, COLONEL, MAJOR, CAPTAIN, LIEUTENANT, SERGEANT -> "";
        };
    }

    private String board() {
        Board board = rules.board();
        return "The board has " + board.columns() + " columns and " + board.rows() + " rows; each army's home is the "
                + plural(board.homeRows(), "row") + " nearest to its player.";
    }

    private String lakes() {
        return rules.board().lakes().isEmpty()
                ? "There are no lakes."
                : "Lakes: "
                        + rules.board().lakes().stream().map(Object::toString).collect(Collectors.joining(" ")) + ".";
    }

    private String army() {
        int free = rules.board().home(flagfall.piece.Side.RED).size()
                - rules.army().size();
        String all = "Each army has " + plural(rules.army().size(), "piece") + ", placed anywhere in its home";
        return free == 0
                ? all + ", which it fills."
                : all + "; " + plural(free, "square") + " of it " + (free == 1 ? "stays" : "stay")
                        + " empty, where the player chooses.";
    }

    private String setupOrder() {
        return switch (rules.setupOrder()) {
            case TOGETHER -> "Both players place at the same time, unseen.";
            case RED_THEN_BLUE -> "Red places first, then Blue, each unseen by the other.";
        };
    }

    private String firstMover() {
        return switch (rules.firstMover()) {
            case RED -> "Red moves first, then the players take turns.";
            case BLUE -> "Blue moves first, then the players take turns.";
            case RANDOM -> "Who moves first is drawn by lot, then the players take turns.";
        };
    }

    private String scouts() {
        return switch (rules.scoutStrike()) {
            case ADJACENT ->
                "A scout slides any distance in a line of empty squares, or strikes a neighbour; never both in a turn.";
            case IN_LINE ->
                "A scout slides any distance in a line, as a rook in chess, and may strike what it runs into.";
            case MOVE_THEN_STRIKE ->
                "A scout slides any distance in a line and may then strike any neighbour of where it stopped.";
        };
    }

    private String equalRanks() {
        return switch (rules.equalRanks()) {
            case BOTH_FALL -> "When equal ranks meet, both are removed.";
            case ATTACKER_WINS -> "When equal ranks meet, the attacker wins.";
            case DEFENDER_WINS -> "When equal ranks meet, the defender wins.";
        };
    }

    private String bomb() {
        return switch (rules.bomb()) {
            case STAYS -> "Whoever strikes a bomb is removed and the bomb stays, but a miner defuses it.";
            case SPENT -> "Whoever strikes a bomb is removed, and the bomb with it, but a miner defuses it and stays.";
        };
    }

    private String winningDefender() {
        return switch (rules.winningDefender()) {
            case STAYS -> "A defender that wins stays where it is.";
            case ADVANCES -> "A defender that wins moves into the square its attacker struck from; a bomb never does.";
        };
    }

    private String reveal() {
        return switch (rules.reveal()) {
            case FOR_GOOD -> "A piece shown in battle, or a scout that ran more than one square, stays shown.";
            case UNTIL_TURN_ENDS ->
                "A piece shown in battle, or a scout that ran more than one square, is hidden again when the next move"
                        + " is made: remember it. The fallen stay listed.";
        };
    }

    private String twoSquare() {
        return switch (rules.twoSquare()) {
            case TwoSquare.Off() -> "A piece may go back and forth as often as it likes.";
            case TwoSquare.Shuttle() ->
                "A piece may not go back and forth between the same two squares in three turns running; a strike is"
                        + " always allowed.";
            case TwoSquare.Boundary(int most) ->
                "The same piece may not cross the boundary between two squares more than " + plural(most, "time")
                        + " in a row.";
        };
    }

    private String chase() {
        return switch (rules.chase()) {
            case OFF -> "A piece may be chased for ever.";
            case MORE_SQUARE ->
                "A piece may not be chased for ever: whoever keeps threatening may not bring the same position back.";
        };
    }

    private String blocked() {
        return switch (rules.blocked()) {
            case LOSES -> "A player who cannot make any move has lost.";
            case PASSES ->
                "A player who has movable pieces but no move passes; if the other has none either, it is a draw.";
        };
    }

    private String bothImmobile() {
        return switch (rules.bothImmobile()) {
            case DRAW -> "If neither side can ever move again, it is a draw.";
            case TO_MOVE_LOSES -> "If neither side has a movable piece left, the player to move has lost.";
        };
    }

    private String quietLimit() {
        return rules.quietLimit().isOff()
                ? "A game may be quiet for as long as the players like, but a server calls 2,000 moves in a row without"
                        + " a strike a draw."
                : plural(rules.quietLimit().plies(), "move") + " in a row without a strike, both players' counted, are"
                        + " a draw.";
    }

    private static String plural(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
