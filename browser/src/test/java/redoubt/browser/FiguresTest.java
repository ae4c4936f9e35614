package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Times are printed, since they depend on the machine; the size of the client does not. */
@ExtendWith(Open.class)
class FiguresTest {
    private static final int MOST = 300 * 1024;

    @Test
    void theClientIsSmall(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 3, "me");
        Guest ada = house.guest("it");
        List<Response> files = new ArrayList<>();
        ada.page().onResponse(files::add);
        ada.sit(table);
        assertThat(ada.page().locator(".board")).isVisible();
        List<String> client = files.stream()
                .map(Response::url)
                .filter(file -> file.matches(".*/assets/.*\\.(js|css)"))
                .distinct()
                .toList();
        int size = client.stream().mapToInt(house.caller()::packedSize).sum();
        System.out.printf("client: %d files, %.1f KB compressed%n", client.size(), size / 1024.0);
        assertThat(client.size()).isGreaterThan(5);
        assertThat(size).isPositive().isLessThan(MOST);
    }

    @Test
    void theFirstPageIsUsableSoonAfterTheStart(House house, @TempDir Path data) {
        Guest ada = house.guest("en");
        Page page = ada.page();
        long start = System.nanoTime();
        try (Program program = Program.start(data)) {
            long open = System.nanoTime();
            page.navigate(program.address());
            assertThat(page.locator(".begin button")).isEnabled();
            long usable = System.nanoTime();
            System.out.printf(
                    "start: table open after %d ms, its first page usable %d ms later%n",
                    Duration.ofNanos(open - start).toMillis(),
                    Duration.ofNanos(usable - open).toMillis());
        }
    }
}
