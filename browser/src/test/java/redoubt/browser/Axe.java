package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;

/** Looks at a page for what shuts people out. */
final class Axe {
    private static final Set<String> GRAVE = Set.of("serious", "critical");
    private static final List<String> OTHER_THEMES = List.of("washington", "night", "darkest");

    private static final String LIKE = "([panels, contrast, colours]) =>"
            + " Object.assign(document.documentElement.dataset, { panels, contrast, colours })";

    private Axe() {}

    /** Nothing grave in any theme: all rules in the page's own, the contrast in the others, which differ in colours only. */
    static void findsNothingGrave(Guest guest, String picture) {
        Page page = guest.page();
        String own = (String) page.evaluate("() => document.documentElement.dataset.theme");
        for (String theme : OTHER_THEMES) {
            wear(page, theme);
            canBeRead(guest, picture);
        }
        wear(page, own);
        isClean(new AxeBuilder(page).setLegacyMode(true), picture, own);
        guest.keep("everybody-" + picture);
    }

    /** Can be read in every theme on dark and light panels, with every set of colours, with usual and strong contrast. */
    static void canBeReadAsLiked(Guest guest, String picture) {
        Page page = guest.page();
        String own = (String) page.evaluate("() => document.documentElement.dataset.theme");
        for (String panels : List.of("dark", "light")) {
            for (String contrast : List.of("usual", "strong")) {
                for (String colours : List.of("usual", "red-green", "strong")) {
                    page.evaluate(LIKE, List.of(panels, contrast, colours));
                    String like = picture + ", " + panels + ", " + contrast + ", " + colours;
                    canBeRead(guest, like);
                    if (colours.equals("usual")) {
                        OTHER_THEMES.forEach(theme -> {
                            wear(page, theme);
                            canBeRead(guest, like);
                        });
                        wear(page, own);
                    }
                }
            }
            guest.keep(picture + "-" + panels);
        }
    }

    /** Nothing on the page is written too faintly. */
    static void canBeRead(Guest guest, String picture) {
        String theme = (String) guest.page().evaluate("() => document.documentElement.dataset.theme");
        isClean(new AxeBuilder(guest.page()).setLegacyMode(true).withRules(List.of("color-contrast")), picture, theme);
    }

    private static void wear(Page page, String theme) {
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme);
    }

    private static void isClean(AxeBuilder axe, String picture, String theme) {
        assertThat(axe.analyze().getViolations().stream()
                        .filter(rule -> GRAVE.contains(rule.getImpact()))
                        .map(Axe::told))
                .as("%s in the theme %s", picture, theme)
                .isEmpty();
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + " at "
                + rule.getNodes().stream()
                        .map(node -> node.getHtml() + " " + node.getFailureSummary())
                        .limit(4)
                        .toList();
    }
}
