package flagfall.server.account;

import flagfall.protocol.PeopleAnswer;
import flagfall.protocol.RatingInfo;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.error.ErrorCode;
import flagfall.server.rating.PlayerRating;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.RatingStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What everyone may know about people: ratings and finished games. Nothing of a game that goes on.
public final class Profiles {

    private final AccountStore accounts;
    private final RatingStore ratings;

    public Profiles(AccountStore accounts, RatingStore ratings) {
        this.accounts = accounts;
        this.ratings = ratings;
    }

    public PeopleAnswer.Me me(Caller.Person caller) {
        return new PeopleAnswer.Me(caller.name(), !caller.hasAccount(), caller.bot(), ratingsOf(caller.id()));
    }

    private Map<String, RatingInfo> ratingsOf(String person) {
        Map<String, RatingInfo> known = new TreeMap<>();
        ratings.of(person).forEach((ruleset, row) -> known.put(ruleset, info(row)));
        return known;
    }

    private static RatingInfo info(RatingStore.RatingRow row) {
        return new RatingInfo(row.rating().rating(), row.rating().deviation(), row.games());
    }

    /// {@return what everyone may know about someone}
    /// @throws flagfall.server.error.ApiException if nobody has this name
    public PeopleAnswer.Profile profile(String name) {
        AccountStore.AccountRow account = accounts.named(name).orElseThrow(ErrorCode.UNKNOWN_PLAYER::exception);
        RatingStore.GameCounts counts = ratings.counts(account.person());
        return new PeopleAnswer.Profile(
                account.name(),
                account.bot(),
                ratingsOf(account.person()),
                counts.games(),
                counts.won(),
                counts.drawn(),
                counts.games() - counts.won() - counts.drawn());
    }

    /// {@return how the rating of someone has come about}
    /// @throws flagfall.server.error.ApiException if there is no such ruleset, or nobody has this name
    public PeopleAnswer.RatingCurve curve(String name, String ruleset) {
        Ruleset rules = Rulesets.named(ruleset).orElseThrow(ErrorCode.UNKNOWN_RULESET::exception);
        AccountStore.AccountRow account = accounts.named(name).orElseThrow(ErrorCode.UNKNOWN_PLAYER::exception);
        List<RatingStore.RatedResult> results = ratings.curve(account.person(), rules);
        return new PeopleAnswer.RatingCurve(
                results.isEmpty()
                        ? PlayerRating.START.rating()
                        : results.getFirst().before(),
                results.stream()
                        .map(result -> new PeopleAnswer.RatingPoint(result.at().toEpochMilli(), result.after()))
                        .toList());
    }

    /// {@return the strongest players of a ruleset}
    /// @throws flagfall.server.error.ApiException if there is no such ruleset
    public PeopleAnswer.Leaderboard leaderboard(String ruleset, boolean bots) {
        if (Rulesets.named(ruleset).isEmpty()) {
            throw ErrorCode.UNKNOWN_RULESET.exception();
        }
        List<PeopleAnswer.RankedPlayer> ranked = new ArrayList<>();
        for (RatingStore.RankedRow row : ratings.best(ruleset, bots)) {
            RatingInfo info = info(row.rating());
            ranked.add(new PeopleAnswer.RankedPlayer(
                    ranked.size() + 1, row.name(), info.rating(), info.deviation(), info.games()));
        }
        return new PeopleAnswer.Leaderboard(ranked);
    }
}
