package flagfall.server.limit;

import com.sun.management.UnixOperatingSystemMXBean;
import flagfall.server.error.ErrorCode;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How many streams may be open at once: of one address, of one guest, of one game, and in all.
public final class StreamLimits {

    static final int OF_AN_ADDRESS = 100;
    static final int OF_A_GUEST = 30;
    static final int OF_A_GAME = 2_000;

    /// What a stream takes of the heap with its share of a game, generously.
    private static final long BYTES_EACH = 32 * 1024;

    private final boolean off;
    private final int inAll;
    /// How many are open of each. Guarded by this object.
    private final Map<Counted, Integer> open = new HashMap<>();

    /// What a stream is counted for.
    private record Counted(CountedBy kind, String name) {}

    private enum CountedBy {
        ALL,
        ADDRESS,
        GUEST,
        GAME
    }

    private StreamLimits(boolean off, int inAll) {
        this.off = off;
        this.inAll = inAll;
    }

    public static StreamLimits off() {
        return new StreamLimits(true, Integer.MAX_VALUE);
    }

    /// As many as the heap and the files of this process allow.
    public static StreamLimits ofThisMachine() {
        return on(inAll(Runtime.getRuntime().maxMemory(), mostFiles()));
    }

    public static StreamLimits on(int inAll) {
        return new StreamLimits(false, inAll);
    }

    /// Fewer than [connections][Connections#inAll], so that however many listen, moves get through.
    static int inAll(long heap, long files) {
        return Math.clamp(Math.min(heap / BYTES_EACH, files * 2 / 3), 10, 1_000_000);
    }

    static long mostFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : 1_000_000;
    }

    /// An open stream, which counts until it is closed.
    public interface Permit extends AutoCloseable {
        @Override
        void close();
    }

    /// Counts a stream that is being opened. A visitor without a token counts by address only.
    ///
    /// @throws flagfall.server.error.ApiException if it is one too many
    public Permit enter(String address, String guest, String game) {
        if (off) {
            return () -> {};
        }
        List<Counted> counted = new ArrayList<>(List.of(
                new Counted(CountedBy.ALL, ""),
                new Counted(CountedBy.ADDRESS, address),
                new Counted(CountedBy.GAME, game)));
        if (!guest.isEmpty()) {
            counted.add(new Counted(CountedBy.GUEST, guest));
        }
        synchronized (this) {
            for (Counted each : counted) {
                if (open.getOrDefault(each, 0) >= most(each.kind)) {
                    throw ErrorCode.TOO_MANY.exception();
                }
            }
            counted.forEach(each -> open.merge(each, 1, Integer::sum));
        }
        return () -> leave(counted);
    }

    private int most(CountedBy kind) {
        return switch (kind) {
            case ALL -> inAll;
            case ADDRESS -> OF_AN_ADDRESS;
            case GUEST -> OF_A_GUEST;
            case GAME -> OF_A_GAME;
        };
    }

    private synchronized void leave(List<Counted> counted) {
        counted.forEach(each -> open.computeIfPresent(each, (_, count) -> count == 1 ? null : count - 1));
    }
}
