package flagfall.server.http;

import flagfall.server.account.Accounts;
import flagfall.server.account.People;
import flagfall.server.engine.EngineService;
import flagfall.server.feed.PersonalFeeds;
import flagfall.server.lobby.Lobby;
import flagfall.server.lobby.RecordImports;
import flagfall.server.network.HomeNetwork;
import flagfall.server.presence.Presence;
import flagfall.server.review.ReviewService;
import flagfall.server.store.Heartbeat;
import flagfall.server.table.TableRegistry;

/// The parts of a server that is ready.
public record ApplicationContext(
        Accounts accounts,
        People people,
        Lobby lobby,
        RecordImports imports,
        PersonalFeeds feeds,
        Presence presence,
        TableRegistry tables,
        EngineService engines,
        ReviewService reviews,
        Heartbeat heartbeat,
        HomeNetwork network) {}
