package flagfall.protocol;

import flagfall.problem.MessageTemplate;
import flagfall.problem.ProblemCode;

/// Everything that can be wrong with a request, apart from what is written in the notation of the game.
public enum RequestProblem implements ProblemCode {
    BODY_NOT_UTF8("The body is not UTF-8."),
    BODY_INCOMPLETE("The body ended too early."),
    BODY_TOO_SLOW("The body took more than {seconds:number} seconds to arrive."),
    BODY_NOT_JSON("The body is not JSON."),
    NOT_AN_OBJECT("The body must be a JSON object."),
    WRONG_FIELD("The field \"{field}\" is missing or of the wrong type."),
    NUMBER_RANGE("A number here must be whole, from {least:number} to {most:number}."),
    WRONG_QUERY("The query must have one of {allowed:list}."),
    BAD_CURSOR("\"after\" is the \"next\" of an earlier page."),
    BAD_LIMIT("A limit is a number, {least:number} or more."),
    BAD_OFFSET("An offset is a number, {least:number} or more."),
    UNKNOWN_OPPONENT("An opponent is one of {allowed:list}."),
    UNKNOWN_SIDE("A side is one of {allowed:list}."),
    SIDE_MISSING("In a hot-seat game the message names its side."),
    KEY_TOO_LONG("A key has at most {most:number} characters."),
    KEY_NOT_PRINTABLE("A key has no control characters."),
    UNREADABLE_REQUEST("This request cannot be read: {reason}."),
    CLOCK_RANGE("Times on a clock are {least:number} to {most:number} seconds."),
    CLOCK_EMPTY("A clock must leave some time to move in."),
    CLOCK_DAYS("A move has {least:number} to {most:number} days, and such a clock has nothing else."),
    UNKNOWN_PRESET("A message is a \"text\" or one of {allowed:list}."),
    BAD_DATE("A date is written 2026-01-31."),
    BAD_PLY("A ply here is {least:number} to {most:number}."),
    POSITION_ONLINE("A position of one's own is played against the computer or at one screen."),
    POSITION_OVER("From this position the game would be over before it began."),
    RECORD_EMPTY("This record has no moves."),
    RECORD_LENGTH("A record has at most {most:number} moves."),
    RECORD_UNFINISHED("This game is not over; the tag Result says red, blue or draw."),
    RECORD_RESULT("Result: the board says {answer}.");

    private final String message;

    RequestProblem(String message) {
        this.message = message;
    }

    @Override
    public MessageTemplate template() {
        return new MessageTemplate(message);
    }
}
