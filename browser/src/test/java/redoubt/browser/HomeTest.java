package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {
    @TempDir
    Path data;

    @Test
    void theHomePageOffersTheGames() {
        try (Program program = Program.start(data);
                Chromium chromium = Chromium.start()) {
            Page page = chromium.browser().newPage();
            page.navigate(program.address());
            assertThat(page.getByRole(com.microsoft.playwright.options.AriaRole.HEADING)
                            .first())
                    .isVisible();
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screens", "home.png")));
        }
    }
}
