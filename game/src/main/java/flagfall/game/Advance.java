package flagfall.game;

import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.PositionBuilder;
import org.jspecify.annotations.Nullable;

/// How the position of a game goes on.
interface Advance {

    Position play(Position now, Move move);

    Position back(Position now, int ply);

    /// As values do: the earlier position stays as it was.
    Advance BY_COPY = new Advance() {
        @Override
        public Position play(Position now, Move move) {
            return now.play(move);
        }

        @Override
        public Position back(Position now, int ply) {
            return now.back(ply);
        }
    };

    /// On one copy, which every game of this fold shares: only the last one is true.
    final class InPlace implements Advance {
        private @Nullable PositionBuilder builder;

        @Override
        public Position play(Position now, Move move) {
            PositionBuilder own = builderOf(now);
            own.play(move);
            return own.current();
        }

        @Override
        public Position back(Position now, int ply) {
            PositionBuilder own = builderOf(now);
            own.back(ply);
            return own.current();
        }

        private PositionBuilder builderOf(Position now) {
            PositionBuilder own = builder;
            if (own == null || own.current() != now) {
                own = new PositionBuilder(now);
                builder = own;
            }
            return own;
        }
    }
}
