package flagfall.app.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.MatchSettings;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.game.PlayedGame;
import flagfall.app.score.Sprt;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchTest {

    private static final MatchSettings.Caps SHORT = new MatchSettings.Caps(60, 60);

    private static Contender level(int number) {
        return new Contender.Engine("level:" + number, Level.of(number), Budget.nodes(50));
    }

    private static Pairing pairing(Ruleset rules, MatchSettings.Armies armies, MatchSettings.Caps caps) {
        MatchSettings settings = new MatchSettings(rules, armies, Duration.ofSeconds(10), caps, Redirect.DISCARD);
        return new Pairing(level(2), level(1), new Pairing.Held(true, true), settings);
    }

    private static List<PlayedGame> games(Pairing pairing, int pairs, int threads) {
        List<PlayedGame> games = new ArrayList<>();
        new Match(pairing, pairs, threads, 1, new Goal.AllGames()).play(new Match.MatchListener() {
            @Override
            public void game(int number, PlayedGame game) {
                games.add(game);
            }

            @Override
            public void score(Tally tally) {}
        });
        return games;
    }

    private static String setup(PlayedGame played, Side side) {
        Setup setup = played.game().setup(side).orElseThrow();
        return SetupText.write(setup, played.game().rules().board());
    }

    static List<Ruleset> rulesets() {
        return Rulesets.named();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void every_ruleset_can_be_played(Ruleset rules) {
        Tally tally = new Match(pairing(rules, MatchSettings.Armies.OWN, SHORT), 1, 2, 1, new Goal.AllGames())
                .play(Match.MatchListener.NOBODY);
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.faults()).isZero();
    }

    @Test
    void a_match_is_the_same_again_however_many_games_are_played_at_a_time() {
        Pairing pairing = pairing(Rulesets.BARRAGE, MatchSettings.Armies.SHARED, SHORT);
        Tally one = new Match(pairing, 3, 1, 9, new Goal.AllGames()).play(Match.MatchListener.NOBODY);
        Tally other = new Match(pairing, 3, 3, 9, new Goal.AllGames()).play(Match.MatchListener.NOBODY);
        assertThat(one.pentanomial()).isEqualTo(other.pentanomial());
        assertThat(one.endings()).isEqualTo(other.endings());
        assertThat(one.plies()).isEqualTo(other.plies());
    }

    @Test
    void an_engine_that_fails_is_counted_as_a_fault() {
        Level broken = new Level(1, "Broken", "Places an army and fails.", Duration.ZERO, seed -> new Player() {
            @Override
            public Setup place(Ruleset rules, Side side) {
                return Setup.random(rules, side, seed);
            }

            @Override
            public Move choose(PlayerMemory memory, Budget budget) {
                throw new IllegalStateException("out of order");
            }
        });
        MatchSettings settings = new MatchSettings(
                Rulesets.BARRAGE, MatchSettings.Armies.OWN, Duration.ofSeconds(10), SHORT, Redirect.DISCARD);
        Pairing pairing = new Pairing(
                level(1),
                new Contender.Engine("broken", broken, Budget.nodes(1)),
                new Pairing.Held(true, true),
                settings);
        Tally tally = new Match(pairing, 1, 1, 1, new Goal.AllGames()).play(Match.MatchListener.NOBODY);
        assertThat(tally.faults()).isEqualTo(2);
    }

    @Test
    void it_stops_as_soon_as_a_sequential_test_has_spoken() {
        Pairing pairing = pairing(Rulesets.BARRAGE, MatchSettings.Armies.SHARED, SHORT);
        Sprt test = new Sprt(-400, 0);
        Tally tally = new Match(pairing, 500, 2, 1, new Goal.SequentialTest(test)).play(Match.MatchListener.NOBODY);
        assertThat(test.decide(tally.pentanomial())).isEqualTo(Sprt.Decision.SECOND);
        assertThat(tally.games()).isLessThan(200);
    }

    @Test
    void a_game_that_goes_on_too_long_is_a_draw() {
        Tally tally = new Match(
                        pairing(Rulesets.CLASSIC, MatchSettings.Armies.OWN, new MatchSettings.Caps(10, 200)),
                        1,
                        1,
                        1,
                        new Goal.AllGames())
                .play(Match.MatchListener.NOBODY);
        assertThat(tally.draws()).isEqualTo(2);
        assertThat(tally.endings()).containsOnlyKeys("capped");
        assertThat(tally.plies()).isEqualTo(20);
    }

    @Nested
    class In_a_pair {

        @Test
        void colours_are_swapped() {
            List<PlayedGame> games = games(pairing(Rulesets.DUEL, MatchSettings.Armies.SHARED, SHORT), 1, 1);
            assertThat(games.getFirst().red())
                    .isEqualTo("level:2")
                    .isEqualTo(games.getLast().blue());
            assertThat(games.getFirst().blue())
                    .isEqualTo("level:1")
                    .isEqualTo(games.getLast().red());
        }

        @Test
        void shared_armies_stay_where_they_are() {
            List<PlayedGame> games = games(pairing(Rulesets.DUEL, MatchSettings.Armies.SHARED, SHORT), 1, 1);
            assertThat(setup(games.getFirst(), Side.RED)).isEqualTo(setup(games.getLast(), Side.RED));
            assertThat(setup(games.getFirst(), Side.BLUE)).isEqualTo(setup(games.getLast(), Side.BLUE));
            assertThat(setup(games.getFirst(), Side.RED)).isNotEqualTo(setup(games.getFirst(), Side.BLUE));
        }

        @Test
        void own_armies_go_with_their_players() {
            List<PlayedGame> games = games(pairing(Rulesets.DUEL, MatchSettings.Armies.OWN, SHORT), 1, 1);
            assertThat(setup(games.getFirst(), Side.RED)).isEqualTo(setup(games.getLast(), Side.BLUE));
            assertThat(setup(games.getFirst(), Side.BLUE)).isEqualTo(setup(games.getLast(), Side.RED));
        }
    }

    @Nested
    class Players {

        private static Contender read(String text) {
            return Contender.read(text, level -> Budget.time(level.thinkingTime()));
        }

        @Test
        void are_levels_with_their_own_or_another_budget() {
            assertThat(read("level:3"))
                    .isEqualTo(new Contender.Engine(
                            "level:3", Level.of(3), Budget.time(Level.of(3).thinkingTime())));
            assertThat(read("level:3/100ms"))
                    .isEqualTo(new Contender.Engine("level:3/100ms", Level.of(3), Budget.time(Duration.ofMillis(100))));
            assertThat(read("level:8/2000n"))
                    .isEqualTo(new Contender.Engine("level:8/2000n", Level.of(8), Budget.nodes(2000)));
        }

        @Test
        void are_programs_with_their_arguments() {
            assertThat(read("cmd:/opt/bin/probe --say 'two words' \"and more\""))
                    .isEqualTo(new Contender.ExternalProgram(
                            "probe", List.of("/opt/bin/probe", "--say", "two words", "and more")));
        }

        @Test
        void may_be_given_a_name() {
            assertThat(read("old=cmd:probe -v 1").name()).isEqualTo("old");
            assertThat(read("quick=level:3/1ms").name()).isEqualTo("quick");
            assertThat(read("level:3=level:3/1ms").name()).isEqualTo("level:3");
        }

        @Test
        void are_nothing_else() {
            for (String text : List.of("", "level:", "level:99", "level:3/", "level:3/5", "cmd:", "cmd: ", "best")) {
                assertThatThrownBy(() -> read(text)).as(text).isInstanceOf(IllegalArgumentException.class);
            }
        }
    }
}
