package flagfall.server.page;

import flagfall.server.store.list.ListedRow;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The files of the page. They are the same for everyone, so they alone may be compressed and cached by browsers.
public final class PageFiles {

    private static final String FOLDER = "flagfall/web/";
    private static final String INDEX = "index.html";
    /// A file that the page itself asks for.
    private static final Pattern ASKED_FOR = Pattern.compile("(href|src)=\"/([A-Za-z0-9_./-]+\\.[a-z0-9]+)\"");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*");

    /// A host as browsers write it. Whatever else a request says is not repeated in the page.
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]+(?::\\d+)?|\\[[0-9A-Fa-f:.]+](?::\\d+)?");
    /// Hosts can be invented, so not all pages that were ever asked for are kept.
    private static final int PAGES_KEPT = 200;

    private final Map<String, PageFile> found = new ConcurrentHashMap<>();
    private final Map<AskedPage, PageFile> pages = new ConcurrentHashMap<>();

    /// @param origin scheme and host that it was asked for, empty if they make no sense
    private record AskedPage(PageHead head, String origin) {}

    /// Answers with a file; an address that is no file and not the API's gets the page itself, which has addresses of
    /// its own.
    ///
    /// @param games finds a game by its id, for the title of its page
    public void answer(Context request, Function<String, Optional<ListedRow>> games) {
        String name = request.path().substring(1);
        boolean isPage = !name.contains(".") && !name.equals("api") && !name.startsWith("api/");
        Optional<PageFile> file = isPage ? page(new AskedPage(PageHead.of(name, games), origin(request))) : find(name);
        file.orElseThrow(NotFoundResponse::new).send(request);
    }

    private static String origin(Context request) {
        String host = request.host();
        return host != null && HOST.matcher(host).matches() ? request.scheme() + "://" + host : "";
    }

    private Optional<PageFile> page(AskedPage page) {
        PageFile known = pages.get(page);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<PageFile> made = find(INDEX).map(index -> made(index, page));
        if (pages.size() < PAGES_KEPT) {
            made.ifPresent(file -> pages.put(page, file));
        }
        return made;
    }

    private PageFile made(PageFile index, AskedPage page) {
        String html = ASKED_FOR.matcher(page.head.in(index.text(), page.origin)).replaceAll(file -> {
            String version = find(file.group(2)).map(it -> "?v=" + it.version()).orElse("");
            return Matcher.quoteReplacement(file.group(1) + "=\"/" + file.group(2) + version + "\"");
        });
        try {
            return new PageFile(INDEX, html.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
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
