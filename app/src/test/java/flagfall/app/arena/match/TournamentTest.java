package flagfall.app.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.app.arena.game.MoveTimes;
import flagfall.app.arena.match.Tournament.Meeting;
import flagfall.app.arena.player.FaultKind;
import flagfall.app.arena.report.Standings;
import flagfall.app.score.Pentanomial;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TournamentTest {

    private static Tally tally(int wins, int draws, int losses) {
        return new Tally(
                wins,
                draws,
                losses,
                0,
                Pentanomial.NONE,
                Map.of("flag", wins + draws + losses),
                new PlayerStats(Map.of(FaultKind.CRASH, 1), "gone", MoveTimes.NONE),
                PlayerStats.NONE);
    }

    private static final Tournament THREE = new Tournament(List.of("weak", "middling", "strong"), Map.of())
            .with(new Meeting(0, 1), tally(20, 10, 70))
            .with(new Meeting(1, 2), tally(25, 0, 75))
            .with(new Meeting(0, 2), tally(10, 0, 90));

    @Test
    void in_a_round_robin_everyone_meets_everyone_once() {
        assertThat(Tournament.roundRobin(3)).containsExactly(new Meeting(0, 1), new Meeting(0, 2), new Meeting(1, 2));
        assertThat(Tournament.ladder(4)).containsExactly(new Meeting(0, 1), new Meeting(1, 2), new Meeting(2, 3));
    }

    @Test
    void points_count_for_both_who_met() {
        assertThat(THREE.points(0, 1)).isEqualTo(25);
        assertThat(THREE.points(1, 0)).isEqualTo(75);
        assertThat(THREE.points(1)).isEqualTo(100);
        assertThat(THREE.games(1)).isEqualTo(200);
        assertThat(THREE.faults(0)).isEqualTo(2);
        assertThat(THREE.faults(2)).isZero();
    }

    @Test
    void the_table_has_the_strongest_first() {
        List<String> lines = Standings.of(THREE);
        assertThat(lines).hasSize(5);
        assertThat(lines.get(2)).startsWith("| 1 | strong | +1").endsWith("| 165.0 | 200 | 0 |  | 75 % | 90 % |");
        assertThat(lines.get(4)).startsWith("| 3 | weak | -1").endsWith("| 35.0 | 200 | 2 | 10 % | 25 % |  |");
    }
}
