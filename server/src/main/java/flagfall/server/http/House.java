package flagfall.server.http;

import flagfall.server.account.Accounts;
import flagfall.server.lobby.Lobby;
import flagfall.server.mind.Thinker;
import flagfall.server.table.Tables;

/// Everything behind the front door, once it is ready.
public record House(Accounts accounts, Lobby lobby, Tables tables, Thinker thinker) {}
