package flagfall.bench.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;

/// Ten times a second, a page is written to the disk and waited for: what durability costs here at the least.
final class BareSync implements AutoCloseable {

    private static final int PAGE = 4096;
    private static final long GAP_NANOS = 100_000_000;

    private final FileChannel file;
    private final LongStream.Builder nanos = LongStream.builder();
    private final Thread thread = Thread.ofPlatform().name("bare sync").unstarted(this::syncOn);
    private volatile boolean stopped;

    private BareSync(FileChannel file) {
        this.file = file;
    }

    static BareSync start(Path folder) throws IOException {
        BareSync disk = new BareSync(FileChannel.open(
                folder.resolve("bare"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                StandardOpenOption.APPEND));
        disk.thread.start();
        return disk;
    }

    private void syncOn() {
        while (!stopped) {
            LockSupport.parkNanos(GAP_NANOS);
            nanos.add(sync());
        }
    }

    private long sync() {
        long began = System.nanoTime();
        try {
            file.write(ByteBuffer.allocate(PAGE));
            file.force(false);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return System.nanoTime() - began;
    }

    Timings stop() throws InterruptedException {
        stopped = true;
        thread.join();
        return Timings.of(nanos.build().toArray());
    }

    @Override
    public void close() throws IOException {
        stopped = true;
        file.close();
    }
}
