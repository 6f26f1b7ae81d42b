package flagfall.game;

import flagfall.board.Square;
import flagfall.game.Rejection.State;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Outcome.Reason;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One real game with all its secrets: what folding its events has come to. It is a value, so a moment that was read
/// stays as it was.
///
/// ```java
/// Game game = Game.create(Rulesets.CLASSIC, Side.RED)
///         .after(new Event.Placed(red))
///         .after(new Event.Placed(blue));
/// PlayerView view = Veil.view(game, new Viewer.Seat(Side.RED));
/// ```
public final class Game {

    /// No game lasts for ever: where the ruleset sets no quiet limit, so many moves in a row without a strike are a
    /// draw as soon as somebody says so. The board itself knows nothing of it.
    public static final int LONGEST_QUIET = 2_000;

    private final Ruleset rules;
    private final Side first;
    private final Set<Side> excused;
    private final Map<Side, Setup> setups;
    /// Null before both armies stand.
    private final @Nullable Position position;
    private final Outcome outcome;
    private final Negotiation talks;

    private Game(
            Ruleset rules,
            Side first,
            Set<Side> excused,
            Map<Side, Setup> setups,
            @Nullable Position position,
            Outcome outcome,
            Negotiation talks) {
        this.rules = rules;
        this.first = first;
        this.excused = excused;
        this.setups = setups;
        this.position = position;
        this.outcome = outcome;
        this.talks = talks;
    }

    /// {@return a game in which nothing has happened yet}
    ///
    /// @param first who moves first, already drawn where the ruleset leaves it to chance
    public static Game create(Ruleset rules, Side first) {
        return create(rules, first, Set.of());
    }

    /// {@return the same, with some sides excused from the repetition laws, as programs that never heard of them are}
    public static Game create(Ruleset rules, Side first, Set<Side> excused) {
        return new Game(rules, first, Set.copyOf(excused), Map.of(), null, new Outcome.Ongoing(), Negotiation.NONE);
    }

    public Ruleset rules() {
        return rules;
    }

    /// {@return whether both armies stand}
    public boolean hasStarted() {
        return position != null;
    }

    /// {@return whether a side has placed its army}
    public boolean hasPlaced(Side side) {
        return setups.containsKey(side);
    }

    /// {@return what a side placed, once it has: a secret until the game is over}
    public Optional<Setup> setup(Side side) {
        return Optional.ofNullable(setups.get(side));
    }

    /// {@return whose turn it is}
    /// @throws IllegalStateException before the start
    public Side toMove() {
        return position().toMove();
    }

    /// {@return how many moves have been made}
    public int ply() {
        return position == null ? 0 : position.ply();
    }

    /// {@return how many moves have been made since the last strike}
    public int quiet() {
        return position == null ? 0 : position.quiet();
    }

    /// {@return whether this has gone on for too long without a strike, where the ruleset itself sets no limit}
    public boolean isTooQuiet() {
        return rules.quietLimit().isOff() && quiet() >= LONGEST_QUIET && !outcome.isOver();
    }

    /// {@return the present moment with all its secrets. Few may ask; whoever looks or plays is given a view by [Veil]}
    /// @throws IllegalStateException before the start
    public Position position() {
        if (position == null) {
            throw new IllegalStateException("the game has not started");
        }
        return position;
    }

    public Outcome outcome() {
        return outcome;
    }

    /// {@return the side whose draw offer stands}
    public Optional<Side> drawOffer() {
        return Optional.ofNullable(talks.drawOffer());
    }

    /// {@return the side that asks to take its last move back}
    public Optional<Side> takebackOffer() {
        return Optional.ofNullable(talks.takebackOffer());
    }

    /// {@return the sides that have switched chat on}
    public Set<Side> chat() {
        return talks.chat();
    }

    /// {@return how often a side has offered a draw}
    public int drawOffers(Side side) {
        return talks.drawOffers().getOrDefault(side, 0);
    }

    /// {@return how many messages a side has sent}
    public int messages(Side side) {
        return talks.messages().getOrDefault(side, 0);
    }

    /// {@return why this may not happen now, or nothing if it may}
    public Optional<Rejection> rejection(Event command) {
        return switch (command) {
            case Event.Placed(Setup setup) -> rejectionOf(setup);
            case Event.Arranged _ ->
                when(hasStarted() || !setups.isEmpty(), State.ALREADY_STARTED)
                        .or(() -> when(outcome.isOver(), State.OVER));
            case Event.Moved(Side side, Move move) -> rejectionOf(side, move);
            case Event.DrawOffered(Side side) ->
                unlessPlaying().or(() -> when(talks.drawOffer() == side, State.ALREADY_OFFERED));
            case Event.DrawAgreed(Side side) ->
                unlessPlaying().or(() -> when(talks.drawOffer() != side.opponent(), State.NO_OFFER));
            case Event.Resigned _, Event.TimedOut _, Event.Abandoned _ -> when(outcome.isOver(), State.OVER);
            case Event.Aborted _ -> when(outcome.isOver(), State.OVER).or(() -> when(ply() >= 2, State.TOO_LATE));
            case Event.NobodyPlaced _ ->
                when(outcome.isOver(), State.OVER).or(() -> when(!setups.isEmpty(), State.ALREADY_PLACED));
            case Event.TooQuiet _ -> unlessPlaying();
            case Event.TakebackAsked _ -> unlessPlaying().or(() -> when(ply() == 0, State.NOTHING_TO_TAKE_BACK));
            // People may talk at any time, also afterwards.
            case Event.Said _, Event.ChatSwitched _ -> Optional.empty();
            case Event.TakenBack(int ply) ->
                unlessPlaying().or(() -> when(ply < 0 || ply >= position().ply(), State.NOTHING_TO_TAKE_BACK));
        };
    }

    private Optional<Rejection> rejectionOf(Setup setup) {
        if (outcome.isOver()) {
            return when(true, State.OVER);
        }
        if (hasStarted()) {
            return when(true, State.ALREADY_STARTED);
        }
        if (setups.containsKey(setup.side())) {
            return when(true, State.ALREADY_PLACED);
        }
        if (!rules.setupOrder().allows(setup.side(), setups.containsKey(Side.RED))) {
            return when(true, State.OUT_OF_ORDER);
        }
        List<Flaw> flaws = setup.flaws(rules);
        return flaws.isEmpty() ? Optional.empty() : Optional.of(new Rejection.BadSetup(flaws));
    }

    private Optional<Rejection> rejectionOf(Side side, Move move) {
        return unlessPlaying()
                .or(() -> when(position().toMove() != side, State.NOT_YOUR_TURN))
                .or(() -> position().refusal(move).map(Rejection.BadMove::new));
    }

    private Optional<Rejection> unlessPlaying() {
        return when(!hasStarted(), State.NOT_STARTED).or(() -> when(outcome.isOver(), State.OVER));
    }

    private static Optional<Rejection> when(boolean wrong, State state) {
        return wrong ? Optional.of(new Rejection.BadState(state)) : Optional.empty();
    }

    /// {@return the game after something happened}
    /// @throws IllegalArgumentException if it may not happen
    public Game after(Event event) {
        return after(event, Advance.BY_COPY);
    }

    Game after(Event event, Advance advance) {
        rejection(event).ifPresent(rejection -> {
            throw new IllegalArgumentException(event + " is rejected: " + rejection);
        });
        return switch (event) {
            case Event.Placed(Setup setup) -> placed(setup);
            case Event.Arranged(Map<Square, Piece> pieces, Side toMove) ->
                at(Position.arranged(rules, pieces, toMove, excused));
            case Event.Moved(Side side, Move move) ->
                at(advance.play(position(), move)).with(talks.afterMoveOf(side));
            case Event.DrawOffered(Side side) -> with(talks.offeringDraw(side));
            case Event.TakebackAsked(Side side) -> with(talks.offeringTakeback(side));
            case Event.Said said -> with(talks.afterMessageOf(said.side()));
            case Event.ChatSwitched(Side side, boolean on) -> with(talks.withChat(side, on));
            case Event.DrawAgreed _ -> ended(new Outcome.Drawn(Reason.AGREED));
            case Event.Resigned(Side side) -> ended(new Outcome.Won(side.opponent(), Reason.RESIGNED));
            case Event.TimedOut(Side side) -> ended(new Outcome.Won(side.opponent(), Reason.TIME));
            case Event.Abandoned(Side side) -> ended(new Outcome.Won(side.opponent(), Reason.ABANDONED));
            case Event.Aborted _, Event.NobodyPlaced _ -> ended(new Outcome.Drawn(Reason.ABORTED));
            case Event.TooQuiet _ -> ended(new Outcome.Drawn(Reason.QUIET));
            case Event.TakenBack(int ply) -> at(advance.back(position(), ply));
        };
    }

    private Game placed(Setup setup) {
        EnumMap<Side, Setup> all = new EnumMap<>(Side.class);
        all.putAll(setups);
        all.put(setup.side(), setup);
        Setup red = all.get(Side.RED);
        Setup blue = all.get(Side.BLUE);
        Game waiting = new Game(rules, first, excused, Map.copyOf(all), position, outcome, talks);
        return red == null || blue == null ? waiting : waiting.at(Position.start(rules, red, blue, first, excused));
    }

    private Game at(Position now) {
        return new Game(rules, first, excused, setups, now, now.outcome(), talks.withoutOffers());
    }

    private Game with(Negotiation now) {
        return new Game(rules, first, excused, setups, position, outcome, outcome.isOver() ? now.withoutOffers() : now);
    }

    private Game ended(Outcome end) {
        return new Game(rules, first, excused, setups, position, end, talks.withoutOffers());
    }

    /// {@return why this move cannot be made now by whoever is to move}
    public Optional<Refusal> refusal(Move move) {
        return hasStarted()
                ? outcome.isOver() ? Optional.of(Refusal.GAME_OVER) : position().refusal(move)
                : Optional.of(Refusal.NOT_STARTED);
    }
}
