package flagfall.server.account;

import flagfall.server.error.ErrorCode;

/// What people call something: a setup or a token of theirs. 1 to 40 printable characters.
public final class Label {

    private static final int LONGEST = 40;

    private Label() {}

    /// {@return the label itself}
    /// @throws flagfall.server.error.ApiException if it cannot be used
    static String checked(String label) {
        int length = label.codePointCount(0, label.length());
        boolean good = length >= 1 && length <= LONGEST && label.codePoints().allMatch(Label::isPrintable);
        if (!good || label.isBlank()) {
            throw ErrorCode.BAD_LABEL.exception(1, LONGEST);
        }
        return label;
    }

    /// {@return as much of a text as can be shown as a name; empty where nothing can}
    public static String cleaned(String text) {
        return text.codePoints()
                .filter(Label::isPrintable)
                .limit(LONGEST)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
    }

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
