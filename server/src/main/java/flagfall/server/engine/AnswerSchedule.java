package flagfall.server.engine;

import java.time.Duration;

/// When answers leave: at whole beats after the question, whenever they were found in between. Where the server is so
/// busy that a beat is missed, the next one is waited for.
record AnswerSchedule(long start, long beat) {

    private static final Duration SLACK = Duration.ofMillis(40);

    static AnswerSchedule starting(long nanos, Duration thinking) {
        return new AnswerSchedule(
                nanos, thinking.plus(thinking.dividedBy(4)).plus(SLACK).toNanos());
    }

    /// {@return how long to wait from now for the next beat}
    Duration next(long now) {
        long beats = Math.max(1, Math.ceilDiv(now - start, beat));
        return Duration.ofNanos(start + beats * beat - now);
    }
}
