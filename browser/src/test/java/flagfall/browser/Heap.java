package flagfall.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// All that a page's scripts hold in memory, after everything that could be forgotten has been.
final class Heap {

    private final JsonNode snapshot;
    private final JsonNode nodes;
    private final int nodeSize;
    private final int edgeSize;
    private final int edgeCount;
    private final int property;

    private Heap(JsonNode snapshot) {
        this.snapshot = snapshot;
        this.nodes = snapshot.get("nodes");
        JsonNode meta = snapshot.get("snapshot").get("meta");
        this.nodeSize = meta.get("node_fields").size();
        this.edgeSize = meta.get("edge_fields").size();
        this.edgeCount = indexOf(meta.get("node_fields"), "edge_count");
        this.property = indexOf(meta.get("edge_types").get(0), "property");
    }

    static Heap of(Page page) {
        CDPSession inspector = page.context().newCDPSession(page);
        var text = new StringBuilder();
        inspector.on(
                "HeapProfiler.addHeapSnapshotChunk",
                chunk -> text.append(chunk.get("chunk").getAsString()));
        inspector.send("HeapProfiler.enable");
        inspector.send("HeapProfiler.collectGarbage");
        var quietly = new JsonObject();
        quietly.addProperty("reportProgress", false);
        inspector.send("HeapProfiler.takeHeapSnapshot", quietly);
        inspector.detach();
        try {
            return new Heap(new ObjectMapper().readTree(text.toString()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// {@return every string there is}
    Stream<String> strings() {
        JsonNode strings = snapshot.get("strings");
        return IntStream.range(0, strings.size()).mapToObj(i -> strings.get(i).asText());
    }

    /// {@return how many things have all of these properties, each of them filled}
    int thingsWith(String... properties) {
        Set<Integer> wanted = new HashSet<>();
        JsonNode strings = snapshot.get("strings");
        for (int i = 0; i < strings.size(); i++) {
            if (Set.of(properties).contains(strings.get(i).asText())) {
                wanted.add(i);
            }
        }
        return wanted.size() < properties.length ? 0 : count(wanted);
    }

    // A snapshot is two long rows of numbers: the nodes, and after one another the edges that leave each of them.
    private int count(Set<Integer> wanted) {
        JsonNode edges = snapshot.get("edges");
        int found = 0;
        int edge = 0;
        for (int node = 0; node < nodes.size(); node += nodeSize) {
            var has = new HashSet<Integer>();
            for (int i = nodes.get(node + edgeCount).asInt(); i > 0; i--, edge += edgeSize) {
                int name = edges.get(edge + 1).asInt();
                if (edges.get(edge).asInt() == property
                        && wanted.contains(name)
                        && isFilled(edges.get(edge + 2).asInt())) {
                    has.add(name);
                }
            }
            found += has.size() == wanted.size() ? 1 : 0;
        }
        return found;
    }

    /// Scripts keep a blank of each kind of thing they make, with nothing filled in.
    private boolean isFilled(int node) {
        String name = snapshot.get("strings").get(nodes.get(node + 1).asInt()).asText();
        return !name.equals("undefined") && !name.startsWith("system / ");
    }

    private static int indexOf(JsonNode names, String name) {
        return IntStream.range(0, names.size())
                .filter(i -> names.get(i).asText().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
