package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The API's page is Swagger UI's. It works under our policy, asks no stranger, and fits a phone; what else axe finds
/// in it is its makers' to mend.
class ApiDocsPageTest {

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void every_call_is_shown_and_nothing_is_wider_than_the_phone() {
        Page page = visits.at(Screen.PHONE).open("/api/docs");
        page.locator(".opblock").first().waitFor();
        assertThat(page.locator("h1").first().textContent()).contains("API");
        assertThat(page.locator(".opblock").count()).isGreaterThan(20);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
    }
}
