package flagfall.server.account;

/// What people do with their accounts.
public record People(Login login, Belongings belongings, Profiles profiles, Blocks blocks, NameChanges names) {}
