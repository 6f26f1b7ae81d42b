package flagfall.server.http;

import flagfall.protocol.Wire;
import flagfall.server.http.ApiDocument.Call;
import flagfall.server.http.ApiDocument.Part;
import java.util.List;
import java.util.stream.Collectors;

/// The description of the API as a page for a person: the calls by subject, then the messages.
final class ApiPage {

    private final ApiDocument document;
    private final StringBuilder html = new StringBuilder();

    private ApiPage(ApiDocument document) {
        this.document = document;
    }

    static String of(ApiDocument document) {
        return new ApiPage(document).page();
    }

    private String page() {
        Part info = document.root().at("info");
        html.append("""
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>Flagfall: the API</title>
                <link rel="icon" href="/art/favicon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="/api/docs.css">
                <main>
                <h1>The API of Flagfall</h1>
                """);
        paragraph(info.at("description"));
        html.append("<p>For programs: <a href=\"/api/openapi.yaml\">openapi.yaml</a>.</p>\n");
        document.root().at("tags").items().forEach(tag -> subject(tag.at("name").text()));
        html.append("<h2>Messages</h2>\n");
        document.root().at("components").at("schemas").entries().forEach(this::message);
        return html.append("</main>\n").toString();
    }

    private void subject(String tag) {
        html.append("<h2>").append(escaped(tag)).append("</h2>\n");
        document.calls().stream()
                .filter(call -> call.operation().at("tags").items().contains(new Part(tag)))
                .forEach(this::call);
    }

    private void call(Call call) {
        html.append("<section>\n<h3><code>")
                .append(call.method())
                .append(' ')
                .append(escaped(call.path()))
                .append("</code> ")
                .append(escaped(call.operation().at("summary").text()))
                .append("</h3>\n");
        paragraph(call.operation().at("description"));
        call.operation().at("parameters").items().forEach(this::parameter);
        example("Send", document.resolved(call.operation().at("requestBody")));
        html.append("<dl>\n");
        call.operation().at("responses").entries().forEach((status, response) -> {
            Part answer = document.resolved(response);
            html.append("<dt>").append(status).append("</dt><dd>");
            html.append(escaped(answer.at("description").text())).append("</dd>\n");
        });
        html.append("</dl>\n");
        call.operation().at("responses").entries().values().stream()
                .findFirst()
                .ifPresent(response -> example("Get", document.resolved(response)));
        html.append("</section>\n");
    }

    private void parameter(Part parameter) {
        html.append("<p><code>?").append(escaped(parameter.at("name").text())).append("=</code> ");
        html.append(escaped(parameter.at("description").text())).append("</p>\n");
    }

    private void example(String label, Part message) {
        message.at("content").entries().values().stream()
                .map(content -> content.at("example"))
                .filter(example -> !example.isEmpty())
                .findFirst()
                .ifPresent(example -> html.append("<p>")
                        .append(label)
                        .append(": <code>")
                        .append(escaped(Wire.write(example.value())))
                        .append("</code></p>\n"));
    }

    private void message(String name, Part schema) {
        html.append("<section>\n<h3>").append(escaped(name)).append("</h3>\n");
        paragraph(schema.at("description"));
        html.append("<dl>\n");
        schema.at("properties")
                .entries()
                .forEach((field, type) -> html.append("<dt>")
                        .append(escaped(field))
                        .append("</dt><dd>")
                        .append(escaped(type(type)))
                        .append("</dd>\n"));
        html.append("</dl>\n</section>\n");
    }

    private static String type(Part type) {
        String reference = type.at("$ref").text();
        String words = reference.isEmpty() ? plain(type) : reference.substring(reference.lastIndexOf('/') + 1);
        String description = type.at("description").text();
        return description.isEmpty() ? words : words + ". " + description;
    }

    private static String plain(Part type) {
        List<Part> values = type.at("enum").items();
        if (!values.isEmpty()) {
            return values.stream().map(Part::text).collect(Collectors.joining(" | "));
        }
        String name = type.at("type").text();
        return name.equals("array") ? "list of " + type(type.at("items")) : name;
    }

    private void paragraph(Part text) {
        if (!text.isEmpty()) {
            html.append("<p>").append(escaped(text.text())).append("</p>\n");
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
