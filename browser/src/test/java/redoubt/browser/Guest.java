package redoubt.browser;

import com.google.gson.Gson;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A person with a browser of their own: looks at one page, and remembers what came over the socket and what went wrong. */
final class Guest implements AutoCloseable {
    /** The actions that may be taken now. */
    static final String OFFERED = ".action:not([aria-disabled='true'], .barred)";

    /** Where the first zone of the board lies: it stays there as long as the table is open. */
    static final String ZONE = """
        () => {
          const box = document.querySelector('.board .hit').getBoundingClientRect();
          return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        }\
        """;

    /** A busy machine may take its time; a page that is right at last is right. In milliseconds. */
    private static final int PATIENCE = 20_000;

    /** From here on a status says that something was refused or went wrong. */
    private static final int REFUSED = 400;

    private static final Path SCREENS = Path.of("target", "screens");

    private final BrowserContext context;
    private final String address;
    private final Page page;
    private final List<String> heard = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    Guest(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        context.setDefaultTimeout(PATIENCE);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        this.page = context.newPage();
        page.onWebSocket(socket -> socket.onFrameReceived(frame -> heard.add(frame.text())));
        page.onPageError(troubles::add);
        page.onConsoleMessage(said -> {
            if (said.type().equals("error")) {
                complaints.add(said.text() + " at " + said.location());
            }
        });
        page.onResponse(response -> {
            if (response.status() >= REFUSED) {
                complaints.add(response.status() + " " + response.request().method() + " " + response.url());
            }
        });
    }

    BrowserContext context() {
        return context;
    }

    Page page() {
        return page;
    }

    /** The settings this browser keeps when it first comes to the house, as JSON. */
    void likes(String settings) {
        page.addInitScript("localStorage.getItem('redoubt.settings') ?? localStorage.setItem('redoubt.settings', '"
                + settings + "')");
    }

    /** Goes to a page of the client. */
    Guest visit(String path) {
        page.navigate(path);
        return this;
    }

    /** Sits down at a table with the key to it, as if it had been opened in this browser. */
    Guest sit(Caller.Opened table) {
        String keys = new Gson().toJson(Map.of(table.table(), Map.of("token", table.token(), "name", "Ada")));
        if (!page.url().startsWith(address)) {
            // Any page of this address will do to keep the keys; this one is the lightest.
            visit("/health");
        }
        page.evaluate("keys => localStorage.setItem('redoubt.tables', keys)", keys);
        visit("/table/" + table.table());
        page.locator(".top").waitFor();
        return this;
    }

    Locator question() {
        return page.locator(".question .say h2, .outcome h2").first();
    }

    /** How many choices the timeline counts. */
    int choices() {
        return Integer.parseInt(
                page.locator(".time .num").textContent().split("/")[1].strip());
    }

    /** All that the server sent over the socket. */
    List<String> heard() {
        return List.copyOf(heard);
    }

    List<String> troubles() {
        return List.copyOf(troubles);
    }

    /** What the browser's console complains of: errors, and requests that were refused. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    String address() {
        return address;
    }

    /** Keeps a picture of what is seen among what the build leaves behind. */
    void keep(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + ".png")));
    }

    @Override
    public void close() {
        context.close();
    }
}
