package flagfall.app.arena.match;

import flagfall.app.arena.game.MoveTimes;
import flagfall.app.arena.game.PlayedGame;
import flagfall.app.arena.game.Verdict;
import flagfall.app.arena.player.FaultKind;
import flagfall.piece.Side;
import java.util.EnumMap;
import java.util.Map;

/// How a player behaved in a match: what it broke games off with, which counts neither for it nor against it, and how
/// long it took for its moves.
///
/// @param complaint what was wrong the last time, or nothing
public record PlayerStats(Map<FaultKind, Integer> faults, String complaint, MoveTimes times) {

    public static final PlayerStats NONE = new PlayerStats(Map.of(), "", MoveTimes.NONE);

    public PlayerStats {
        faults = Map.copyOf(faults);
    }

    /// {@return this, and how it behaved in one more game}
    PlayerStats plus(PlayedGame game, Side side) {
        Map<FaultKind, Integer> more = new EnumMap<>(FaultKind.class);
        more.putAll(faults);
        String latest = complaint;
        if (game.verdict() instanceof Verdict.Faulted faulted && faulted.by() == side) {
            more.merge(faulted.kind(), 1, Integer::sum);
            latest = faulted.message();
        }
        return new PlayerStats(more, latest, times.plus(game.times(side)));
    }

    /// {@return how many games it broke off}
    int broken() {
        return faults.values().stream().mapToInt(Integer::intValue).sum();
    }
}
