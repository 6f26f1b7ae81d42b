package flagfall.ai.evaluation;

/// What a move of the search did. The search owns a few of these and uses them again: one is filled when its move is
/// made, and stays as it is until that move is taken back.
public final class PlayedMove {

    /// Stands for no piece.
    public static final int NOBODY = -1;

    public int mover;
    public int from;
    public int to;
    /// The piece attacked, or nobody.
    public int target;
    /// Where the two stand afterwards; zero for one that fell.
    public int moverAt;

    public int targetAt;
    /// The ranks of the two, if it was an attack: known ones, or what the search takes an unknown piece to be.
    public int moverRank;

    public int targetRank;
    /// The enemy piece that was unknown before and has a rank from now on, or nobody.
    public int revealed;
    /// What the revealed piece counts for should it fall: the mean of all that it may have been.
    public int revealedValue;
    /// The piece of ours that the enemy did not know before and knows from now on, or nobody.
    public int shown;

    public boolean isAttack() {
        return target != NOBODY;
    }
}
