package flagfall.server.schema;

import flagfall.server.edition.TextResource;
import flagfall.server.page.ApiDocs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/// The OpenAPI file, read for tests.
public final class OpenApiFile {

    private final Part root;

    OpenApiFile(String yaml) {
        this.root = new Part(new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml));
    }

    public static String text() {
        return TextResource.text(ApiDocs.class, "openapi.yaml");
    }

    public static OpenApiFile shipped() {
        return new OpenApiFile(text());
    }

    public Part root() {
        return root;
    }

    Map<String, Part> schemas() {
        return root.at("components").at("schemas").entries();
    }

    /// One call: a method, an address, and what the file says about them.
    public record Call(String method, String path, Part operation) {}

    public List<Call> calls() {
        List<Call> calls = new ArrayList<>();
        root.at("paths")
                .entries()
                .forEach((path, methods) -> methods.entries().forEach((method, operation) -> {
                    if (!method.equals("parameters")) {
                        calls.add(new Call(method.toUpperCase(Locale.ROOT), path, operation));
                    }
                }));
        return calls;
    }

    /// {@return the part itself, or the part it refers to}
    public Part resolved(Part part) {
        String reference = part.at("$ref").text();
        Part found = part;
        if (!reference.isEmpty()) {
            found = root;
            for (String step : reference.substring(2).split("/", -1)) {
                found = found.at(step);
            }
        }
        return found;
    }

    /// A piece of the file. A part that is not there is empty.
    public record Part(Object value) {

        private static final Part NOTHING = new Part("");

        public Part at(String field) {
            return value instanceof Map<?, ?> map && map.get(field) != null ? new Part(map.get(field)) : NOTHING;
        }

        public boolean isEmpty() {
            return value.equals("");
        }

        public String text() {
            return value instanceof Map || value instanceof List ? "" : value.toString();
        }

        public Map<String, Part> entries() {
            Map<String, Part> entries = new LinkedHashMap<>();
            if (value instanceof Map<?, ?> map) {
                map.forEach((key, part) -> entries.put(key.toString(), part == null ? NOTHING : new Part(part)));
            }
            return entries;
        }

        public List<Part> items() {
            return value instanceof List<?> list
                    ? list.stream()
                            .map(item -> item == null ? new Part("null") : new Part(item))
                            .toList()
                    : List.of();
        }

        List<String> texts() {
            return items().stream().map(Part::text).toList();
        }
    }
}
