package flagfall.parity;

import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.RepetitionWarning;
import flagfall.position.Turn;
import flagfall.rules.Clash;
import flagfall.testkit.witness.WitnessEvent;
import java.util.EnumMap;
import java.util.Map;

/// The rare events that a comparison is worth nothing without. They are counted, so that we know they came up.
enum Rarity {
    SHUTTLE_FORBIDDEN,
    CHASE_FORBIDDEN,
    SIDE_BLOCKED,
    BOTH_IMMOBILE,
    PASS,
    QUIET_DRAW,
    BOMB_SPENT,
    DEFENDER_ADVANCED,
    SCOUT_TURNED;

    /// How often each was seen.
    static final class Tally {
        private final Map<Rarity, Integer> counts = new EnumMap<>(Rarity.class);

        void see(Rarity rarity) {
            counts.merge(rarity, 1, Integer::sum);
        }

        int count(Rarity rarity) {
            return counts.getOrDefault(rarity, 0);
        }

        void add(Tally other) {
            other.counts.forEach((rarity, count) -> counts.merge(rarity, count, Integer::sum));
        }

        void seeForbidden(Position position) {
            for (RepetitionWarning warning : position.repetitionWarnings()) {
                if (warning.isForbidden()) {
                    see(warning.law() == Refusal.CHASE ? CHASE_FORBIDDEN : SHUTTLE_FORBIDDEN);
                }
            }
        }

        void seeTurn(Turn turn, WitnessEvent event) {
            if (event.advanced()) {
                see(DEFENDER_ADVANCED);
            }
            if (turn.passed()) {
                see(PASS);
            }
            if (turn.move() instanceof Move.Turning) {
                see(SCOUT_TURNED);
            }
            if (turn instanceof Turn.Attack attack
                    && attack.defender().rank() == Rank.BOMB
                    && attack.clash() == Clash.BOTH_FALL) {
                see(BOMB_SPENT);
            }
        }

        void seeEnd(Position position) {
            switch (position.outcome()) {
                case Outcome.Drawn(Outcome.Reason reason) ->
                    see(reason == Outcome.Reason.QUIET ? QUIET_DRAW : BOTH_IMMOBILE);
                case Outcome.Won(Side _, Outcome.Reason reason) -> {
                    long movable = position.placed().stream()
                            .filter(placed -> placed.piece().rank().canMove())
                            .map(placed -> placed.piece().side())
                            .distinct()
                            .count();
                    if (reason == Outcome.Reason.IMMOBILE && movable == 2) {
                        see(SIDE_BLOCKED);
                    } else if (movable == 0) {
                        see(BOTH_IMMOBILE);
                    }
                }
                case Outcome.Ongoing() -> {}
            }
        }

        @Override
        public String toString() {
            return counts.toString();
        }
    }
}
