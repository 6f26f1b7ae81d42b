package flagfall.server.store.person;

import java.util.Locale;

/// What a token was given for: to a guest, to someone who signed in, or to a program of theirs.
public enum TokenKind {
    GUEST,
    SESSION,
    PROGRAM;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static TokenKind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
