package flagfall.ai.network;

import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.notation.Json;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The first line of a weight file: what the numbers after it are, and what they were trained for. A line that this
/// program cannot follow to the letter is refused.
///
/// @param trained ids of the rulesets it was trained for
/// @param halves whether a number takes two bytes (the upper half of a float) or four
/// @param tensors names in the order of the file
record NetworkHeader(NetworkShape shape, Set<String> trained, boolean halves, List<String> tensors) {

    static final String MAGIC = "flagfall-network";
    static final long VERSION = 1;
    /// The laws that the simulator of the training plays by.
    static final String RULES = "universal-1";
    /// In place of a list of rulesets: trained for every one that the planes can tell, custom ones too.
    private static final String EVERY = "*";

    NetworkHeader {
        trained = Set.copyOf(trained);
        tensors = List.copyOf(tensors);
    }

    /// {@return whether the network was trained for games under these rules}
    boolean knows(Ruleset rules) {
        return (trained.contains(EVERY) && Encoder.covers(rules))
                || Rulesets.named().stream().anyMatch(named -> trained.contains(named.id()) && isVariant(rules, named));
    }

    /// Who begins, who places first, the chase law and the quiet limit change little: legal moves are legal moves.
    private static boolean isVariant(Ruleset rules, Ruleset named) {
        Ruleset alike = rules.with(change -> {
            change.id = named.id();
            change.firstMover = named.firstMover();
            change.setupOrder = named.setupOrder();
            change.chase = named.chase();
            change.quietLimit = named.quietLimit();
        });
        return alike.equals(named);
    }

    /// @throws UnusableNetworkException if this program does not know such a file
    static NetworkHeader read(String line) {
        Map<?, ?> fields = fields(line);
        demand(fields, "magic", MAGIC);
        demand(fields, "version", VERSION);
        demand(fields, "rules", RULES);
        demand(fields, "encoder", Encoder.VERSION);
        demand(fields, "planes", (long) Encoder.PLANES);
        demand(fields, "positions", (long) Frame.POSITIONS);
        NetworkShape shape = new NetworkShape(number(fields, "d"), number(fields, "L"), number(fields, "h"));
        return new NetworkHeader(shape, trained(fields), halves(fields), tensors(fields, shape));
    }

    private static Map<?, ?> fields(String line) {
        try {
            if (Json.read(line) instanceof Map<?, ?> fields) {
                return fields;
            }
        } catch (IllegalArgumentException e) {
            throw new UnusableNetworkException("The first line of the weight file cannot be read: " + e.getMessage());
        }
        throw new UnusableNetworkException("The first line of the weight file is no JSON object.");
    }

    private static void demand(Map<?, ?> fields, String name, Object wanted) {
        Object found = fields.get(name);
        if (!wanted.equals(found)) {
            throw new UnusableNetworkException("The weight file's \"" + name + "\" is "
                    + (found == null ? "missing" : "\"" + found + "\"") + "; this program needs \"" + wanted + "\".");
        }
    }

    private static int number(Map<?, ?> fields, String name) {
        if (fields.get(name) instanceof Long number) {
            return Math.toIntExact(number);
        }
        throw new UnusableNetworkException("The weight file's \"" + name + "\" is no number.");
    }

    private static Set<String> trained(Map<?, ?> fields) {
        if (fields.get("trained") instanceof List<?> list) {
            return Set.copyOf(list.stream().map(Object::toString).toList());
        }
        throw new UnusableNetworkException("The weight file does not list the rulesets it was \"trained\" for.");
    }

    private static boolean halves(Map<?, ?> fields) {
        Object type = fields.get("type");
        if (!"bf16".equals(type) && !"f32".equals(type)) {
            throw new UnusableNetworkException("The weight file's \"type\" is " + type + ", not bf16 or f32.");
        }
        return "bf16".equals(type);
    }

    private static List<String> tensors(Map<?, ?> fields, NetworkShape shape) {
        Map<String, List<Integer>> wanted = shape.tensors();
        List<String> names = new ArrayList<>();
        if (fields.get("tensors") instanceof List<?> list) {
            for (Object entry : list) {
                names.add(tensor(entry, wanted));
            }
        }
        if (names.size() != wanted.size() || !Set.copyOf(names).equals(wanted.keySet())) {
            throw new UnusableNetworkException("The weight file lists " + names.size() + " tensors, and a network of "
                    + "its shape has these " + wanted.size() + ": " + wanted.keySet() + ".");
        }
        return names;
    }

    private static String tensor(Object entry, Map<String, List<Integer>> wanted) {
        if (entry instanceof List<?> pair
                && pair.size() == 2
                && pair.getFirst() instanceof String name
                && pair.getLast() instanceof List<?> shape
                && shape.toString().equals(String.valueOf(wanted.get(name)))) {
            return name;
        }
        throw new UnusableNetworkException("The weight file's tensor " + entry + " is not of the shape it declares.");
    }
}
