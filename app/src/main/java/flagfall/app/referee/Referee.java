package flagfall.app.referee;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.ParseResult;
import flagfall.notation.RulesetText;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.Turn;
import flagfall.rules.Ruleset;
import flagfall.view.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// One game for a program: each line it says is answered by one line. An error never changes the game.
public final class Referee {

    private static final String BAD_STATE = "error bad-state ";
    private static final String NOT_STARTED = "error not-started";
    private static final String UNKNOWN = "error unknown";

    private static final Pattern OWN_RULES = Pattern.compile("new\\s+\\{");

    private final LongSupplier seeds;

    /// Null before the first `new`.
    private @Nullable Game game;

    /// A referee without a game.
    ///
    /// @param seeds where a seed comes from when `new` names none
    public Referee(LongSupplier seeds) {
        this.seeds = seeds;
    }

    /// {@return the answer to one line}
    public String answer(String line) {
        String text = line.strip();
        if (OWN_RULES.matcher(text).lookingAt()) {
            return ownRules(text.substring(text.indexOf('{')));
        }
        List<String> words = Arrays.asList(text.split("\\s+"));
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst() + " " + rest.size()) {
            case "new 1" -> create(rest.getFirst(), seeds.getAsLong());
            case "new 2" -> seeded(rest.getFirst(), rest.getLast());
            case "setup 2" -> forSide(rest.getFirst(), side -> setup(side, rest.getLast()));
            case "position 2" -> forSide(rest.getLast(), side -> position(rest.getFirst(), side));
            case "turn 0" -> turn();
            case "moves 0" -> started(this::moves);
            case "move 1" -> started(position -> move(position, rest.getFirst()));
            case "result 0" -> started(position -> "ok " + result(position.outcome()));
            case "board 0" -> started(position -> "ok " + BoardText.write(position));
            case "view 1" -> view(rest.getFirst());
            case "perft 1" -> perft(rest.getFirst());
            case "quit 0" -> "ok";
            default -> UNKNOWN;
        };
    }

    /// Rules as JSON, which may have blanks in it, and perhaps a seed after them.
    private String ownRules(String text) {
        int end = text.lastIndexOf('}') + 1;
        String law = end == 0 ? text : text.substring(0, end);
        String seed = text.substring(law.length()).strip();
        return seed.isEmpty() ? create(law, seeds.getAsLong()) : seeded(law, seed);
    }

    private String seeded(String law, String seed) {
        return seed.matches("-?[0-9]{1,18}") ? create(law, Long.parseLong(seed)) : UNKNOWN;
    }

    private String create(String law, long seed) {
        return switch (RulesetText.read(law)) {
            case ParseResult.Parsed<Ruleset>(Ruleset rules) -> {
                game = Game.create(rules, rules.firstMover().draw(seed));
                yield "ok";
            }
            case ParseResult.Failed<Ruleset> failed -> "error bad-ruleset " + failed.message();
        };
    }

    private String setup(Side side, String text) {
        if (game == null) {
            return BAD_STATE + "there is no game";
        }
        SetupText.Draft draft = SetupText.read(text, side, game.rules());
        Event command = new Event.Placed(draft.setup());
        Optional<Rejection> rejection = game.rejection(command);
        if (rejection.isPresent() && rejection.get() instanceof Rejection.BadState(Rejection.State state)) {
            return BAD_STATE + state.saying();
        }
        if (!draft.flaws().isEmpty()) {
            return "error bad-setup " + draft.flaws().stream().map(Flaw::saying).collect(Collectors.joining("; "));
        }
        game = game.after(command);
        return "ok";
    }

    private String position(String board, Side toMove) {
        if (game == null) {
            return BAD_STATE + "there is no game";
        }
        if (game.rejection(new Event.Arranged(Map.of(), toMove)).isPresent()) {
            return BAD_STATE + "a position comes before any setup";
        }
        return switch (BoardText.read(board, game.rules())) {
            case ParseResult.Parsed<Map<Square, Piece>>(Map<Square, Piece> pieces) -> {
                game = game.after(new Event.Arranged(pieces, toMove));
                yield "ok";
            }
            case ParseResult.Failed<Map<Square, Piece>> failed -> "error bad-position " + failed.message();
        };
    }

    private String turn() {
        if (game == null) {
            return BAD_STATE + "there is no game";
        }
        if (!game.hasStarted()) {
            return "ok setup";
        }
        return game.outcome().isOver()
                ? "ok over"
                : "ok " + game.position().toMove().word();
    }

    private String moves(Position position) {
        return position.moves().stream()
                .map(MoveText::write)
                .sorted()
                .collect(Collectors.joining(" ", "ok ", ""))
                .strip();
    }

    private String move(Position position, String text) {
        Optional<Refusal> refusal = MoveText.refusal(position, text);
        if (refusal.isPresent()) {
            return "error " + refusal.get().word() + " " + refusal.get().saying();
        }
        Move move = MoveText.read(text).orElseThrow();
        Game next = theGame().after(new Event.Moved(position.toMove(), move));
        game = next;
        return switch (next.position().turn(position.ply())) {
            case Turn.March _ -> "ok";
            case Turn.Attack attack ->
                "ok strike " + attack.mover().rank().word() + " "
                        + attack.defender().rank().word() + " " + attack.clash().word();
        };
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> "ongoing";
            case Outcome.Won(Side winner, Outcome.Reason reason) -> winner.word() + " " + reason.word();
            case Outcome.Drawn(Outcome.Reason reason) -> "draw " + reason.word();
        };
    }

    private String view(String viewer) {
        return switch (viewer) {
            case "red" -> view(new Viewer.Seat(Side.RED));
            case "blue" -> view(new Viewer.Seat(Side.BLUE));
            case "spectator" -> view(new Viewer.Spectator());
            default -> UNKNOWN;
        };
    }

    private String view(Viewer viewer) {
        return started(_ -> "ok " + BoardText.write(Veil.view(theGame(), viewer)));
    }

    private String perft(String depth) {
        return depth.matches("[0-9]{1,3}")
                ? started(position -> "ok " + position.perft(Integer.parseInt(depth)))
                : UNKNOWN;
    }

    private String started(Function<Position, String> answer) {
        return game == null || !game.hasStarted() ? NOT_STARTED : answer.apply(game.position());
    }

    private Game theGame() {
        if (game == null) {
            throw new IllegalStateException("there is no game");
        }
        return game;
    }

    private static String forSide(String word, Function<Side, String> answer) {
        return switch (word) {
            case "red" -> answer.apply(Side.RED);
            case "blue" -> answer.apply(Side.BLUE);
            default -> UNKNOWN;
        };
    }
}
