package flagfall.ai;

import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.Random;

/// Moves anything anywhere: every legal move is as likely as any other. The yardstick that all others must beat.
public record RandomPlayer(long seed) implements Player {

    @Override
    public Setup place(Ruleset rules, Side side) {
        return Setup.random(rules, side, seed);
    }

    @Override
    public Move choose(PlayerMemory memory, Budget budget) {
        PlayerView view = memory.view();
        if (view.moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        return view.moves()
                .get(new Random(seed + 31L * view.ply()).nextInt(view.moves().size()));
    }
}
