package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Size of text, contrast, colours and light panels: every choice does something, and shuts nobody out. */
@ExtendWith(Open.class)
class LikesTest {
    /** The tables of the longer form: a mission of every game. */
    private static final Map<String, String> MISSIONS = Map.of(
            "white-death", "WD-M01",
            "night-of-the-living-dead", "NL-M01",
            "washington-zc", "Z2-M01",
            "dark-darker-darkest", "DD-A");

    @Test
    void everyCombinationCanBeRead(House house) {
        Caller.Opened table = house.caller().open("WD-M01", 5, "me");
        Guest ada = guest(house).sit(table);
        assertThat(ada.page().locator(".question")).isVisible();
        Axe.canBeReadAsLiked(ada, "likes-table");
        ada.visit("/film/" + table.table());
        assertThat(ada.page().locator(".transport")).isVisible();
        Axe.canBeReadAsLiked(ada, "likes-film");
        ada.visit("/rules/white-death");
        ada.page().locator("input[type=search]").fill("WD-MOVE");
        assertThat(ada.page().locator("article").nth(60)).hasCount(0);
        Axe.canBeReadAsLiked(ada, "likes-rules");
        ada.visit("/");
        assertThat(ada.page().locator(".mission .thumb svg").first()).isVisible();
        Axe.canBeReadAsLiked(ada, "likes-home");
    }

    @Test
    void everyGameCanBeReadOnLightPanels(House house) {
        MISSIONS.forEach((game, mission) -> {
            Guest ada = guest(house);
            ada.likes("{\"theme\": \"light\", \"text\": 130}");
            ada.sit(house.caller().open(game, mission, List.of(), 5, "me"));
            assertThat(ada.page().locator(".question")).isVisible();
            Axe.canBeRead(ada, "light " + game);
            ada.keep("likes-light-" + game);
        });
    }

    @Test
    void aChoiceCountsAtOnceAndIsKept(House house) {
        Guest ada = guest(house).sit(house.caller().open("WD-M01", 5, "me"));
        Page page = ada.page();
        assertThat(page.locator(".question")).isVisible();
        double usual = letters(page);
        String dark = ground(page);
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        page.locator("dialog button", new Page.LocatorOptions().setHasText("Settings"))
                .click();
        choose(page, "Size of text", "130");
        choose(page, "Panels", "Light");
        choose(page, "Contrast", "Strong");
        choose(page, "Colours of people", "Red-green");
        page.keyboard().press("Escape");
        assertThat(letters(page)).isGreaterThan(1.25 * usual);
        assertThat(ground(page)).isNotEqualTo(dark);
        Object ring = page.evaluate(
                "() => getComputedStyle(document.querySelector('.team .portrait circle:nth-of-type(2)')).fill");
        assertThat(ring).isEqualTo("rgb(255, 212, 0)");
        page.reload();
        assertThat(page.locator(".question")).isVisible();
        assertThat(letters(page)).isGreaterThan(1.25 * usual);
        assertThat(page.locator("html")).hasAttribute("data-panels", "light");
    }

    @Test
    void theLargestTextMovesNoBoardAndHidesNoAnswer(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M01", 5, "me");
        Guest ada = guest(house);
        ada.likes("{\"text\": 150}");
        ada.sit(table);
        Page page = ada.page();
        for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {390, 844}}) {
            page.setViewportSize(size[0], size[1]);
            assertThat(page.locator(".board .hit").first()).isVisible();
            String place = (String) page.evaluate(Guest.ZONE);
            for (int i = 0; i < 6; i++) {
                caller.pass(table);
                assertThat(page.locator(".question")).isVisible();
            }
            assertThat(page.evaluate(Guest.ZONE))
                    .as("%d × %d", size[0], size[1])
                    .isEqualTo(place);
            Object reach = page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
            assertThat(((Number) reach).intValue()).isLessThanOrEqualTo(0);
            ada.keep("likes-150-" + size[0]);
        }
    }

    /** Colours that are still changing would be judged half-way. */
    private static Guest guest(House house) {
        Guest guest = house.guest("en");
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        return guest;
    }

    private static void choose(Page page, String setting, String value) {
        page.locator(".setting")
                .filter(new Locator.FilterOptions().setHasText(setting))
                .getByText(value, new Locator.GetByTextOptions().setExact(true))
                .click();
    }

    private static double letters(Page page) {
        return ((Number) page.evaluate(
                        "() => parseFloat(getComputedStyle(document.querySelector('.goals h2')).fontSize)"))
                .doubleValue();
    }

    private static String ground(Page page) {
        return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
    }
}
