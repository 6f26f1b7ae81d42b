package flagfall.walls;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static flagfall.walls.Shipped.holds;
import static flagfall.walls.Shipped.notices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import flagfall.ai.Player;
import flagfall.app.arena.player.MatchPlayer;
import flagfall.app.referee.Referee;
import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.GameRecorder;
import flagfall.game.ObservedGame;
import flagfall.game.Veil;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Turn;
import flagfall.server.table.FinishedGames;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// One door for secrets: `Veil` alone turns the truth into what someone may know, and whoever plays never holds it.
class OneDoorTest {

    /// Who may ask a game for its position or its setups, and why.
    private static final Set<Class<?>> TRUTH_READERS = Set.of(
            Game.class, // it is the truth
            EventLog.class, // keeps the truth of each move, for the veil to tell
            Veil.class, // the door
            GameRecorder.class, // writes games that nobody plays any more
            FinishedGames.class, // tells games that are over
            Referee.class); // its protocol gives the whole board to whoever runs it

    /// What holds the truth of a game, or a part of it.
    private static final List<Class<?>> TRUTH =
            List.of(Game.class, EventLog.class, ObservedGame.class, Position.class, PlacedPiece.class, Turn.class);

    private static final ArchRule ONLY_THE_VEIL_MAKES_VIEWS = noClasses()
            .that(areNone(Set.of(Veil.class, PlayerView.class, PlayerMemory.class)))
            .should()
            .callConstructorWhere(DescribedPredicate.describe(
                    "makes a view or a memory",
                    call -> isOneOf(call.getTargetOwner(), Set.of(PlayerView.class, PlayerMemory.class))));

    private static final ArchRule FEW_READ_THE_TRUTH = noClasses()
            .that(areNone(TRUTH_READERS))
            .and()
            .resideOutsideOfPackage("flagfall.server.review..") // looks at games that are over
            .should()
            .callMethodWhere(DescribedPredicate.describe("asks a game for its secrets", OneDoorTest::readsTheTruth));

    private static final ArchRule WHOEVER_PLAYS_HOLDS_NO_TRUTH = classes()
            .that()
            .areAssignableTo(Player.class)
            .or()
            .areAssignableTo(MatchPlayer.class)
            .or()
            .resideInAnyPackage("flagfall.ai..", "flagfall.app.arena.player..", "flagfall.protocol..")
            .should()
            .onlyDependOnClassesThat(
                    DescribedPredicate.describe("hold no truth", type -> !isOneOf(type, Set.copyOf(TRUTH))));

    private static DescribedPredicate<JavaClass> areNone(Set<Class<?>> exceptions) {
        return DescribedPredicate.describe("are none of " + exceptions, type -> !isOneOf(outermost(type), exceptions));
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(OneDoorTest::outermost).orElse(type);
    }

    private static boolean isOneOf(JavaClass type, Set<Class<?>> types) {
        return types.stream().anyMatch(type::isEquivalentTo);
    }

    private static boolean readsTheTruth(JavaCall<?> call) {
        return call.getTargetOwner().isEquivalentTo(Game.class)
                && Set.of("position", "setup").contains(call.getName());
    }

    @Test
    void only_the_veil_makes_views_and_memories() {
        holds(ONLY_THE_VEIL_MAKES_VIEWS);
    }

    @Test
    void few_ask_a_game_for_its_secrets() {
        holds(FEW_READ_THE_TRUTH);
    }

    @Test
    void whoever_plays_holds_no_truth() {
        holds(WHOEVER_PLAYS_HOLDS_NO_TRUTH);
    }

    @Test
    void a_second_door_a_reader_of_the_truth_and_a_player_that_holds_it_are_noticed() {
        assertThat(notices(ONLY_THE_VEIL_MAKES_VIEWS)).isTrue();
        assertThat(notices(FEW_READ_THE_TRUTH)).isTrue();
        assertThat(notices(WHOEVER_PLAYS_HOLDS_NO_TRUTH)).isTrue();
    }
}
