package flagfall.server.account;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.protocol.PeopleAnswer;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.BlockStore;
import flagfall.server.store.person.SavedSetupStore;
import flagfall.server.store.person.TokenKind;
import flagfall.server.store.person.TokenStore;
import java.time.InstantSource;
import java.util.List;

/// What is stored for the caller: tokens for programs, saved setups, and all of it as one answer.
public final class PersonalData {

    private static final int MOST_TOKENS = 50;
    private static final int MOST_SETUPS = 200;

    private final AccountStore accounts;
    private final TokenStore tokens;
    private final SavedSetupStore setups;
    private final BlockStore blocks;
    private final Accounts recognised;
    private final RandomSource random;
    private final InstantSource time;

    public PersonalData(
            AccountStore accounts,
            TokenStore tokens,
            SavedSetupStore setups,
            BlockStore blocks,
            Accounts recognised,
            RandomSource random,
            InstantSource time) {
        this.accounts = accounts;
        this.tokens = tokens;
        this.setups = setups;
        this.blocks = blocks;
        this.recognised = recognised;
        this.random = random;
        this.time = time;
    }

    /// {@return a new token for a program, and the only copy of it}
    public PeopleAnswer.ProgramToken newToken(Caller.Person caller, String label) {
        if (caller.registered().credential().kind() != TokenKind.SESSION) {
            // Ending a token that got into wrong hands must be enough.
            throw ErrorCode.NO_SESSION.exception();
        }
        Label.checked(label);
        if (tokens.programs(caller.id()).size() >= MOST_TOKENS) {
            throw ErrorCode.TOO_MANY_KEPT.exception(MOST_TOKENS);
        }
        String id = random.id();
        String token = random.secret();
        tokens.add(new TokenStore.NewToken(
                TokenHash.of(token), id, caller.id(), TokenKind.PROGRAM, label, time.instant(), null));
        return new PeopleAnswer.ProgramToken(id, token);
    }

    public PeopleAnswer.TokenList tokens(Caller.Person caller) {
        return new PeopleAnswer.TokenList(tokens.programs(caller.registered().id()).stream()
                .map(token -> new PeopleAnswer.TokenInfo(token.id(), token.label()))
                .toList());
    }

    public void endToken(Caller.Person caller, String id) {
        if (!tokens.end(caller.registered().id(), id, TokenKind.PROGRAM)) {
            throw ErrorCode.UNKNOWN_TOKEN.exception();
        }
        recognised.changed(caller.id());
    }

    public PeopleAnswer.SavedSetups setups(Caller.Person caller) {
        return new PeopleAnswer.SavedSetups(setupsOf(caller));
    }

    private List<PeopleAnswer.SavedSetup> setupsOf(Caller.Person caller) {
        return setups.of(caller.id()).stream()
                .map(saved -> new PeopleAnswer.SavedSetup(saved.name(), ruleset(saved.ruleset()), saved.setup()))
                .toList();
    }

    private static JsonNode ruleset(String text) {
        return text.startsWith("{") ? Wire.read(text, JsonNode.class) : TextNode.valueOf(text);
    }

    /// Keeps a setup, in place of any other of this name.
    ///
    /// @throws ApiException with every flaw
    public void save(Caller.Person caller, String name, Ruleset rules, String setup) {
        Label.checked(name);
        SetupText.Draft draft = SetupText.read(setup, Side.RED, rules);
        if (!draft.flaws().isEmpty()) {
            throw ApiException.flawed(draft.flaws());
        }
        String law = Wire.rulesetText(Wire.ruleset(rules));
        if (!setups.put(caller.id(), new SavedSetupStore.SavedSetupRow(name, law, setup), MOST_SETUPS)) {
            throw ErrorCode.TOO_MANY_KEPT.exception(MOST_SETUPS);
        }
    }

    public void removeSetup(Caller.Person caller, String name) {
        if (!setups.remove(caller.id(), name)) {
            throw ErrorCode.UNKNOWN_SETUP.exception();
        }
    }

    /// {@return everything that is stored about the caller, but for what others may see on a profile}
    ///
    /// Half-placed armies of hot-seat games are not in it either: the other side at the screen would read them.
    public PeopleAnswer.Export export(Caller.Person caller, PeopleAnswer.Me me) {
        return new PeopleAnswer.Export(
                me.name(),
                me.guest(),
                me.bot(),
                accounts.of(caller.id())
                        .map(account -> account.created().toEpochMilli())
                        .orElse(null),
                me.ratings(),
                setupsOf(caller),
                caller.hasAccount() ? tokens(caller).tokens() : List.of(),
                accounts.games(caller.id()),
                blocks.messages(caller.id()),
                blocks.of(caller.id()));
    }
}
