package flagfall.browser;

import com.microsoft.playwright.Browser;

/// What somebody sits in front of.
enum Screen {
    DESK(1280, 800, false),
    /// The narrowest phone that must do.
    PHONE(360, 740, true),
    /// The same, turned.
    PHONE_TURNED(740, 360, true),
    TABLET(768, 1024, true),
    LAPTOP(1440, 900, false),
    WALL(2560, 1440, false);

    private final int width;
    private final int height;
    private final boolean touched;

    Screen(int width, int height, boolean touched) {
        this.width = width;
        this.height = height;
        this.touched = touched;
    }

    Browser.NewContextOptions context() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(touched)
                .setIsMobile(touched)
                .setLocale("en-GB");
    }
}
