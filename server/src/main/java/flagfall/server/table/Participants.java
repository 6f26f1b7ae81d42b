package flagfall.server.table;

import flagfall.piece.Side;
import java.util.Map;
import java.util.Set;

/// Who is at a table: who has which seat, and which of those who play have a stream of it open.
record Participants(Map<Side, String> seats, Set<Side> online) {}
