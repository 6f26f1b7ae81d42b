package flagfall.protocol;

import flagfall.piece.Side;

/// Any pieces anywhere, in place of two setups.
public record Start(
        @Required @SchemaName("BoardText") String board,
        @Required Side turn) implements FromServer {}
