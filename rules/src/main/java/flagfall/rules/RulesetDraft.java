package flagfall.rules;

import flagfall.board.Board;

/// A ruleset while it is being changed. See [Ruleset#with].
public final class RulesetDraft {
    public String id;
    public Board board;
    public Army army;
    public FirstMover firstMover;
    public SetupOrder setupOrder;
    public ScoutStrike scoutStrike;
    public Bomb bomb;
    public WinningDefender winningDefender;
    public EqualRanks equalRanks;
    public Reveal reveal;
    public TwoSquare twoSquare;
    public Chase chase;
    public Blocked blocked;
    public BothImmobile bothImmobile;
    public QuietLimit quietLimit;

    RulesetDraft(Ruleset base) {
        id = base.id();
        board = base.board();
        army = base.army();
        firstMover = base.firstMover();
        setupOrder = base.setupOrder();
        scoutStrike = base.scoutStrike();
        bomb = base.bomb();
        winningDefender = base.winningDefender();
        equalRanks = base.equalRanks();
        reveal = base.reveal();
        twoSquare = base.twoSquare();
        chase = base.chase();
        blocked = base.blocked();
        bothImmobile = base.bothImmobile();
        quietLimit = base.quietLimit();
    }

    Ruleset ruleset() {
        return new Ruleset(
                id,
                board,
                army,
                firstMover,
                setupOrder,
                scoutStrike,
                bomb,
                winningDefender,
                equalRanks,
                reveal,
                twoSquare,
                chase,
                blocked,
                bothImmobile,
                quietLimit);
    }
}
