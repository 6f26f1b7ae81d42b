package flagfall.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// A fault in our own code that tells somebody what is hidden: some lines of a file, and what stands there instead.
/// The list of them is `planted-leaks.txt`.
///
/// @param kind in which kind of game it tells
/// @param changes what is changed, in one file or several
record PlantedLeak(TwinWorld.Kind kind, String title, List<Change> changes) {

    private static final Path ROOT = Path.of("..");

    /// Lines of a source file, from the root of the project, and what replaces them.
    record Change(String file, String before, String after) {

        Path path() {
            return ROOT.resolve(file);
        }

        /// {@return the file with the fault}
        String faulty(String source) {
            int at = source.indexOf(before);
            if (at < 0 || source.indexOf(before, at + 1) >= 0) {
                throw new IllegalStateException(file + " does not have these lines just once:\n" + before);
            }
            return source.substring(0, at) + after + source.substring(at + before.length());
        }
    }

    @Override
    public String toString() {
        return title;
    }

    /// {@return every leak of the list}
    static List<PlantedLeak> all() {
        List<PlantedLeak> leaks = new ArrayList<>();
        for (String entry :
                read(Path.of("src", "test", "leaks", "planted-leaks.txt")).split("\n\n", -1)) {
            List<String> lines =
                    entry.lines().filter(line -> !line.startsWith("#")).toList();
            if (!lines.isEmpty()) {
                String[] head = lines.getFirst().split(": ", 2);
                leaks.add(new PlantedLeak(TwinWorld.Kind.valueOf(head[0]), head[1], changes(lines)));
            }
        }
        return leaks;
    }

    private static List<Change> changes(List<String> lines) {
        List<Change> changes = new ArrayList<>();
        for (int start = 1; start < lines.size(); ) {
            int end = start + 1;
            while (end < lines.size() && lines.get(end).matches("[-+].*")) {
                end++;
            }
            List<String> change = lines.subList(start + 1, end);
            changes.add(new Change(lines.get(start), marked(change, "-"), marked(change, "+")));
            start = end;
        }
        return changes;
    }

    private static String marked(List<String> lines, String mark) {
        return String.join(
                "\n",
                lines.stream()
                        .filter(line -> line.startsWith(mark))
                        .map(line -> line.substring(mark.length()))
                        .toList());
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// {@return our classes with this fault in them}
    ClassLoader compiled() {
        try {
            Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target", "leaks")), "leak");
            List<Path> files = new ArrayList<>();
            for (Change change : changes) {
                Path file = folder.resolve("src").resolve(change.file);
                String source = files.contains(file) ? read(file) : read(change.path());
                Files.createDirectories(file.getParent());
                Files.writeString(file, change.faulty(source));
                files.add(file);
            }
            compile(folder.resolve("classes"), files.stream().distinct().toList());
            return new OwnClasses(folder.resolve("classes"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void compile(Path to, List<Path> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            String classes = System.getProperty("java.class.path");
            List<String> options = List.of("-proc:none", "-nowarn", "-cp", classes, "-d", to.toString());
            if (!compiler.getTask(null, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call()) {
                throw new IllegalStateException("the planted fault does not compile");
            }
        }
    }

    /// Loads every class of ours anew, the faulty ones first.
    private static final class OwnClasses extends URLClassLoader {

        OwnClasses(Path faulty) {
            super(
                    Stream.concat(
                                    Stream.of(faulty),
                                    Arrays.stream(System.getProperty("java.class.path")
                                                    .split(System.getProperty("path.separator"), -1))
                                            .map(Path::of))
                            .map(OwnClasses::url)
                            .toArray(URL[]::new),
                    PlantedLeak.class.getClassLoader());
        }

        private static URL url(Path path) {
            try {
                return path.toUri().toURL();
            } catch (MalformedURLException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                if (!name.startsWith("flagfall.")) {
                    return super.loadClass(name, resolve);
                }
                Class<?> known = findLoadedClass(name);
                return known == null ? findClass(name) : known;
            }
        }
    }
}
