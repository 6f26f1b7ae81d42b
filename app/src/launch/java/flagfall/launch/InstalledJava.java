package flagfall.launch;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/// The Javas installed where installers usually put them, known by the `release` file each of them carries.
final class InstalledJava {
    private InstalledJava() {}

    /// The `java` program of the first installation found with at least this feature version.
    static Optional<File> atLeast(int feature) {
        return homes().filter(home -> feature(home) >= feature)
                .map(InstalledJava::program)
                .filter(File::canExecute)
                .findFirst();
    }

    private static Stream<File> homes() {
        String user = System.getProperty("user.home");
        Stream<File> named = Stream.of("JAVA_HOME", "JAVA25_HOME")
                .map(System::getenv)
                .filter(home -> home != null && !home.isEmpty())
                .map(File::new);
        Stream<File> installed = Stream.of(
                        "/usr/lib/jvm",
                        "/usr/java",
                        "/opt",
                        "/opt/java",
                        user + "/.sdkman/candidates/java",
                        user + "/.jdks",
                        "/Library/Java/JavaVirtualMachines",
                        user + "/Library/Java/JavaVirtualMachines",
                        "C:\\Program Files\\Java",
                        "C:\\Program Files\\Eclipse Adoptium")
                .flatMap(InstalledJava::foldersIn);
        return Stream.concat(named, installed);
    }

    private static Stream<File> foldersIn(String place) {
        File[] folders = new File(place).listFiles(File::isDirectory);
        if (folders == null) {
            return Stream.empty();
        }
        return Arrays.stream(folders).sorted().flatMap(it -> Stream.of(it, new File(it, "Contents/Home")));
    }

    private static File program(File home) {
        boolean windows = File.separatorChar == '\\';
        return new File(home, windows ? "bin\\java.exe" : "bin/java");
    }

    /// Zero where there is no Java, or none that says its version.
    private static int feature(File home) {
        var release = new Properties();
        try (Reader in = Files.newBufferedReader(home.toPath().resolve("release"), StandardCharsets.UTF_8)) {
            release.load(in);
            return Runtime.Version.parse(
                            release.getProperty("JAVA_VERSION", "0").replace("\"", ""))
                    .feature();
        } catch (IOException | IllegalArgumentException e) {
            return 0;
        }
    }
}
