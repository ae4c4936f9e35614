package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class AccessibilityTest {
    private static final Set<String> GRAVE = Set.of("serious", "critical");
    private static final List<String> THEMES = List.of("washington", "night", "darkest", "white-death");

    @Test
    void thePagesOutsideTheTableAreOpenToEverybody(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 3, "me", "open");
        Guest ada = house.guest("en").visit("/");
        assertThat(ada.page().locator(".mission .thumb svg").first()).isVisible();
        isOpen(ada, "home");
        ada.page().locator("details.part summary").first().click();
        ada.page().locator("details.part summary").last().click();
        assertThat(ada.page().locator(".readings li").first()).isVisible();
        isOpen(ada, "home-with-options");
        ada.visit("/join/" + table.table() + "/" + table.invite());
        assertThat(ada.page().locator(".seat-line").first()).isVisible();
        isOpen(ada, "join");
        ada.visit("/rules/white-death");
        assertThat(ada.page().locator("article").first()).isVisible();
        // All entries look alike; some of them are enough.
        ada.page().locator("input[type=search]").fill("WD-MOVE");
        assertThat(ada.page().locator("article").nth(60)).hasCount(0);
        isOpen(ada, "rules");
        ada.visit("/nowhere");
        assertThat(ada.page().locator("h1")).isVisible();
        isOpen(ada, "lost");
    }

    @Test
    void theTableIsOpenToEverybody(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M03", 5, "me");
        caller.playUntil(Caller::hasOdds, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        isOpen(ada, "table");
        page.keyboard().press("v");
        assertThat(page.locator(".side .forecast-list")).isVisible();
        isOpen(ada, "table-with-forecast");
        page.locator(".log .chip").last().click();
        assertThat(page.locator("dialog[open] p[lang]")).isVisible();
        isOpen(ada, "rule-card");
        page.keyboard().press("Escape");
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        assertThat(page.locator("dialog[open] .seats")).isVisible();
        isOpen(ada, "table-menu");
        ada.visit("/watch/" + table.table() + "/" + table.watch());
        assertThat(page.locator(".question")).isVisible();
        isOpen(ada, "watch");
        ada.visit("/film/" + table.table() + "?at=9");
        assertThat(page.locator(".transport")).isVisible();
        assertThat(page.locator(".turns li").first()).isVisible();
        isOpen(ada, "film");
        caller.playUntil(situation -> false, table);
        ada.visit("/table/" + table.table());
        assertThat(page.locator(".outcome")).isVisible();
        isOpen(ada, "table-over");
    }

    /** Nothing grave in any theme: all rules in the game's own, the contrast in the others, which differ in colours only. */
    private static void isOpen(Guest guest, String picture) {
        Page page = guest.page();
        for (String theme : THEMES) {
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme);
            AxeBuilder axe = new AxeBuilder(page).setLegacyMode(true);
            boolean isOwn = theme.equals("white-death");
            List<Rule> found = (isOwn ? axe : axe.withRules(List.of("color-contrast")))
                    .analyze()
                    .getViolations();
            assertThat(found.stream()
                            .filter(rule -> GRAVE.contains(rule.getImpact()))
                            .map(AccessibilityTest::told))
                    .as("%s in the theme %s", picture, theme)
                    .isEmpty();
        }
        guest.keep("everybody-" + picture);
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + " at "
                + rule.getNodes().stream()
                        .map(node -> node.getHtml() + " " + node.getFailureSummary())
                        .limit(4)
                        .toList();
    }
}
