package flagfall.server.table;

import flagfall.piece.Side;
import java.util.Map;
import java.util.Set;

/// Who is at a table: who has which seat, which of those who play have a stream of it open, and how often
/// one of them has been renamed since the table is in memory.
record Participants(Map<Side, String> seats, Set<Side> online, int renamings) {}
