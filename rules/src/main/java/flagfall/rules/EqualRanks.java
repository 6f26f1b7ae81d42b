package flagfall.rules;

/// What happens when two pieces of one rank meet.
public enum EqualRanks {
    BOTH_FALL,
    ATTACKER_WINS,
    DEFENDER_WINS
}
