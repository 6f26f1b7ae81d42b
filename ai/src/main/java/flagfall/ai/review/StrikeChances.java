package flagfall.ai.review;

import flagfall.piece.Rank;

/// How a strike could end, by what the attacker could believe before it.
///
/// @param attacker who struck
/// @param wins the chance that it takes the piece, the flag included
/// @param falls the chance that it falls alone
/// @param likeliest what the piece most likely was of all that the attacker falls to, or of all where it falls to none
/// @param chance how likely that was
/// @param actual what it turned out to be
/// @param luck what the outcome added to the winning chances beside what was to be expected
public record StrikeChances(
        Rank attacker, double wins, double falls, Rank likeliest, double chance, Rank actual, double luck) {}
