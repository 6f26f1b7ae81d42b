package flagfall.drawn;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.Turn;
import flagfall.rules.Army;
import flagfall.rules.Ruleset;
import flagfall.rules.RulesetDraft;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A moment of a game that began with a drawn board, and the claims a test can make about it. It is a value: playing
/// on gives another.
///
/// ```java
/// board("""
///         . . . t
///         x . . .
///         S x ~ .
///         x . . .
///         """).marksMovesOf("a2");
/// ```
public final class Drawn {

    /// On a board that is smaller than any named ruleset's, nobody counts the army: a drawing may hold any pieces.
    private static final Army TOKEN_ARMY = new Army(Map.of(Rank.FLAG, 1, Rank.SERGEANT, 1));

    private final Ruleset rules;
    private final Picture start;
    private final Position position;

    private Drawn(Ruleset rules, Picture start, Position position) {
        this.rules = rules;
        this.start = start;
        this.position = position;
    }

    /// {@return this drawing, with Red to move, under classic's answers}
    public static Drawn board(String drawing) {
        return board(Rulesets.CLASSIC, drawing);
    }

    /// {@return this drawing, with Red to move, under that ruleset; where the drawing is of another board than the
    /// ruleset's, the drawing's board is played on}
    public static Drawn board(Ruleset rules, String drawing) {
        Picture picture = Picture.of(drawing);
        Ruleset played = picture.isOf(rules.board())
                ? rules
                : rules.with(change -> {
                    change.board = picture.board();
                    change.army = TOKEN_ARMY;
                });
        return begin(played, picture, Side.RED);
    }

    private static Drawn begin(Ruleset rules, Picture picture, Side first) {
        return new Drawn(rules, picture, Position.arranged(rules, picture.pieces(), first));
    }

    /// {@return the drawing as it was, with some answers of the law changed}
    public Drawn under(Consumer<RulesetDraft> change) {
        return begin(rules.with(change), start, back().toMove());
    }

    /// {@return the drawing as it was, with Blue to move}
    public Drawn blueToMove() {
        return begin(rules, start, Side.BLUE);
    }

    private Position back() {
        return position.back(0);
    }

    /// {@return the moment after these moves, which must all be legal, with blanks between them}
    public Drawn plays(String moves) {
        Position next = position;
        for (String move : moves.strip().split("\\s+", -1)) {
            assertThat(MoveText.refusal(next, move))
                    .as("refusal of " + move + " in " + moves)
                    .isEmpty();
            next = next.play(move(move));
        }
        return new Drawn(rules, start, next);
    }

    public Position position() {
        return position;
    }

    /// {@return what the board answered to the last move}
    public Turn turn() {
        return position.turn(position.ply() - 1);
    }

    // --- Claims ----------------------------------------------------------------------------------------------

    /// The piece on this square may go exactly to the squares that are marked in the drawing.
    public Drawn marksMovesOf(String square) {
        Set<Square> targets = movesOf(square).stream().map(Move::to).collect(Collectors.toCollection(TreeSet::new));
        assertThat(targets).as("where " + square + " may go").isEqualTo(start.marks());
        return this;
    }

    private List<Move> movesOf(String square) {
        return position.moves().stream()
                .filter(move -> move.from().equals(Square.of(square)))
                .toList();
    }

    /// The piece on this square has exactly these moves, in any order.
    public Drawn hasMoves(String square, String... moves) {
        assertThat(movesOf(square)).extracting(Move::toString).containsExactlyInAnyOrder(moves);
        return this;
    }

    /// Each of these moves is legal, and the list of moves says so too.
    public Drawn allows(String... moves) {
        for (String move : moves) {
            assertThat(MoveText.refusal(position, move))
                    .as("refusal of " + move)
                    .isEmpty();
            assertThat(position.moves()).contains(move(move));
        }
        return this;
    }

    /// This move is refused for this reason, and the list of moves does not hold it.
    public Drawn refuses(String move, Refusal reason) {
        assertThat(MoveText.refusal(position, move)).as("refusal of " + move).contains(reason);
        MoveText.read(move).ifPresent(read -> assertThat(position.moves()).doesNotContain(read));
        return this;
    }

    /// The board now looks like this.
    public Drawn shows(String drawing) {
        assertThat(BoardText.write(position).replace("/", "\n"))
                .isEqualTo(drawing.replace(" ", "").strip());
        return this;
    }

    /// The game stands as a referee would say it: `ongoing`, `red flag`, `blue immobile`, `draw quiet`.
    public Drawn stands(String result) {
        assertThat(inWords(position.outcome())).isEqualTo(result);
        return this;
    }

    private static String inWords(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing _ -> "ongoing";
            case Outcome.Won(Side winner, Outcome.Reason reason) -> winner.word() + " " + reason.word();
            case Outcome.Drawn(Outcome.Reason reason) -> "draw " + reason.word();
        };
    }

    /// It is this side's turn.
    public Drawn awaits(Side side) {
        assertThat(position.toMove()).isEqualTo(side);
        return this;
    }

    private static Move move(String text) {
        return MoveText.read(text).orElseThrow(() -> new IllegalArgumentException("no move: " + text));
    }
}
