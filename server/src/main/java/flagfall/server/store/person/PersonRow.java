package flagfall.server.store.person;

import java.time.Instant;

/// Who has a token, and until when it is good. `token` is the id of the token itself, and tells nothing about it.
public record PersonRow(String id, String name, boolean bot, TokenKind kind, String token, Instant expires) {}
