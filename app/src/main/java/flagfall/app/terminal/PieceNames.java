package flagfall.app.terminal;

import flagfall.piece.Rank;
import flagfall.rules.Ruleset;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What pieces are called: by the plain words, or by the names that the document of a ruleset gives them.
public enum PieceNames {
    PLAIN,
    FANTASY;

    private static final Map<Rank, String> FANTASY_NAMES = Map.ofEntries(
            Map.entry(Rank.MARSHAL, "Dragon Lord"),
            Map.entry(Rank.GENERAL, "Elven King"),
            Map.entry(Rank.COLONEL, "Paladin"),
            Map.entry(Rank.MAJOR, "Warlock"),
            Map.entry(Rank.CAPTAIN, "Dwarven Warlord"),
            Map.entry(Rank.LIEUTENANT, "Knight"),
            Map.entry(Rank.SERGEANT, "Ranger"),
            Map.entry(Rank.MINER, "Sapper"),
            Map.entry(Rank.SCOUT, "Goblin"),
            Map.entry(Rank.SPY, "Assassin"),
            Map.entry(Rank.BOMB, "Cursed Obelisk"),
            Map.entry(Rank.FLAG, "World Stone"));

    /// A plain name in a sentence, with its article and its plural.
    private static final Pattern PLAIN_NAME = Pattern.compile(
            "\\b(?:(an?) )?(marshal|general|colonel|major|captain|lieutenant|sergeant|miner|scout|spy|bomb|flag|spie)(s?)\\b",
            Pattern.CASE_INSENSITIVE);

    /// {@return the names that the document of a ruleset uses}
    public static PieceNames suggestedBy(Ruleset rules) {
        return rules.id().equals("fantasy") ? FANTASY : PLAIN;
    }

    public String of(Rank rank) {
        return this == PLAIN ? rank.word() : FANTASY_NAMES.getOrDefault(rank, rank.word());
    }

    /// {@return such as `an Assassin`}
    String one(Rank rank) {
        return article(of(rank)) + " " + of(rank);
    }

    /// {@return such as `2 scouts`}
    String counted(int count, Rank rank) {
        return count + " " + (count == 1 ? of(rank) : plural(rank));
    }

    private String plural(Rank rank) {
        return this == PLAIN && rank == Rank.SPY ? "spies" : of(rank) + "s";
    }

    /// {@return an English sentence with these names in place of the plain ones}
    String in(String sentence) {
        return this == PLAIN
                ? sentence
                : PLAIN_NAME.matcher(sentence).replaceAll(found -> Matcher.quoteReplacement(renamed(found)));
    }

    private String renamed(MatchResult found) {
        String word = found.group(2).toUpperCase(Locale.ROOT);
        Rank rank = word.equals("SPIE") ? Rank.SPY : Rank.valueOf(word);
        String name = found.group(3).isEmpty() ? of(rank) : plural(rank);
        if (found.group(1) == null) {
            return name;
        }
        String article = article(name);
        boolean begins = Character.isUpperCase(found.group(1).charAt(0));
        return (begins ? article.substring(0, 1).toUpperCase(Locale.ROOT) + article.substring(1) : article) + " "
                + name;
    }

    private static String article(String name) {
        return "aeiou".indexOf(Character.toLowerCase(name.charAt(0))) >= 0 ? "an" : "a";
    }
}
