package flagfall.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// Tells which Flagfall this is and which Java runs it. The build writes the number into a file beside this class.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Flagfall " + number() + " (Java " + Runtime.version() + ")"};
    }

    static String number() {
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IllegalStateException("version.properties is missing beside " + Version.class);
            }
            var properties = new Properties();
            properties.load(in);
            return properties.getProperty("version", "of unknown number");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read version.properties", e);
        }
    }
}
