package flagfall.server.review;

import flagfall.ai.review.GameReview;
import flagfall.ai.review.Lesson;
import flagfall.ai.review.ReviewedMove;
import flagfall.ai.review.StrikeChances;
import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.protocol.Review;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Turns what the engine found into messages.
final class ReviewMapper {

    /// Chances below this say nothing.
    private static final int LEAST_CHANCE = 5;

    private ReviewMapper() {}

    /// @param material before each move
    static Review.GameJudgement judgement(GameReview review, List<Integer> material) {
        List<Review.JudgedMove> moves = new ArrayList<>();
        for (int index = 0; index < material.size(); index++) {
            moves.add(move(review.moves().get(index), material.get(index)));
        }
        return new Review.GameJudgement(
                moves,
                review.turningPoints().stream().map(ReviewMapper::turningPoint).toList());
    }

    private static Review.JudgedMove move(ReviewedMove move, int material) {
        return new Review.JudgedMove(
                move.ply(),
                move.side(),
                move.played(),
                thousandths(move.chance()),
                thousandths(move.playedChance()),
                thousandths(move.bestChance()),
                move.best(),
                Review.MoveMark.valueOf(move.mark().name()),
                material);
    }

    private static Review.TurningPoint turningPoint(ReviewedMove move) {
        Lesson lesson = Objects.requireNonNull(move.lesson());
        return new Review.TurningPoint(
                move.ply(),
                kind(lesson),
                params(lesson, move.strike()),
                thousandths(lesson.swing()),
                move.best(),
                move.reasons().stream()
                        .map(reason -> new Review.EngineReason(reason.term(), reason.gain()))
                        .toList());
    }

    private static Review.TurningKind kind(Lesson lesson) {
        return switch (lesson) {
            case Lesson.MissedWin _ -> Review.TurningKind.MISSED_WIN;
            case Lesson.StruckAgainstOdds _ -> Review.TurningKind.STRUCK_AGAINST_ODDS;
            case Lesson.StruckStronger _ -> Review.TurningKind.STRUCK_STRONGER;
            case Lesson.FlagLeftOpen _ -> Review.TurningKind.FLAG_LEFT_OPEN;
            case Lesson.MissedCapture _ -> Review.TurningKind.MISSED_CAPTURE;
            case Lesson.LeftHanging _ -> Review.TurningKind.LEFT_HANGING;
            case Lesson.BetterMove _ -> Review.TurningKind.BETTER_MOVE;
            case Lesson.Lucky _ -> Review.TurningKind.LUCKY;
            case Lesson.Unlucky _ -> Review.TurningKind.UNLUCKY;
        };
    }

    private static Map<String, Object> params(Lesson lesson, @Nullable StrikeChances strike) {
        Map<String, Object> params = new LinkedHashMap<>();
        switch (lesson) {
            case Lesson.StruckStronger(double _, Rank attacker, Rank defender) -> {
                params.put("attacker", attacker.word());
                params.put("defender", defender.word());
            }
            case Lesson.MissedCapture(double _, Rank piece, Square square) -> {
                params.put("piece", piece.word());
                params.put("square", square.toString());
            }
            case Lesson.LeftHanging(double _, Rank piece, Square square, Rank enemy) -> {
                params.put("piece", piece.word());
                params.put("square", square.toString());
                params.put("enemy", enemy.word());
            }
            case Lesson.StruckAgainstOdds _, Lesson.Lucky _, Lesson.Unlucky _ -> addStrike(strike, params);
            case Lesson.MissedWin _, Lesson.FlagLeftOpen _, Lesson.BetterMove _ -> {
                // The name says it all.
            }
        }
        return params;
    }

    private static void addStrike(@Nullable StrikeChances strike, Map<String, Object> params) {
        if (strike != null) {
            params.put("attacker", strike.attacker().word());
            params.put("wins", thousandths(strike.wins()));
            params.put("falls", thousandths(strike.falls()));
            params.put("likeliest", strike.likeliest().word());
            params.put("chance", thousandths(strike.chance()));
            params.put("actual", strike.actual().word());
        }
    }

    static List<Review.HiddenPiece> hidden(Map<Square, Map<Rank, Double>> belief, Map<Square, Piece> truth) {
        List<Review.HiddenPiece> hidden = new ArrayList<>();
        belief.forEach((square, chances) -> hidden.add(new Review.HiddenPiece(
                square, Objects.requireNonNull(truth.get(square)).rank(), chances(chances))));
        return hidden;
    }

    private static List<Review.KindChance> chances(Map<Rank, Double> chances) {
        return chances.entrySet().stream()
                .map(entry -> new Review.KindChance(entry.getKey(), thousandths(entry.getValue())))
                .filter(chance -> chance.chance() >= LEAST_CHANCE)
                .sorted(Comparator.comparingInt(Review.KindChance::chance).reversed())
                .toList();
    }

    private static int thousandths(double share) {
        return (int) Math.round(1000 * share);
    }
}
