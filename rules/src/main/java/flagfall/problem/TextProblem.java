package flagfall.problem;

/// Everything that can be wrong with a setup, a position, a ruleset or a game record that someone wrote down. Where a
/// value is wrong, `value` is that value as JSON.
public enum TextProblem implements ProblemCode {

    // A setup.
    WRONG_COUNT("wrong count of {kind}: {placed:number} placed, {wanted:number} wanted"),
    OUTSIDE_HOME("{kind} on {square} is outside the home"),
    UNKNOWN_LETTER("unknown letter '{letter}' in row {row:number}, column {column:number}"),

    // A setup or a position.
    WRONG_ROWS("wrong length: {rows:number} rows, {wanted:number} wanted"),
    WRONG_COLUMNS("wrong length: row {row:number} has {columns:number} squares, {wanted:number} wanted"),
    ON_LAKE("{kind} on {square} is on a lake"),

    // A position.
    UNKNOWN_LETTER_AT("unknown letter '{letter}' on {square}"),
    LAKE_MISSING("{square} is a lake"),
    NO_LAKE("{square} is no lake"),
    TOO_MANY_PIECES("too many of {side} {kind}: {placed:number} placed, {has:number} in the army"),

    // A ruleset.
    UNKNOWN_BASE("there is no ruleset \"{base}\""),
    NO_BASE("base is missing"),
    NOT_JSON("not JSON at character {character:number}: {message}"),
    NOT_A_RULESET("a ruleset is an id or a JSON object"),
    UNKNOWN_FIELD("unknown field \"{field}\""),
    NOT_ONE_OF("{field} must be one of {allowed:list}, not {value}"),
    NOT_A_NUMBER("{field} must be a number, not {value}"),
    WRONG_TYPE("{field} must be of type {type}, not {value}"),
    UNKNOWN_KIND("army: there is no piece \"{kind}\""),
    NO_SQUARE("board.lakes: {value} is no square"),
    WRONG_VERSION("version must be {version:number}, not {value}"),
    TWO_SQUARE_RANGE(
            "twoSquare must be OFF, SHUTTLE or BOUNDARY_{least:number} to BOUNDARY_{most:number}, not {value}"),
    QUIET_RANGE("quietLimit must be \"OFF\" or a number of plies from {least:number} to {most:number}, not {value}"),
    COLUMNS_RANGE("board.columns must be {least:number} to {most:number}, not {value:number}"),
    ROWS_RANGE("board.rows must be {least:number} to {most:number}, not {value:number}"),
    HOME_ROWS_LEAST("board.homeRows must be {least:number} or more, not {value:number}"),
    HOME_ROWS_MOST("board.homeRows must leave a row between the homes: {homeRows:number} each of {rows:number}"),
    LAKE_OUTSIDE("board.lakes: {square} is outside the board"),
    LAKE_IN_HOME("board.lakes: {square} is in a home"),
    NEGATIVE_COUNT("army.{kind} must not be negative: {value:number}"),
    FLAG_COUNT("army.flag must be exactly {wanted:number}, not {value:number}"),
    NO_MOVABLE_PIECE("army has no movable piece"),
    ARMY_TOO_LARGE("army of {size:number} is larger than its home of {room:number} squares"),

    // A game record.
    BAD_TAG("line {line:number}: a tag looks like [Name \"value\"]"),
    NO_TAG("the tag {tag} is missing"),
    RECORD_VERSION("a record of version {version} cannot be read"),
    OTHER_LAW("Hash: the game was played under another law than it names"),
    TAG_PROBLEMS("{tag}: {problems}"),
    RECORD_MOVE("line {line:number}, {move}: {reason}"),
    OTHER_ANSWER("line {line:number}, {move}: the board says {answer}");

    private final String message;

    TextProblem(String message) {
        this.message = message;
    }

    @Override
    public MessageTemplate template() {
        return new MessageTemplate(message);
    }
}
