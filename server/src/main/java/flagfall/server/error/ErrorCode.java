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
    WRONG_LOGIN(Kind.WITHOUT_TOKEN, "This name and this password do not belong together."),

    NOT_SEATED(Kind.FORBIDDEN, "You have no such seat in this game."),
    WRONG_SECRET(Kind.FORBIDDEN, "This secret opens no seat here."),
    WRONG_HOST(Kind.FORBIDDEN, "This server is not known under that name; it is told its names when it starts."),
    NOT_HERE(Kind.FORBIDDEN, "Only a visitor at this machine can do that."),
    WRONG_ORIGIN(Kind.FORBIDDEN, "This request comes from another site."),
    WRONG_PASSWORD(Kind.FORBIDDEN, "This is not your password."),
    GUEST(Kind.FORBIDDEN, "This needs an account; POST /api/accounts makes one."),
    NOT_CHALLENGED(Kind.FORBIDDEN, "Only whoever is challenged can decline."),
    CHAT_OFF(Kind.FORBIDDEN, "Both players have to switch chat on first."),
    BLOCKED_PLAYER(Kind.FORBIDDEN, "One of you has blocked the other."),
    NO_SESSION(Kind.FORBIDDEN, "A token for programs cannot do this; sign in for it."),

    UNKNOWN_GAME(Kind.UNKNOWN, "There is no such game."),
    UNKNOWN_RULESET(Kind.UNKNOWN, "There is no ruleset with this id."),
    UNKNOWN_PLAYER(Kind.UNKNOWN, "There is no player of this name."),
    UNKNOWN_TOKEN(Kind.UNKNOWN, "You have no token with this id."),
    UNKNOWN_SETUP(Kind.UNKNOWN, "You have no setup of this name."),
    NOT_FOUND(Kind.UNKNOWN, "There is nothing at this address."),

    WRONG_METHOD(Kind.WRONG_METHOD, "This address takes only {allowed:list}."),

    WRONG_PLY(Kind.WRONG_STATE, "The game is at ply {ply:number}."),
    CURTAIN_DOWN(Kind.WRONG_STATE, "The curtain is down; this side has to say that it is ready."),
    NOT_HOTSEAT(Kind.WRONG_STATE, "Only hot-seat games have a curtain."),
    ALREADY_JOINED(Kind.WRONG_STATE, "There is no free seat for you in this game."),
    NO_NETWORK(Kind.WRONG_STATE, "This machine is in no network."),
    NOT_OVER(Kind.WRONG_STATE, "This game is not over yet."),
    NOT_PLAYED(Kind.WRONG_STATE, "This game ended before it was played, and what was placed stays hidden."),
    NO_HINTS(Kind.WRONG_STATE, "There are hints only against the computer."),
    NOT_ABSENT(Kind.WRONG_STATE, "Your opponent has not been gone for {seconds:number} seconds."),
    NO_OPPONENT(Kind.WRONG_STATE, "There is nobody else in this game."),
    NO_TAKEBACK(
            Kind.WRONG_STATE,
            "Moves are taken back against the computer without a clock, or where the game was opened for it."),
    REVEALED(Kind.WRONG_STATE, "A piece has been shown since then, and cannot be unseen."),

    HAS_PLAYED(Kind.WRONG_STATE, "A person has finished a rated game in this account."),
    NAME_TAKEN(Kind.WRONG_STATE, "This name is taken."),
    RENAMED_LATELY(Kind.WRONG_STATE, "An account changes its name once in {days:number} days."),
    TOO_MANY_KEPT(Kind.WRONG_STATE, "At most {most:number} of these can be kept."),

    TOO_LARGE(Kind.TOO_LARGE, "A body has at most {most:number} bytes."),

    UNKNOWN_LEVEL(Kind.UNACCEPTABLE, "The computer plays at levels {least:number} to {most:number}."),
    BAD_CLOCK(Kind.UNACCEPTABLE, "This clock cannot be used."),
    BAD_RULESET(Kind.UNACCEPTABLE, "This ruleset cannot be played."),
    BAD_POSITION(Kind.UNACCEPTABLE, "This position cannot be played."),
    BAD_RECORD(Kind.UNACCEPTABLE, "This record cannot be taken."),
    BAD_SETUP(Kind.UNACCEPTABLE, "This setup cannot be played."),
    NOT_RATABLE(Kind.UNACCEPTABLE, "A rated game has a named ruleset, a clock, two people, and no takebacks."),
    BAD_MESSAGE(Kind.UNACCEPTABLE, "A message has {least:number} to {most:number} printable characters."),
    NO_SUCH_PLAYER(Kind.UNACCEPTABLE, "There is nobody else of this name to play with."),
    BAD_NAME(Kind.UNACCEPTABLE, "A name has 3 to 20 letters, digits, hyphens and underscores."),
    BAD_GUEST_NAME(
            Kind.UNACCEPTABLE,
            "The name of a guest has {least:number} to {most:number} letters, digits, hyphens, underscores and single blanks."),
    BAD_LABEL(
            Kind.UNACCEPTABLE,
            "A name for a setup or a token has {least:number} to {most:number} printable characters."),
    WEAK_PASSWORD(
            Kind.UNACCEPTABLE,
            "A password has at least {least:number} characters, is not the name, and is not among the commonest."),

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
