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

    private Axe() {}

    /** Nothing grave in any theme: all rules in the page's own, the contrast in the others, which differ in colours only. */
    static void findsNothingGrave(Guest guest, String picture) {
        Page page = guest.page();
        String own = (String) page.evaluate("() => document.documentElement.dataset.theme");
        for (String theme : OTHER_THEMES) {
            wear(page, theme);
            isClean(new AxeBuilder(page).setLegacyMode(true).withRules(List.of("color-contrast")), picture, theme);
        }
        wear(page, own);
        isClean(new AxeBuilder(page).setLegacyMode(true), picture, own);
        guest.keep("everybody-" + picture);
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
