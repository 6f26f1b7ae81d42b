package flagfall.app;

import flagfall.ai.Level;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a level on the command line: its number.
final class LevelOption implements ITypeConverter<Level> {

    @Override
    public Level convert(String text) {
        try {
            return Level.of(Integer.parseInt(text));
        } catch (IllegalArgumentException _) {
            throw new TypeConversionException(
                    "a level is a number from 1 to " + Level.all().size() + ", not " + text);
        }
    }
}
