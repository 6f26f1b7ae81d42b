package flagfall.ai.belief;

/// One move of the story, told by piece: pieces are numbered as the field numbers them, and ranks are sets of what the
/// story tells about them.
///
/// @param target the piece struck, or a negative number
/// @param ahead where a winning defender advanced to, or zero
record Step(int side, int move, int mover, int target, Fate fate, int ahead) {

    /// What became of the two.
    enum Fate {
        MARCHED,
        TARGET_FELL,
        MOVER_FELL,
        BOTH_FELL
    }
}
