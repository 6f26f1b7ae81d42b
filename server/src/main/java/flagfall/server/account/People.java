package flagfall.server.account;

/// What people do with their accounts.
public record People(Login login, PersonalData personalData, Profiles profiles, Blocks blocks, NameChanges names) {}
