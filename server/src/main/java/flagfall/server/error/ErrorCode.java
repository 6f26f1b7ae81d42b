package flagfall.server.error;

import flagfall.problem.MessageTemplate;
import flagfall.problem.Problem;
import flagfall.problem.ProblemCode;
import flagfall.server.error.ApiException.Kind;
import java.util.List;

/// Every error of the API that the game itself does not name: its kind, its code, and its message with parameters.
public enum ErrorCode implements ProblemCode {
    MALFORMED(Kind.MALFORMED, "This request cannot be understood."),

    NO_TOKEN(Kind.WITHOUT_TOKEN, "This needs a token; POST /api/guest gives you one."),
    BAD_TOKEN(Kind.WITHOUT_TOKEN, "This token is not known here."),

    GUEST(Kind.FORBIDDEN, "Rated games are for those who have an account."),
    NOT_SEATED(Kind.FORBIDDEN, "You have no such seat in this game."),
    WRONG_SECRET(Kind.FORBIDDEN, "This secret opens no seat here."),
    WRONG_HOST(Kind.FORBIDDEN, "This server is not known under that name; it is told its names when it starts."),
    NOT_HERE(Kind.FORBIDDEN, "Only a visitor at this machine can do that."),
    WRONG_ORIGIN(Kind.FORBIDDEN, "This request comes from another site."),

    UNKNOWN_GAME(Kind.UNKNOWN, "There is no such game."),
    UNKNOWN_RULESET(Kind.UNKNOWN, "There is no ruleset with this id."),
    NOT_FOUND(Kind.UNKNOWN, "There is nothing at this address."),

    WRONG_METHOD(Kind.WRONG_METHOD, "This address takes only {allowed:list}."),

    WRONG_PLY(Kind.WRONG_STATE, "The game is at ply {ply:number}."),
    CURTAIN_DOWN(Kind.WRONG_STATE, "The curtain is down; this side has to say that it is ready."),
    NOT_HOTSEAT(Kind.WRONG_STATE, "Only hot-seat games have a curtain."),
    ALREADY_JOINED(Kind.WRONG_STATE, "There is no free seat for you in this game."),
    NO_NETWORK(Kind.WRONG_STATE, "This machine is in no network."),
    NOT_OVER(Kind.WRONG_STATE, "This game is not over yet."),
    NO_HINTS(Kind.WRONG_STATE, "There are hints only against the computer."),
    NO_TAKEBACK(Kind.WRONG_STATE, "Moves are taken back only against the computer and without a clock."),
    REVEALED(Kind.WRONG_STATE, "A piece has been shown since then, and cannot be unseen."),

    TOO_LARGE(Kind.TOO_LARGE, "A body has at most {most:number} bytes."),

    UNKNOWN_LEVEL(Kind.UNACCEPTABLE, "The computer plays at levels {least:number} to {most:number}."),
    BAD_CLOCK(Kind.UNACCEPTABLE, "This clock cannot be used."),
    BAD_RULESET(Kind.UNACCEPTABLE, "This ruleset cannot be played."),
    BAD_POSITION(Kind.UNACCEPTABLE, "This position cannot be played."),
    BAD_SETUP(Kind.UNACCEPTABLE, "This setup cannot be played."),

    TOO_MANY(Kind.TOO_MANY, "Too many requests; slow down a little."),

    NOT_READY(Kind.UNAVAILABLE, "The server is not ready; try again in a moment."),
    STORE_FAILED(Kind.UNAVAILABLE, "It is not known whether this was done; ask again."),

    DAMAGED_GAME(Kind.INTERNAL, "What is stored of this game cannot be read."),
    INTERNAL_ERROR(Kind.INTERNAL, "Something went wrong in the server.");

    private final Kind kind;
    private final String message;

    ErrorCode(Kind kind, String message) {
        this.kind = kind;
        this.message = message;
    }

    public Kind kind() {
        return kind;
    }

    @Override
    public MessageTemplate template() {
        return new MessageTemplate(message);
    }

    /// {@return this error, with values for the parameters in its message}
    public ApiException exception(Object... values) {
        return new ApiException(this, with(values));
    }

    /// {@return this error, with what is wrong}
    public ApiException because(Problem... faults) {
        return ApiException.withFaults(this, List.of(faults));
    }
}
