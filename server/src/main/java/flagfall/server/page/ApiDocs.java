package flagfall.server.page;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The description of the API, and Swagger UI to read it with. Nothing here is loaded by any other page.
public final class ApiDocs {

    private static final Set<String> OURS = Set.of("openapi.yaml", "api-docs.html", "api-docs.css", "api-docs.js");
    private static final Set<String> VIEWER = Set.of("swagger-ui.css", "swagger-ui-bundle.js");

    private final Map<String, PageFile> read = new ConcurrentHashMap<>();

    /// Answers with one of the files.
    public void answer(Context request, String name) {
        if (!OURS.contains(name) && !VIEWER.contains(name)) {
            throw new NotFoundResponse();
        }
        read.computeIfAbsent(name, ApiDocs::read).send(request);
    }

    private static PageFile read(String name) {
        String folder = OURS.contains(name)
                ? "flagfall/server/page/"
                : "META-INF/resources/webjars/swagger-ui/" + viewerVersion() + "/";
        try (InputStream in = resource(folder + name)) {
            return new PageFile(name, in.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String viewerVersion() {
        Properties properties = new Properties();
        try (InputStream in = resource("META-INF/maven/org.webjars/swagger-ui/pom.properties")) {
            properties.load(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return properties.getProperty("version");
    }

    private static InputStream resource(String path) {
        InputStream in = ApiDocs.class.getClassLoader().getResourceAsStream(path);
        if (in == null) {
            throw new IllegalStateException("not on the class path: " + path);
        }
        return in;
    }
}
