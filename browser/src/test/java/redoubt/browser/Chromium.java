package redoubt.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A headless Chromium of this machine: REDOUBT_CHROMIUM, or the usual places. */
final class Chromium implements AutoCloseable {
    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Chromium start() {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setArgs(List.of(
                                "--disable-background-networking", "--disable-component-update", "--disable-sync")));
        return new Chromium(playwright, browser);
    }

    private static Path executable() {
        return Stream.concat(
                        Optional.ofNullable(System.getenv("REDOUBT_CHROMIUM")).stream(),
                        Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"))
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "no Chromium found: install it (Debian: apt-get install chromium) or set REDOUBT_CHROMIUM"));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }
}
