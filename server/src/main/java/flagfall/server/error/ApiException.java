package flagfall.server.error;

import flagfall.game.Rejection;
import flagfall.position.Flaw;
import flagfall.position.Refusal;
import flagfall.problem.Problem;
import flagfall.protocol.FromServer;
import flagfall.protocol.WireMapper;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Why a request is not granted, on its way to whoever sent it.
public final class ApiException extends RuntimeException {

    /// What kind of error it is; each has an HTTP status of its own.
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
        UNAVAILABLE,
        INTERNAL
    }

    /// So many faults are listed, and no more.
    private static final int MOST_FAULTS = 50;

    private final Kind kind;
    private final transient FromServer.ErrorBody body;

    private ApiException(Kind kind, FromServer.ErrorBody body) {
        super(body.message(), null, false, false);
        this.kind = kind;
        this.body = body;
    }

    ApiException(ErrorCode code, Problem error) {
        this(
                code.kind(),
                new FromServer.ErrorBody(code.word(), error.message(), orAbsent(error.parameters()), null, null));
    }

    private static @Nullable Map<String, Object> orAbsent(Map<String, Object> parameters) {
        return parameters.isEmpty() ? null : parameters;
    }

    public Kind kind() {
        return kind;
    }

    public FromServer.ErrorBody body() {
        return body;
    }

    /// Several things may be wrong with what was sent, and they are listed.
    public static ApiException withFaults(ErrorCode code, List<Problem> all) {
        List<Problem> faults = all.subList(0, Math.min(all.size(), MOST_FAULTS));
        String message = faults.stream().map(Problem::message).collect(Collectors.joining("; "));
        return new ApiException(
                code.kind(), new FromServer.ErrorBody(code.word(), message, null, null, messages(faults)));
    }

    public static ApiException of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.BadState(Rejection.State state) -> of(state);
            case Rejection.BadSetup(List<Flaw> flaws) -> flawed(flaws);
            case Rejection.BadMove(Refusal refusal) -> illegal(refusal);
        };
    }

    public static ApiException of(Rejection.State state) {
        return plain(Kind.WRONG_STATE, word(state), state.saying());
    }

    /// {@return the code of a state}
    public static String word(Rejection.State state) {
        return state == Rejection.State.OVER
                ? Refusal.GAME_OVER.word()
                : state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static ApiException illegal(Refusal refusal) {
        return plain(Kind.UNACCEPTABLE, refusal.word(), refusal.saying());
    }

    private static ApiException plain(Kind kind, String error, String message) {
        return new ApiException(kind, new FromServer.ErrorBody(error, message, null, null, null));
    }

    public static ApiException flawed(List<Flaw> flaws) {
        List<Problem> problems = flaws.stream().map(Flaw::problem).toList();
        String all = problems.stream().map(Problem::message).collect(Collectors.joining("; "));
        return new ApiException(
                Kind.UNACCEPTABLE,
                new FromServer.ErrorBody(
                        ErrorCode.BAD_SETUP.word(),
                        "This setup cannot be played: " + all + ".",
                        null,
                        messages(problems),
                        null));
    }

    private static List<FromServer.ProblemMessage> messages(List<Problem> problems) {
        return problems.stream().map(WireMapper::problem).toList();
    }
}
