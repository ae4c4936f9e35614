package redoubt.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;

/** What a guest looks at the page with. */
enum Device {
    DESK(1440, 900, false),
    LAPTOP(1280, 720, false),
    PHONE(390, 844, true),
    LYING(844, 390, true);

    private final int width;
    private final int height;
    private final boolean isTouched;

    Device(int width, int height, boolean isTouched) {
        this.width = width;
        this.height = height;
        this.isTouched = isTouched;
    }

    /** Nothing moves for its own sake, so that tests need not wait. */
    Browser.NewContextOptions options(String language) {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(isTouched)
                .setIsMobile(isTouched)
                .setLocale(language)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setPermissions(List.of("clipboard-read", "clipboard-write"))
                .setAcceptDownloads(true);
    }
}
