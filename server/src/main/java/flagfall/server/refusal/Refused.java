package flagfall.server.refusal;

import flagfall.game.Denial;
import flagfall.position.Flaw;
import flagfall.position.Refusal;
import flagfall.protocol.FromServer;
import flagfall.protocol.Telling;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A wish that does not come true, on its way to whoever wished it.
public final class Refused extends RuntimeException {

    /// What kind of no it is; a client may act on this alone.
    public enum Kind {
        MALFORMED,
        WITHOUT_TOKEN,
        FORBIDDEN,
        UNKNOWN,
        WRONG_METHOD,
        WRONG_STATE,
        TOO_LARGE,
        UNACCEPTABLE,
        TOO_MANY,
        NOT_READY
    }

    private final Kind kind;
    private final transient FromServer.Fault fault;

    public Refused(Kind kind, String error, String message) {
        this(kind, new FromServer.Fault(error, message, null, null));
    }

    private Refused(Kind kind, FromServer.Fault fault) {
        super(fault.message(), null, false, false);
        this.kind = kind;
        this.fault = fault;
    }

    public Kind kind() {
        return kind;
    }

    public FromServer.Fault fault() {
        return fault;
    }

    public static Refused malformed(String message) {
        return new Refused(Kind.MALFORMED, "malformed", message);
    }

    public static Refused unknownGame() {
        return new Refused(Kind.UNKNOWN, "unknown-game", "There is no such game.");
    }

    public static Refused wrongState(String error, String message) {
        return new Refused(Kind.WRONG_STATE, error, message);
    }

    /// Several things are wrong with what was sent, and all of them are told.
    public static Refused withFaults(String error, List<String> faults) {
        return new Refused(
                Kind.UNACCEPTABLE, new FromServer.Fault(error, String.join("; ", faults), null, List.copyOf(faults)));
    }

    public static Refused of(Denial denial) {
        return switch (denial) {
            case Denial.BadState(Denial.State state) -> wrongState(word(state), state.saying());
            case Denial.BadSetup(List<Flaw> flaws) -> flawed(flaws);
            case Denial.BadMove(Refusal refusal) -> illegal(refusal);
        };
    }

    private static String word(Denial.State state) {
        return state == Denial.State.OVER
                ? Refusal.GAME_OVER.word()
                : state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Refused illegal(Refusal refusal) {
        return new Refused(Kind.UNACCEPTABLE, refusal.word(), refusal.saying());
    }

    public static Refused flawed(List<Flaw> flaws) {
        String all = flaws.stream().map(Flaw::saying).collect(Collectors.joining("; "));
        List<FromServer.FlawTold> told = flaws.stream().map(Telling::flaw).toList();
        return new Refused(
                Kind.UNACCEPTABLE,
                new FromServer.Fault("bad-setup", "This setup cannot be played: " + all + ".", told, null));
    }
}
