package flagfall.ai.network.encoding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// The trainer's simulator, compiled for the CPU and loaded into this process. `training/core.cu` tells what each call
/// means; [SimulatedGame] is one game in it.
final class Simulator {

    private static final AddressLayout ADDRESS = ValueLayout.ADDRESS;
    private static final ValueLayout INT = ValueLayout.JAVA_INT;
    private static final ValueLayout LONG = ValueLayout.JAVA_LONG;

    private final SymbolLookup library;

    final int stateBytes;
    final int rulesBytes;
    final int planes;
    final int mostMoves;
    final int players;
    final int log;

    final MethodHandle rules;
    final MethodHandle start;
    final MethodHandle arrange;
    final MethodHandle legal;
    final MethodHandle move;
    final MethodHandle scripted;
    final MethodHandle look;
    final MethodHandle observe;

    private static final class Loaded {
        static final Simulator ONE = new Simulator(build());
    }

    /// {@return the simulator, built from its source on the first call}
    static Simulator load() {
        return Loaded.ONE;
    }

    @SuppressWarnings("restricted")
    private Simulator(Path file) {
        library = SymbolLookup.libraryLookup(file, Arena.global());
        rules = call("core_rules", ADDRESS, LONG);
        start = call("core_new", ADDRESS, ADDRESS, ADDRESS, ADDRESS, INT, LONG);
        arrange = call("core_arrange", ADDRESS, ADDRESS, ADDRESS, INT, LONG);
        legal = call("core_legal", ADDRESS, ADDRESS, ADDRESS);
        move = call("core_move", ADDRESS, ADDRESS, INT, INT, INT);
        scripted = call("core_scripted", ADDRESS, ADDRESS, INT, ADDRESS);
        look = call("core_look", ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
        observe =
                call("core_observe", ADDRESS, ADDRESS, LONG, ADDRESS, INT, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
        int[] sizes = sizes();
        stateBytes = sizes[0];
        rulesBytes = sizes[1];
        planes = sizes[2];
        mostMoves = sizes[5];
        players = sizes[6];
        log = sizes[7];
    }

    private int[] sizes() {
        MemorySegment out = Arena.ofAuto().allocate(8 * Integer.BYTES, Integer.BYTES);
        answer(() -> (int) call("core_sizes", ADDRESS).invokeExact(out));
        return out.toArray(ValueLayout.JAVA_INT);
    }

    @SuppressWarnings("restricted")
    private MethodHandle call(String name, MemoryLayout... arguments) {
        return Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(ValueLayout.JAVA_INT, arguments));
    }

    /// A call into the library; none of them throws.
    interface NativeCall {
        int make() throws Throwable;
    }

    static int answer(NativeCall call) {
        try {
            return call.make();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("the simulator could not be called", e);
        }
    }

    private static Path build() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("training").resolve("build"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException(
                    "training/build is not above " + Path.of("").toAbsolutePath());
        }
        try {
            Path script = folder.resolve("training").resolve("build");
            Process process = new ProcessBuilder("sh", script.toString(), "cpu")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0) {
                throw new IllegalStateException("the simulator was not built: " + said);
            }
            return Path.of(said.lines().toList().getLast());
        } catch (IOException e) {
            throw new UncheckedIOException("the simulator could not be built", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while building the simulator", e);
        }
    }
}
