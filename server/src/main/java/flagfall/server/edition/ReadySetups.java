package flagfall.server.edition;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.protocol.FromServer;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/// Ready-made setups, made for this project: the flag guarded, strong pieces apart, scouts in front, miners kept for
/// later.
public final class ReadySetups {

    private static final JsonNode ALL = TextResource.read("setups.json", JsonNode.class);

    private ReadySetups() {}

    /// {@return the setups of a named ruleset, in the order of the file}
    public static List<FromServer.NamedSetup> of(Ruleset rules) {
        List<FromServer.NamedSetup> setups = new ArrayList<>();
        ALL.path(rules.id())
                .forEach(it -> setups.add(new FromServer.NamedSetup(
                        it.path("name").textValue(), it.path("setup").textValue())));
        return setups;
    }
}
