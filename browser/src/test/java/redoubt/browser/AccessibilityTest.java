package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class AccessibilityTest {
    @Test
    void thePagesOutsideTheTableAreOpenToEverybody(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 3, "me", "open");
        Guest ada = house.guest("en").visit("/");
        assertThat(ada.page().locator(".mission .thumb svg").first()).isVisible();
        Axe.findsNothingGrave(ada, "home");
        ada.page().locator("details.part summary").first().click();
        ada.page().locator("details.part summary").last().click();
        assertThat(ada.page().locator(".readings li").first()).isVisible();
        Axe.findsNothingGrave(ada, "home-with-options");
        ada.visit("/join/" + table.table() + "/" + table.invite());
        assertThat(ada.page().locator(".seat-line").first()).isVisible();
        Axe.findsNothingGrave(ada, "join");
        ada.visit("/rules/white-death");
        assertThat(ada.page().locator("article").first()).isVisible();
        // All entries look alike; some of them are enough.
        ada.page().locator("input[type=search]").fill("WD-MOVE");
        assertThat(ada.page().locator("article").nth(60)).hasCount(0);
        Axe.findsNothingGrave(ada, "rules");
        ada.visit("/nowhere");
        assertThat(ada.page().locator("h1")).isVisible();
        Axe.findsNothingGrave(ada, "lost");
    }

    @Test
    void theTableIsOpenToEverybody(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M03", 5, "me");
        caller.playUntil(Caller::hasOdds, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        Axe.findsNothingGrave(ada, "table");
        page.keyboard().press("v");
        assertThat(page.locator(".side .forecast-list")).isVisible();
        Axe.findsNothingGrave(ada, "table-with-forecast");
        page.locator(".log .chip").last().click();
        assertThat(page.locator("dialog[open] p[lang]")).isVisible();
        Axe.findsNothingGrave(ada, "rule-card");
        page.keyboard().press("Escape");
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        assertThat(page.locator("dialog[open] .seats")).isVisible();
        Axe.findsNothingGrave(ada, "table-menu");
        ada.visit("/watch/" + table.table() + "/" + table.watch());
        assertThat(page.locator(".question")).isVisible();
        Axe.findsNothingGrave(ada, "watch");
        ada.visit("/film/" + table.table() + "?at=9");
        assertThat(page.locator(".transport")).isVisible();
        assertThat(page.locator(".turns li").first()).isVisible();
        Axe.findsNothingGrave(ada, "film");
        caller.playUntil(situation -> false, table);
        ada.visit("/table/" + table.table());
        assertThat(page.locator(".outcome")).isVisible();
        Axe.findsNothingGrave(ada, "table-over");
    }
}
