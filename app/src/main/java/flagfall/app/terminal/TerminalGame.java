package flagfall.app.terminal;

import flagfall.app.record.RecordWriter;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.GameRecorder;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Refusal;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// One game between a person who types and a computer player. The person is shown a person's view: under rules that
/// hide pieces again, they have to remember.
public final class TerminalGame {

    /// What can be typed beside moves.
    static final List<String> WORDS = List.of("board", "help", "hint", "moves", "quit", "resign", "save");

    private static final String HELP = """
            a4a5         move from a4 to a5 (a4a7b7: a scout that runs and then strikes to the side)
            moves        all your moves; moves a4: those of the piece on a4
            board        the board again, and who has fallen
            hint         a suggestion, from what you can see
            save FILE    keep the game in a file once it is over, for a record tells everything
            resign       give up
            quit         leave without an end
            10 is your piece, 10* one that the enemy has seen; (10) is an enemy you have seen,
            [?] one you have not, and [!] one that has moved.""";

    private final Side person;
    private final ComputerPlayers computers;
    private final Prompt prompt;
    private final PrintWriter out;
    private final DisplayOptions look;
    private final RecordWriter records;
    private final Narrator narrator;
    private Game game;
    private boolean hasLeft;
    private Optional<Path> keepIn = Optional.empty();

    /// @param game in which both armies stand
    public TerminalGame(
            Game game,
            Side person,
            ComputerPlayers computers,
            Prompt prompt,
            PrintWriter out,
            DisplayOptions look,
            RecordWriter records) {
        this.game = game;
        this.person = person;
        this.computers = computers;
        this.prompt = prompt;
        this.out = out;
        this.look = look;
        this.records = records;
        this.narrator = new Narrator(look.labels(), look.names());
    }

    /// Plays until the game is over or the person has gone.
    public void play() {
        show();
        out.println("Type a move such as a4a5, or help.");
        while (!hasLeft && !game.outcome().isOver()) {
            if (game.toMove() == person) {
                out.flush();
                prompt.ask(Narrator.name(person) + "> ").ifPresentOrElse(this::obey, () -> hasLeft = true);
            } else {
                happens(computers.move(memory()));
                show();
            }
        }
        if (game.outcome().isOver()) {
            end();
        }
        out.flush();
    }

    private void obey(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "help", "?" -> out.println(HELP);
            case "board" -> show();
            case "moves" -> moves(rest);
            case "hint" -> out.println("Perhaps " + computers.advice(memory()) + ".");
            case "save" -> save(rest);
            case "resign" -> game = game.after(new Event.Resigned(person));
            case "quit", "exit" -> hasLeft = true;
            default -> move(line);
        }
    }

    private void move(String line) {
        String text = line.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
        MoveText.read(text).ifPresentOrElse(this::attempt, () -> out.println(Refusal.MALFORMED.saying()));
    }

    private void attempt(Move move) {
        game.refusal(move).ifPresentOrElse(reason -> out.println(reason.saying()), () -> happens(move));
    }

    private void happens(Move move) {
        game = game.after(new Event.Moved(game.toMove(), move));
        latestMove().ifPresent(told -> out.println(narrator.move(told)));
        int quiet = game.quiet();
        if (game.rules().quietLimit().isAnnouncedAt(quiet) && !game.outcome().isOver()) {
            out.println("Nobody has struck for " + quiet + " moves: at "
                    + game.rules().quietLimit() + " the game is drawn.");
        }
    }

    private void moves(String from) {
        String told = view().moves().stream()
                .filter(move -> from.isEmpty() || move.from().toString().equals(from.toLowerCase(Locale.ROOT)))
                .map(Move::toString)
                .sorted()
                .collect(Collectors.joining(" "));
        out.println(told.isEmpty() ? "None." : told);
    }

    private void save(String file) {
        if (file.isEmpty()) {
            out.println("Say where to: save FILE.");
        } else {
            keepIn = Optional.of(Path.of(file));
            out.println("The game will be kept in " + file + " once it is over.");
        }
    }

    private void end() {
        show();
        out.println(narrator.outcome(game.outcome()));
        keepIn.ifPresent(this::keep);
    }

    private void keep(Path file) {
        String red = person == Side.RED ? "Person" : computers.name();
        String blue = person == Side.BLUE ? "Person" : computers.name();
        try {
            RecordWriter.write(records.record(game, red, blue, GameRecorder.RecordedResult.of(game.outcome())), file);
            out.println("The game is kept in " + file + ".");
        } catch (UncheckedIOException failure) {
            out.println(failure.getMessage());
        }
    }

    private void show() {
        PlayerView view = view();
        out.println();
        new BoardPicture(view, latestSquares(), person, look).lines().forEach(out::println);
        for (Side side : Side.values()) {
            out.println(narrator.fallen(view, side));
        }
    }

    private PlayerView view() {
        return Veil.view(game, new Viewer.Seat(person));
    }

    /// {@return where the latest move began and ended}
    private Set<Square> latestSquares() {
        return latestMove()
                .map(told -> Set.of(told.move().from(), told.move().to()))
                .orElse(Set.of());
    }

    private Optional<ObservedMove> latestMove() {
        return Veil.latestMove(game, new Viewer.Seat(person));
    }

    /// {@return what whoever is to move knows}
    private PlayerMemory memory() {
        return Veil.memory(game, new Viewer.Seat(game.toMove()));
    }
}
