package flagfall.app.arena.game;

import flagfall.ai.Level;
import flagfall.app.arena.player.EnginePlayer;
import flagfall.app.arena.player.LineChannel;
import flagfall.app.arena.player.MatchPlayer;
import flagfall.app.arena.player.ProgramPlayer;
import flagfall.game.Game;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/// Two games between the same two players, with colours swapped: `a` is Red in the first and Blue in the second.
public record GamePair(PlayedGame first, PlayedGame second) {

    /// {@return the half points that the first player made in both games together; nothing where one was broken off}
    public OptionalInt halfPoints() {
        OptionalInt one = first.halfPoints(Side.RED);
        OptionalInt other = second.halfPoints(Side.BLUE);
        return one.isPresent() && other.isPresent()
                ? OptionalInt.of(one.getAsInt() + other.getAsInt())
                : OptionalInt.empty();
    }

    /// Plays both games.
    ///
    /// @param seed decides whatever is left to chance, except in programs that ignore it
    public static GamePair play(Pairing pairing, long seed) {
        Staging staging = new Staging(pairing, seed);
        return new GamePair(staging.play(Side.RED), staging.play(Side.BLUE));
    }

    private record Staging(Pairing pairing, long seed) {

        /// Plays one game with the first player on this side.
        PlayedGame play(Side aSide) {
            Contender red = on(Side.RED, aSide);
            Contender blue = on(Side.BLUE, aSide);
            Ruleset rules = pairing.settings().rules();
            Set<Side> excused = excused(aSide);
            Game game = Game.create(rules, rules.firstMover().draw(seed), excused);
            Map<Side, Supplier<MatchPlayer>> starters =
                    Map.of(Side.RED, () -> start(red, Side.RED, aSide), Side.BLUE, () -> start(blue, Side.BLUE, aSide));
            GameRunner runner =
                    new GameRunner(game, starters, pairing.settings().caps());
            Verdict verdict = runner.play();
            return new PlayedGame(red.name(), blue.name(), runner.game(), excused, runner.times(), verdict);
        }

        private Contender on(Side side, Side aSide) {
            return side == aSide ? pairing.a() : pairing.b();
        }

        private Set<Side> excused(Side aSide) {
            Set<Side> excused = EnumSet.noneOf(Side.class);
            if (!pairing.held().a()) {
                excused.add(aSide);
            }
            if (!pairing.held().b()) {
                excused.add(aSide.opponent());
            }
            return excused;
        }

        private MatchPlayer start(Contender who, Side side, Side aSide) {
            long ownSeed = seedOf(side == aSide);
            return switch (who) {
                case Contender.Engine computer ->
                    new EnginePlayer(computer.level().player(ownSeed), computer.budget(), setup(computer, side, aSide));
                case Contender.ExternalProgram program ->
                    new ProgramPlayer(
                            LineChannel.with(
                                    program.command(),
                                    Map.of("SEED", Long.toString(ownSeed)),
                                    pairing.settings().errors()),
                            side,
                            on(side.opponent(), aSide).name(),
                            pairing.settings().limit());
            };
        }

        /// In shared armies, `a` places for Red and `b` for Blue, whoever then plays them.
        private Setup setup(Contender.Engine who, Side side, Side aSide) {
            boolean byA = pairing.sharesArmies() ? side == Side.RED : side == aSide;
            Contender author = byA ? pairing.a() : pairing.b();
            Level level = author instanceof Contender.Engine computer ? computer.level() : who.level();
            Ruleset rules = pairing.settings().rules();
            Setup setup = level.player(seedOf(byA)).place(rules, Side.RED);
            return SetupText.read(SetupText.write(setup, rules.board()), side, rules)
                    .setup();
        }

        private long seedOf(boolean a) {
            return Seeds.mix(seed, a ? 0 : 1);
        }
    }
}
