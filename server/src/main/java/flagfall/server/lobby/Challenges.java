package flagfall.server.lobby;

import flagfall.server.account.Blocks;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GameRow;
import flagfall.server.store.person.AccountStore;

/// With whom someone may play: whom they challenge by name, and whose offers they take.
public final class Challenges {

    private final AccountStore accounts;
    private final Blocks blocks;

    public Challenges(AccountStore accounts, Blocks blocks) {
        this.accounts = accounts;
        this.blocks = blocks;
    }

    /// {@return the person of this name}
    /// @throws flagfall.server.error.ApiException if there is none whom this caller can play with
    String opponent(String name, Caller.Person caller) {
        String person = accounts.named(name)
                .map(AccountStore.AccountRow::person)
                .filter(other -> !other.equals(caller.id()))
                .orElseThrow(ErrorCode.NO_SUCH_PLAYER::exception);
        blocks.check(caller.id(), person);
        return person;
    }

    /// @throws flagfall.server.error.ApiException if this caller cannot take the free seat of a listed game
    void mayJoin(Caller.Person caller, GameRow game) {
        if (game.isListed()) {
            blocks.check(caller.id(), game.creator());
        }
    }
}
