package flagfall.server.error;

import flagfall.game.Rejection;
import flagfall.position.Flaw;
import flagfall.position.Refusal;
import flagfall.protocol.FromServer;
import flagfall.protocol.WireMapper;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Why a request is not carried out, on its way to whoever made it.
public final class ApiException extends RuntimeException {

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
    private final transient FromServer.ApiError fault;

    public ApiException(Kind kind, String error, String message) {
        this(kind, new FromServer.ApiError(error, message, null, null));
    }

    private ApiException(Kind kind, FromServer.ApiError fault) {
        super(fault.message(), null, false, false);
        this.kind = kind;
        this.fault = fault;
    }

    public Kind kind() {
        return kind;
    }

    public FromServer.ApiError fault() {
        return fault;
    }

    public static ApiException malformed(String message) {
        return new ApiException(Kind.MALFORMED, "malformed", message);
    }

    public static ApiException unknownGame() {
        return new ApiException(Kind.UNKNOWN, "unknown-game", "There is no such game.");
    }

    public static ApiException wrongState(String error, String message) {
        return new ApiException(Kind.WRONG_STATE, error, message);
    }

    /// Several things are wrong with what was sent, and all of them are told.
    public static ApiException withFaults(String error, List<String> faults) {
        return new ApiException(
                Kind.UNACCEPTABLE,
                new FromServer.ApiError(error, String.join("; ", faults), null, List.copyOf(faults)));
    }

    public static ApiException of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.BadState(Rejection.State state) -> wrongState(word(state), state.saying());
            case Rejection.BadSetup(List<Flaw> flaws) -> flawed(flaws);
            case Rejection.BadMove(Refusal refusal) -> illegal(refusal);
        };
    }

    private static String word(Rejection.State state) {
        return state == Rejection.State.OVER
                ? Refusal.GAME_OVER.word()
                : state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static ApiException illegal(Refusal refusal) {
        return new ApiException(Kind.UNACCEPTABLE, refusal.word(), refusal.saying());
    }

    public static ApiException flawed(List<Flaw> flaws) {
        String all = flaws.stream().map(Flaw::saying).collect(Collectors.joining("; "));
        List<FromServer.FlawMessage> told = flaws.stream().map(WireMapper::flaw).toList();
        return new ApiException(
                Kind.UNACCEPTABLE,
                new FromServer.ApiError("bad-setup", "This setup cannot be played: " + all + ".", told, null));
    }
}
