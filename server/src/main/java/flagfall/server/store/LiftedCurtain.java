package flagfall.server.store;

import flagfall.piece.Side;
import java.time.Instant;

/// For which side the curtain of a hot-seat game is lifted, when the log had how many entries, and since when. With the
/// next entry it falls, whoever writes it; after a draw offer, which ends no turn, it is lifted again.
public record LiftedCurtain(Side side, int slots, Instant at) {}
