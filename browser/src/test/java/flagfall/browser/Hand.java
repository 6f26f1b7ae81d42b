package flagfall.browser;

import com.microsoft.playwright.Locator;

/// How somebody presses what they see.
@FunctionalInterface
interface Hand {

    Hand MOUSE = Locator::click;
    Hand FINGER = Locator::tap;

    void press(Locator thing);

    /// Chooses one of a row of choices. Who points, points at the words beside the dot.
    default void choose(Locator choice) {
        press(choice.locator("xpath=ancestor::label"));
    }
}
