package flagfall.parity;

import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Rulesets as the referee reads them: the named ones, and custom ones made up from a seed, most of them small, so
/// that games soon come to the corners of the law. Two kinds are bred for it: a pursuit has one or two pieces a side
/// that can move and the chase law on, a crowd is mostly bombs.
final class RandomRules {

    private static final String[] KINDS = {
        "marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner", "scout", "spy", "bomb"
    };

    private static final int SCOUT = 8;
    private static final int BOMB = 10;

    private final Random random;

    RandomRules(Random random) {
        this.random = random;
    }

    String next() {
        List<Ruleset> named = Rulesets.named();
        return switch (random.nextInt(8)) {
            case 0 -> named.get(random.nextInt(named.size())).id();
            case 1, 2, 3 -> custom(4 + random.nextInt(2), 4 + random.nextInt(2), 2, 0, "MORE_SQUARE");
            case 4, 5 -> custom(4, 4, 8, 5, "OFF");
            default -> custom(4 + random.nextInt(7), 4 + random.nextInt(7), 39, 1, "MORE_SQUARE");
        };
    }

    private String custom(int columns, int rows, int mostPieces, int bombs, String chase) {
        int homeRows = 1 + random.nextInt((rows - 1) / 2);
        return "{\"base\":\""
                + Rulesets.named().get(random.nextInt(Rulesets.named().size())).id() + "\""
                + ",\"board\":{\"columns\":" + columns + ",\"rows\":" + rows + ",\"homeRows\":" + homeRows
                + ",\"lakes\":[" + lakes(columns, rows, homeRows) + "]}"
                + ",\"army\":{" + army(Math.min(columns * homeRows - 1, mostPieces), bombs) + "}"
                + field("firstMover", "RED", "BLUE")
                + field("scoutStrike", "ADJACENT", "IN_LINE", "MOVE_THEN_STRIKE")
                + field("bomb", "STAYS", "SPENT")
                + field("winningDefender", "STAYS", "ADVANCES")
                + field("equalRanks", "BOTH_FALL", "BOTH_FALL", "ATTACKER_WINS", "DEFENDER_WINS")
                + field("reveal", "FOR_GOOD", "UNTIL_TURN_ENDS")
                + field(
                        "twoSquare",
                        "OFF",
                        "OFF",
                        "OFF",
                        "SHUTTLE",
                        "BOUNDARY_1",
                        "BOUNDARY_2",
                        "BOUNDARY_3",
                        "BOUNDARY_5")
                + field("chase", chase, chase, "OFF")
                + field("blocked", "LOSES", "PASSES")
                + field("bothImmobile", "DRAW", "TO_MOVE_LOSES")
                + ",\"quietLimit\":" + (random.nextInt(3) == 0 ? 3 + random.nextInt(20) : 400) + "}";
    }

    private String field(String name, String... values) {
        return ",\"" + name + "\":\"" + values[random.nextInt(values.length)] + "\"";
    }

    private String lakes(int columns, int rows, int homeRows) {
        List<String> lakes = new ArrayList<>();
        for (int row = homeRows; row < rows - homeRows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextInt(8) == 0) {
                    lakes.add("\"" + (char) ('a' + column) + (row + 1) + "\"");
                }
            }
        }
        return String.join(",", lakes);
    }

    /// Scouts and bombs are where the rule books disagree most.
    private int kind(int bombs) {
        if (random.nextInt(8) < bombs) {
            return BOMB;
        }
        return random.nextInt(3) == 0 ? SCOUT : random.nextInt(KINDS.length);
    }

    private String army(int most, int bombs) {
        int[] counts = new int[KINDS.length];
        int pieces = 1 + random.nextInt(most);
        for (int piece = 0; piece < pieces; piece++) {
            counts[piece == 0 ? random.nextInt(BOMB) : kind(bombs)]++;
        }
        StringBuilder army = new StringBuilder("\"flag\":1");
        for (int kind = 0; kind < KINDS.length; kind++) {
            army.append(",\"").append(KINDS[kind]).append("\":").append(counts[kind]);
        }
        return army.toString();
    }
}
