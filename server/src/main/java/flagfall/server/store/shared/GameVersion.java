package flagfall.server.store.shared;

/// How far a game is in the store: how many entries its log has, and how many of its seats are taken. Both only
/// grow, so whoever has as many has the same.
public record GameVersion(String game, int slots, int seats) {}
