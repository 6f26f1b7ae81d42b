package flagfall.server.table;

import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.Preset;
import flagfall.protocol.RequestProblem;
import flagfall.server.error.ErrorCode;

/// What one player says to the other.
final class TableMessage {

    private static final int LONGEST = 200;
    /// They are kept as long as the game, so there is an end to them.
    static final int MOST_IN_A_GAME = 200;

    private TableMessage() {}

    /// @throws flagfall.server.error.ApiException if it says nothing, or what cannot be said
    static Event.Said read(FromClient.MessageRequest request, Side side) {
        String text = request.text();
        String preset = request.preset();
        if ((text == null) == (preset == null)) {
            throw unknownPreset();
        }
        if (preset != null) {
            Preset known = Preset.read(preset).orElseThrow(TableMessage::unknownPreset);
            return new Event.Said(side, known.word(), true);
        }
        return new Event.Said(side, printable(text == null ? "" : text), false);
    }

    private static RuntimeException unknownPreset() {
        return ErrorCode.MALFORMED.because(RequestProblem.UNKNOWN_PRESET.with(Preset.words()));
    }

    private static String printable(String text) {
        if (text.isBlank() || text.length() > LONGEST || text.chars().anyMatch(Character::isISOControl)) {
            throw ErrorCode.BAD_MESSAGE.exception(1, LONGEST);
        }
        return text;
    }
}
