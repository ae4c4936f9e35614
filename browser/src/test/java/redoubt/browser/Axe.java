package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Looks at a page for what shuts people out. */
final class Axe {
    private static final String SCRIPT = script();
    private static final List<String> ALL_RULES = List.of();
    private static final List<String> CONTRAST = List.of("color-contrast");
    private static final List<String> THEMES = List.of("white-death", "washington", "night", "darkest");

    /** The theme of a family of its own: its tables and those of the others have panels that never wear each other's colours. */
    private static final String APART = "darkest";

    private static final String LIKE = "([panels, contrast, colours]) =>"
            + " Object.assign(document.documentElement.dataset, { panels, contrast, colours })";

    /** What is grave in each of some themes; all of it in one call, since the page need not be read anew for each. */
    private static final String GRAVE = """
        async ([themes, rules]) => {
          const page = document.documentElement.dataset;
          const own = page.theme;
          const found = [];
          for (const theme of themes) {
            page.theme = theme;
            const { violations } = await axe.run(document, rules.length > 0 ? { runOnly: rules } : {});
            for (const { id, impact, help, nodes } of violations)
              if (['serious', 'critical'].includes(impact))
                found.push(`${theme}: ${id}: ${help} at `
                  + nodes.slice(0, 4).map(node => `${node.html} ${node.failureSummary}`).join('; '));
          }
          page.theme = own;
          return found;
        }\
        """;

    private Axe() {}

    /** Nothing grave in any theme: all rules in the page's own, the contrast in the others, which differ in colours only. */
    static void findsNothingGrave(Guest guest, String picture) {
        String own = theme(guest.page());
        isClean(guest, picture, List.of(own), ALL_RULES);
        isClean(guest, picture, others(guest.page(), own), CONTRAST);
        guest.keep("everybody-" + picture);
    }

    /** Can be read in every theme on dark and light panels, with every set of colours, with usual and strong contrast. */
    static void canBeReadAsLiked(Guest guest, String picture) {
        Page page = guest.page();
        String own = theme(page);
        List<String> all =
                Stream.concat(Stream.of(own), others(page, own).stream()).toList();
        for (String panels : List.of("dark", "light")) {
            for (String contrast : List.of("usual", "strong")) {
                for (String colours : List.of("usual", "red-green", "strong")) {
                    page.evaluate(LIKE, List.of(panels, contrast, colours));
                    String like = picture + ", " + panels + ", " + contrast + ", " + colours;
                    isClean(guest, like, colours.equals("usual") ? all : List.of(own), CONTRAST);
                }
            }
            guest.keep(picture + "-" + panels);
        }
    }

    /** Nothing on the page is written too faintly. */
    static void canBeRead(Guest guest, String picture) {
        isClean(guest, picture, List.of(theme(guest.page())), CONTRAST);
    }

    private static String theme(Page page) {
        return (String) page.evaluate("() => document.documentElement.dataset.theme ?? 'white-death'");
    }

    /** What else the page may wear: a table or a film the themes of its family, any other page every theme. */
    private static List<String> others(Page page, String own) {
        boolean isOfAFamily = page.locator(".table, .replay").count() > 0;
        return THEMES.stream()
                .filter(theme -> !theme.equals(own))
                .filter(theme -> !isOfAFamily || own.equals(APART) == theme.equals(APART))
                .toList();
    }

    private static void isClean(Guest guest, String picture, List<String> themes, List<String> rules) {
        Page page = guest.page();
        if (!(boolean) page.evaluate("() => 'axe' in window")) {
            page.evaluate(SCRIPT);
        }
        List<?> found = (List<?>) page.evaluate(GRAVE, List.of(themes, rules));
        assertThat(new ArrayList<Object>(found)).as(picture).isEmpty();
    }

    private static String script() {
        try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
