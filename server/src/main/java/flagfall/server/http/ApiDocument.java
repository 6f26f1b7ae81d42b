package flagfall.server.http;

import flagfall.server.edition.TextResource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/// The description of the API, read from the one file that holds it.
final class ApiDocument {

    private final Part root;

    ApiDocument(String yaml) {
        this.root = new Part(new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml));
    }

    static String file(String name) {
        return TextResource.text(ApiDocument.class, name);
    }

    Part root() {
        return root;
    }

    /// One call: a method, an address, and what the file says of them.
    record Call(String method, String path, Part operation) {}

    List<Call> calls() {
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

    /// {@return what a part stands for: itself, or what it refers to}
    Part resolved(Part part) {
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

    /// A piece of the document. A part that is not there is empty.
    record Part(Object value) {

        private static final Part NOTHING = new Part("");

        Part at(String field) {
            return value instanceof Map<?, ?> map && map.get(field) != null ? new Part(map.get(field)) : NOTHING;
        }

        boolean isEmpty() {
            return value.equals("");
        }

        String text() {
            return value instanceof Map || value instanceof List ? "" : value.toString();
        }

        Map<String, Part> entries() {
            Map<String, Part> entries = new LinkedHashMap<>();
            if (value instanceof Map<?, ?> map) {
                map.forEach((key, part) -> entries.put(key.toString(), part == null ? NOTHING : new Part(part)));
            }
            return entries;
        }

        List<Part> items() {
            return value instanceof List<?> list
                    ? list.stream()
                            .map(item -> item == null ? new Part("null") : new Part(item))
                            .toList()
                    : List.of();
        }
    }
}
