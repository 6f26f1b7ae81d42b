package flagfall.app;

import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.notation.ParseResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a kept game on the command line: the name of its file.
final class RecordOption implements ITypeConverter<GameRecord> {

    @Override
    public GameRecord convert(String file) {
        return switch (GameRecordText.read(text(file))) {
            case ParseResult.Parsed<GameRecord>(GameRecord record) -> record;
            case ParseResult.Failed<GameRecord> failed ->
                throw new TypeConversionException(file + " is no game that can have happened: " + failed.message());
        };
    }

    private static String text(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException failure) {
            throw new TypeConversionException("cannot read " + file);
        }
    }
}
