package flagfall.server.page;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The files of the page. They are the same for everyone, so they alone may be compressed and cached by browsers.
public final class PageFiles {

    private static final String FOLDER = "flagfall/web/";
    private static final String INDEX = "index.html";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*");

    private final Map<String, PageFile> found = new ConcurrentHashMap<>();

    /// Answers with a file; an address that is no file and not the API's gets the page itself, which has addresses of
    /// its own.
    public void answer(Context request) {
        String name = request.path().substring(1);
        boolean isPage = !name.contains(".") && !name.equals("api") && !name.startsWith("api/");
        find(isPage ? INDEX : name).orElseThrow(NotFoundResponse::new).send(request);
    }

    private Optional<PageFile> find(String name) {
        PageFile known = found.get(name);
        if (known != null || !NAME.matcher(name).matches()) {
            return Optional.ofNullable(known);
        }
        Optional<PageFile> read = read(name);
        read.ifPresent(file -> found.put(name, file));
        return read;
    }

    private static Optional<PageFile> read(String name) {
        try (InputStream in = PageFiles.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
            return in == null ? Optional.empty() : Optional.of(new PageFile(name, in.readAllBytes()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
