package flagfall.server.store;

import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Tells a database in trouble (gone, full, locked) from a statement that is wrong by itself.
public final class TransientFailure {

    /// Classes of SQL states: wrong data, a broken constraint, a wrong statement.
    private static final Set<String> OF_A_STATEMENT = Set.of("22", "23", "42");

    private static final Set<SQLiteErrorCode> OF_A_STATEMENT_IN_SQLITE = Set.of(
            SQLiteErrorCode.SQLITE_ERROR,
            SQLiteErrorCode.SQLITE_CONSTRAINT,
            SQLiteErrorCode.SQLITE_MISMATCH,
            SQLiteErrorCode.SQLITE_RANGE,
            SQLiteErrorCode.SQLITE_TOOBIG);

    private TransientFailure() {}

    /// PostgreSQL has undone a transaction because others were in its way: a deadlock, or a lock that was held too
    /// long.
    private static final Set<String> OF_OTHERS = Set.of("40001", "40P01", "55P03");

    /// {@return whether a transaction was undone for certain, and may well succeed if it is tried again}
    static boolean isInTheWayOfOthers(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && OF_OTHERS.contains(String.valueOf(sql.getSQLState()))) {
                return true;
            }
        }
        return false;
    }

    public static boolean isBehind(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite) {
                int primary = sqlite.getResultCode().code & 0xff;
                return !OF_A_STATEMENT_IN_SQLITE.contains(SQLiteErrorCode.getErrorCode(primary));
            }
            if (cause instanceof SQLException sql) {
                return !OF_A_STATEMENT.contains(classOf(sql.getSQLState()));
            }
        }
        return false;
    }

    private static String classOf(@Nullable String state) {
        return state == null || state.length() < 2 ? "" : state.substring(0, 2);
    }
}
