package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;

/// How somebody gets a name of their own, and signs in with it elsewhere.
final class AccountPage {

    private static final String PASSWORD = "four words in a row";

    private AccountPage() {}

    static void register(Visit visit, String name) {
        visit.open("/account").getByText("New here? Register").click();
        enter(visit.page(), name);
    }

    static void signIn(Visit visit, String name) {
        enter(visit.open("/account"), name);
    }

    private static void enter(Page page, String name) {
        page.getByLabel("Name").fill(name);
        page.getByLabel("Password").fill(PASSWORD);
        page.locator(".sign-in button.main").click();
        assertThat(page.locator(".masthead")).containsText(name);
    }
}
