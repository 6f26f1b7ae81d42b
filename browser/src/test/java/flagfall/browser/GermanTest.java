package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The server speaks English. Somebody who has chosen German reads none of it.
class GermanTest {

    /// Words that are the same in both languages.
    private static final Set<String> SHARED = Set.of("Fantasy", "General");

    /// A text as long as this is a sentence, and may stand within a line.
    private static final int SENTENCE = 20;

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();

    @BeforeEach
    void choose_german() {
        visit.open("/");
        page.getByLabel("Settings").click();
        page.getByText("Deutsch").click();
        page.locator("dialog button").first().click();
        page.getByText("Gegen den Computer").waitFor();
    }

    @Test
    void where_a_game_is_chosen() {
        visit.open("/new?with=computer");
        page.locator(".editions").waitFor();
        noneIsRead(saidOfEditions());
        noneIsRead(said("/api/levels"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void in_the_rule_book_and_among_the_ready_made_setups(String edition) {
        visit.open("/rules/" + edition);
        page.locator("table.pieces").waitFor();
        noneIsRead(said("/api/rulesets/" + edition + "/page"));
        noneIsRead(saidOfEditions());
        visit.open("/new?with=computer&edition=" + edition);
        page.locator(".start button.main").click();
        page.locator(".welcome, .setup").waitFor();
        if (page.locator(".welcome").count() > 0) {
            page.locator(".welcome button.main").click();
        }
        page.locator(".thumbs button").first().waitFor();
        noneIsRead(said("/api/setups?ruleset=" + edition));
    }

    static Stream<String> editions() {
        return Rulesets.named().stream().map(Ruleset::id);
    }

    /// Between them these answer every question of the law in a way that no named edition does.
    @ParameterizedTest
    @ValueSource(strings = {"""
                {"base":"classic","firstMover":"BLUE","equalRanks":"ATTACKER_WINS","twoSquare":"BOUNDARY_1","quietLimit":1,
                 "board":{"homeRows":1,"lakes":[]},"army":{"scout":1,"miner":0,"sergeant":0,"lieutenant":0,"captain":0,
                 "major":0,"colonel":0,"bomb":1,"spy":0}}""", """
                {"base":"vintage","firstMover":"RANDOM","equalRanks":"DEFENDER_WINS","army":{"scout":7},"chase":"MORE_SQUARE"}"""})
    void in_the_book_of_ones_own_rules(String rules) {
        String game = (String) page.evaluate("""
                async rules => {
                  const post = (path, body) => fetch(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
                    .then(it => it.json());
                  await post('/api/guest', '{}');
                  const wish = `{"ruleset":${rules},"opponent":"computer:1","side":"red","clock":null}`;
                  return (await post('/api/games', wish)).id;
                }""", rules);
        visit.open("/rules?game=" + game);
        page.locator("table.pieces").waitFor();
        noneIsRead(said("/api/rulesets/own/page", rules));
    }

    private void noneIsRead(Collection<String> english) {
        List<String> lines = page.locator("main").innerText().lines().toList();
        assertThat(english).as("what the server says").hasSizeGreaterThan(1);
        assertThat(english.stream().filter(text -> isRead(text, lines)))
                .as("English on " + page.url())
                .isEmpty();
    }

    private static boolean isRead(String text, List<String> lines) {
        return !SHARED.contains(text)
                && lines.stream().anyMatch(line -> text.length() < SENTENCE ? line.equals(text) : line.contains(text));
    }

    private List<String> saidOfEditions() {
        return said("/api/rulesets");
    }

    private List<String> said(String path) {
        return said(path, "");
    }

    /// Every text in an answer of the server that is meant for people.
    @SuppressWarnings("unchecked")
    private List<String> said(String path, String body) {
        return (List<String>) page.evaluate("""
                async ([path, body]) => {
                  const answer = body === '' ? await fetch(path)
                    : await fetch(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
                  const said = [];
                  const hear = (it, key) => {
                    if (typeof it === 'string' && it !== '') said.push(it);
                    if (typeof it !== 'object' || it === null) return;
                    for (const [name, part] of Object.entries(it)) {
                      if (!['rules', 'id', 'theme', 'labels', 'kind', 'power', 'setup'].includes(name)) hear(part);
                    }
                  };
                  hear(await answer.json());
                  return said;
                }""", List.of(path, body));
    }
}
