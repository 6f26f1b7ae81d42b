package flagfall.ai.search;

import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// Alpha-beta over a scene, with chance where strangers fight. Values are those of the side to move.
final class Search {

    static final int DEEPEST = 40;
    static final int WIN = 1_000_000;
    private static final int INFINITE = 2 * WIN;
    private static final int SURE = WIN - 1000;
    private static final int QUIET_DEPTH = 6;
    /// How far outside the window the outcomes of a lottery are still told apart.
    private static final int MARGIN = 2500;

    private static final int PATIENCE = 200;
    private static final int MOST_DOUBTS = 256;
    private static final double UNLIKELY = 0.02;
    private static final int FLAG = Rank.FLAG.ordinal();
    /// A draw is not what we came for.
    private static final int CONTEMPT = 400;

    private final Scene scene;
    private final MutablePosition field;
    private final Knowledge knowledge;
    private final Table table;
    private final Limit limit;
    private final Prospects prospects;
    private final Ordering ordering;
    private final int me;
    /// The score before anything is played.
    private final int start;

    /// By ply, the enemy's strikes put off until its other moves are known.
    private final int[][] doubts = new int[DEEPEST + 2][MOST_DOUBTS];

    private int lotteries;
    /// The best move of the node that was searched last.
    private int bestMove;

    Search(Scene scene, Table table, Limit limit) {
        this.scene = scene;
        this.table = table;
        this.limit = limit;
        field = scene.field;
        knowledge = scene.knowledge;
        prospects = new Prospects(scene);
        ordering = new Ordering(scene, prospects);
        me = scene.me;
        start = scene.score();
    }

    // --- The root --------------------------------------------------------------------------------------------

    /// {@return the value of a move for us, looked at so many plies deep}
    int valueOf(int move, int depth, int alpha, int beta) {
        return ourMove(move, depth, alpha, beta, 0);
    }

    /// What is won sooner is worth a little more, and what must be lost is better lost later.
    private int evaluation(int ply) {
        int score = impatient(scene.score(), ply);
        return field.toMove() == me ? score : -score;
    }

    private int impatient(int score, int ply) {
        return score - (score - start) * ply / PATIENCE;
    }

    /// {@return the most that a move to an empty cell can come to if nothing follows but strikes: what the other side
    /// has at the end of a line is at least what it has by standing still}
    private int bound(int move, int ply) {
        int pull = scene.pullOf(move);
        return field.toMove() == me
                ? impatient(scene.score() + pull, ply + 1)
                : -impatient(scene.score() - pull, ply + 1);
    }

    /// {@return how many plies less a march is looked at that comes so late in the order}
    private static int reduction(int index, int depth) {
        if (index < 4 || depth < 3) {
            return 0;
        }
        return index < 16 ? 1 : 2;
    }

    // --- The tree --------------------------------------------------------------------------------------------

    private int search(int depth, int alpha, int beta, int ply) {
        if (limit.isOver()) {
            return 0;
        }
        int ending = field.ending();
        if (ending != Ending.ONGOING) {
            return ended(ending, ply);
        }
        if (depth <= 0 || ply >= DEEPEST) {
            return calm(alpha, beta, ply, QUIET_DEPTH);
        }
        long key = key();
        long entry = table.find(key);
        if (entry != 0 && Table.depth(entry) >= depth) {
            int value = Table.value(entry);
            int bound = Table.bound(entry);
            if (bound == Table.EXACT
                    || (bound == Table.AT_LEAST && value >= beta)
                    || (bound == Table.AT_MOST && value <= alpha)) {
                return value;
            }
        }
        int best = field.toMove() == me
                ? ours(depth, alpha, beta, ply, entry == 0 ? 0 : Table.move(entry))
                : theirs(depth, alpha, beta, ply, entry == 0 ? 0 : Table.move(entry));
        if (!limit.wasOver()) {
            int bound = best <= alpha ? Table.AT_MOST : best >= beta ? Table.AT_LEAST : Table.EXACT;
            table.keep(key, depth, best, bound, bestMove);
        }
        return best;
    }

    private int ended(int ending, int ply) {
        int winner = Ending.winner(ending);
        if (winner == Ending.NOBODY) {
            return field.toMove() == me ? -CONTEMPT : CONTEMPT;
        }
        return winner == field.toMove() ? WIN - ply : ply - WIN;
    }

    /// The same board with another recent past may have other legal moves: where a law is near, the past counts.
    private long key() {
        long key = scene.key();
        int ply = field.ply();
        if (ply >= 4 && field.timesAllowed() > 0) {
            int latest = field.moveAt(ply - 2);
            int before = field.moveAt(ply - 4);
            if (MoveCode.from(latest) == MoveCode.to(before) && MoveCode.to(latest) == MoveCode.from(before)) {
                key ^= (latest + 1L) * 0xd6e8feb86659fd93L;
            }
        }
        int chase = Math.max(field.chase(0), field.chase(1));
        return chase < 3 ? key : key ^ (chase * 0xa0761d6478bd642fL);
    }

    private int ours(int depth, int alpha, int beta, int ply, int first) {
        int count = ordering.generate(ply, first, true);
        int best = -INFINITE;
        int chosen = 0;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            boolean quiet = field.pieceAt(MoveCode.to(move)) < 0;
            int reduced = quiet ? reduction(index, depth) : 0;
            int floor = Math.max(alpha, best);
            if (quiet && index > 0 && depth - reduced <= 1) {
                int bound = bound(move, ply);
                if (bound <= floor) {
                    best = Math.max(best, bound);
                    continue;
                }
            }
            int value = ourMove(move, depth - reduced, floor, beta, ply);
            if (reduced > 0 && value > floor) {
                value = ourMove(move, depth, floor, beta, ply);
            }
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = move;
                if (best >= beta) {
                    ordering.reward(move, depth, ply, quiet);
                    break;
                }
            }
        }
        bestMove = chosen;
        return best;
    }

    private int ourMove(int move, int depth, int alpha, int beta, int ply) {
        int target = field.pieceAt(MoveCode.to(move));
        if (target < 0) {
            scene.march(move);
        } else if (scene.rank(target) != Scene.UNKNOWN) {
            scene.strike(move);
        } else {
            return lottery(move, target, depth, alpha, beta, ply);
        }
        int value = -search(depth - 1, -beta, -alpha, ply + 1);
        scene.undo();
        return value;
    }

    // --- Our strikes on strangers ----------------------------------------------------------------------------

    private int lottery(int move, int stranger, int depth, int alpha, int beta, int ply) {
        int piece = field.pieceAt(MoveCode.from(move));
        Odds odds = knowledge.striking(scene.rank(piece), stranger, scene.state(stranger));
        if (odds.flag() > 0.999) {
            return WIN - ply - 1;
        }
        if (lotteries >= 2) {
            return scene.score() + prospects.expected(odds, piece, stranger);
        }
        lotteries++;
        double sum = odds.flag() * prospects.triumph();
        double weight = odds.flag();
        if (odds.falls() > UNLIKELY) {
            scene.strike(move, stranger, odds.asFallen(), (int) odds.gainIfFalls());
            sum += odds.falls() * outcome(depth - 1 - shallower(odds.falls()), alpha, beta, ply);
            weight += odds.falls();
        }
        if (odds.stands() > UNLIKELY) {
            scene.strike(move, stranger, odds.asStanding(), 0);
            sum += odds.stands() * outcome(depth - 1 - shallower(odds.stands()), alpha, beta, ply);
            weight += odds.stands();
        }
        if (odds.both() > UNLIKELY) {
            scene.strike(move, stranger, odds.asBoth(), (int) odds.gainIfBoth());
            sum += odds.both() * outcome(depth - 1 - shallower(odds.both()), alpha, beta, ply);
            weight += odds.both();
        }
        lotteries--;
        return (int) (sum / weight);
    }

    /// A game that is won or lost with some chance only counts like a flag that falls with some chance.
    private int sober(int value) {
        return value > SURE ? prospects.triumph() : value < -SURE ? -prospects.disaster() : value;
    }

    private static int shallower(double chance) {
        return chance < 0.25 ? 2 : 1;
    }

    private int outcome(int depth, int alpha, int beta, int ply) {
        int value = -search(depth, -(beta + MARGIN), -(alpha - MARGIN), ply + 1);
        scene.undo();
        return sober(value);
    }

    // --- The enemy's moves -----------------------------------------------------------------------------------

    /// First come the moves whose outcome both sides can tell: the best of them is what the enemy surely has. Then
    /// each strike that depends on what a stranger is, or that the enemy would make without knowing whom it strikes,
    /// counts as often as it can and would be made.
    private int theirs(int depth, int alpha, int beta, int ply, int first) {
        int count = ordering.generate(ply, first, false);
        int best = -INFINITE;
        int chosen = 0;
        int doubtful = 0;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            if (prospects.isDoubtful(move)) {
                doubtful = note(move, doubtful, ply);
                continue;
            }
            boolean quiet = field.pieceAt(MoveCode.to(move)) < 0;
            int floor = Math.max(alpha, best);
            int reduced = quiet ? reduction(index, depth) : 0;
            if (quiet && index > 0 && depth - reduced <= 1) {
                int bound = bound(move, ply);
                if (bound <= floor) {
                    best = Math.max(best, bound);
                    continue;
                }
            }
            int value = theirMove(move, quiet, depth - reduced, floor, beta, ply);
            if (reduced > 0 && value > floor) {
                value = theirMove(move, quiet, depth, floor, beta, ply);
            }
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = move;
                if (best >= beta) {
                    ordering.reward(move, depth, ply, quiet);
                    bestMove = chosen;
                    return best;
                }
            }
        }
        if (best == -INFINITE) {
            best = evaluation(ply);
        }
        for (int index = 0; index < doubtful && best < beta; index++) {
            int value = doubt(doubts[ply][index], best, depth, alpha, beta, ply);
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = doubts[ply][index];
            }
        }
        bestMove = chosen;
        return best;
    }

    private int note(int move, int doubtful, int ply) {
        if (doubtful == MOST_DOUBTS) {
            return doubtful;
        }
        doubts[ply][doubtful] = move;
        return doubtful + 1;
    }

    private int theirMove(int move, boolean quiet, int depth, int alpha, int beta, int ply) {
        if (quiet) {
            scene.march(move);
        } else {
            scene.strike(move);
        }
        int value = -search(depth - 1, -beta, -alpha, ply + 1);
        scene.undo();
        return value;
    }

    private int doubt(int move, int sure, int depth, int alpha, int beta, int ply) {
        Odds odds = prospects.doubtOf(move);
        double wins = odds.stands();
        if (wins < UNLIKELY) {
            return sure;
        }
        int mover = field.pieceAt(MoveCode.from(move));
        int target = field.pieceAt(MoveCode.to(move));
        int ours = knowledge.worth.of(me, scene.rank(target));
        // What the enemy gets where the strike fails, on average: the stranger is lost, or both.
        double rest = (1 - wins) * sure - odds.falls() * odds.gainIfFalls() + odds.both() * (ours - odds.gainIfBoth());
        double win;
        if (scene.rank(target) == FLAG) {
            win = prospects.disaster();
            win = scene.rank(mover) != Scene.UNKNOWN && scene.isOpen(target) ? WIN - ply : win;
        } else {
            int floor = clamp((Math.max(alpha, sure) - rest) / wins);
            int ceiling = clamp((beta - rest) / wins);
            boolean stranger = scene.rank(mover) == Scene.UNKNOWN;
            scene.strike(move, stranger ? mover : -1, stranger ? odds.asStanding() : 0, 0);
            win = -search(depth - 1, -ceiling - 1, -floor, ply + 1);
            scene.undo();
            win = win > SURE ? prospects.disaster() : win < -SURE ? -prospects.triumph() : win;
        }
        return (int) (wins * win + rest);
    }

    private static int clamp(double value) {
        return (int) Math.clamp(value, -INFINITE, INFINITE);
    }

    // --- The end of the line ---------------------------------------------------------------------------------

    /// Looks on while something can be taken for certain; strikes of strangers and on strangers count on average.
    private int calm(int alpha, int beta, int ply, int depth) {
        int best = evaluation(ply);
        if (best >= beta || depth == 0 || ply >= DEEPEST) {
            return best;
        }
        int count = ordering.strikes(ply);
        boolean mine = field.toMove() == me;
        int stand = best;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            int mover = field.pieceAt(MoveCode.from(move));
            int target = field.pieceAt(MoveCode.to(move));
            int value;
            if (mine && scene.rank(target) == Scene.UNKNOWN) {
                Odds odds = knowledge.striking(scene.rank(mover), target, scene.state(target));
                value = odds.flag() > 0.999 ? WIN - ply : stand + prospects.expected(odds, mover, target) / 2;
            } else if (!mine && prospects.isDoubtful(move)) {
                Odds odds = prospects.doubtOf(move);
                double made = odds.stands() + odds.both() + odds.falls();
                // One strike at a time: where this one is made, those before it are not.
                value = (int) (best + made * (stand - best)) + prospects.glance(move);
            } else {
                if (limit.isOver()) {
                    return best;
                }
                scene.strike(move);
                int ending = field.ending();
                value = ending != Ending.ONGOING
                        ? -ended(ending, ply + 1)
                        : -calm(-beta, -Math.max(alpha, best), ply + 1, depth - 1);
                scene.undo();
            }
            if (value > best) {
                best = value;
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }
}
