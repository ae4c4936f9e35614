package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A campaign in the browser: begun on the home page, played to the end of a mission, and on to the next one. */
@ExtendWith(Open.class)
class CampaignTest {
    private static final int MOST_ANSWERS = 60;

    /** Begins the campaign for three keepers of one person, who always win if they always bar the gate. */
    private static Page begun(Guest ada) {
        Page page = ada.visit("/?game=toy").page();
        page.locator(".campaigns .mission").click();
        assertThat(page.locator(".campaigns .mission")).hasAttribute("aria-pressed", "true");
        for (int seat = 2; seat <= 3; seat++) {
            page.locator(".seat-tools button").first().click();
            page.locator(".seat-row select").last().selectOption("me");
        }
        ada.keep("campaign-1-home");
        page.locator(".begin button").click();
        assertThat(page.locator(".top h1")).hasText("One night");
        return page;
    }

    /** Takes the first answer, which is to bar the gate, until the mission has ended. */
    private static void playOut(Page page) {
        for (int choices = 0; page.locator(".outcome").count() == 0; choices++) {
            assertThat(choices).as("answers").isLessThan(MOST_ANSWERS);
            page.locator(".answer").first().click();
            assertThat(page.locator(".time .num, .outcome"))
                    .hasText(Pattern.compile((choices + 1) + " / " + (choices + 1) + "|Won"));
        }
    }

    @Test
    void theNextMissionIsBegunFromTheEndScreen(House house) {
        Guest ada = house.guest("en");
        Page page = begun(ada);
        assertThat(page.locator(".top .playing")).containsText("Mission 1 of 3");
        page.locator(".top button[aria-label='The sheets']").click();
        assertThat(page.locator("dialog .sheet")).hasCount(3);
        assertThat(page.locator("dialog .sheet").first()).containsText("torch");
        ada.keep("campaign-2-sheets");
        page.keyboard().press("Escape");

        playOut(page);
        assertThat(page.locator(".outcome .verdict")).hasText("Won");
        assertThat(page.locator(".next-mission")).containsText("Side by side");
        assertThat(page.locator(".next-mission")).containsText("The beacon burns");
        assertThat(page.locator(".next .primary")).hasText("Next mission");
        ada.keep("campaign-3-won");
        String watch =
                page.locator(".next a[href^='/film/']").getAttribute("href").replace("/film/", "/watch/");
        Guest ben = house.guest("fr").visit(watch);
        assertThat(ben.page().locator(".next a.primary")).hasText("Revoir");

        page.locator(".next .primary").click();
        assertThat(page.locator(".top h1")).hasText("Side by side");
        assertThat(page.locator(".instead .facts"))
                .containsText(Pattern.compile("bars on the gate\\s*3", Pattern.CASE_INSENSITIVE));
        assertThat(ben.page().locator(".next button.primary")).hasText("Mission suivante");
        ben.page().locator(".next button.primary").click();
        assertThat(ben.page().locator(".top h1")).hasText("Côte à côte");
        page.locator(".answer").first().click();
        assertThat(page.locator(".time .num")).hasText("1 / 1");
    }

    @Test
    void thePageShowsTheRoadAndLeadsOnAndBack(House house) {
        Guest ada = house.guest("en");
        Page page = begun(ada);
        playOut(page);
        page.locator(".next a[href^='/campaign/']").click();
        assertThat(page.locator("h1")).hasText("The long watch");
        Locator stops = page.locator(".stop");
        assertThat(stops).hasCount(3);
        assertThat(stops.nth(0)).containsText("won in round 5");
        assertThat(stops.nth(1)).containsText("next");
        assertThat(stops.nth(2)).containsText("not yet");
        assertThat(page.locator(".sheet")).hasCount(3);
        assertThat(page.locator(".found")).containsText("The beacon");
        assertThat(page.locator(".figures")).containsText("1 of 3");
        ada.keep("campaign-4-page");
        Axe.findsNothingGrave(ada, "campaign-page");

        page.locator(".go-on button").click();
        assertThat(page.locator(".top h1")).hasText("Side by side");
        page.locator(".top button[aria-label='The sheets']").click();
        page.locator("dialog a[href^='/campaign/']").click();
        assertThat(page.locator(".stop").nth(1)).containsText("being played");
        page.locator(".go-back select").selectOption(new SelectOption().setLabel("One night"));
        page.locator(".go-back button.btn").click();
        assertThat(page.locator(".top h1")).hasText("One night");
        page.goBack();
        assertThat(page.locator(".go-back li")).containsText("Parts before One night");
        ada.keep("campaign-5-branch");

        ada.visit("/?game=toy");
        assertThat(page.locator(".resume-row").first()).containsText("Mission");
        assertThat(page.locator(".resume-row").filter(new Locator.FilterOptions().setHasText("won")))
                .hasCount(0);
    }

    @Test
    void thePageFitsAPhone(House house) {
        List<?> campaign = List.of(Map.of("name", "campaign", "values", List.of("TY-C01")));
        Caller.Opened table = house.caller().open("toy", "TY-M01", campaign, 4, "me");
        Guest ines = house.guest("it", Device.PHONE).sit(table);
        assertThat(ines.page().locator(".facts")).isVisible();
        house.caller().playUntil(situation -> false, table);
        assertThat(ines.page().locator(".next .primary")).hasText("Riprova");
        Thumb.fits(ines, "campaign-phone-1-lost");
        ines.page().locator(".next a[href^='/campaign/']").tap();
        assertThat(ines.page().locator("h1")).hasText("La lunga guardia");
        assertThat(ines.page().locator(".stop").first()).containsText("dopo una sconfitta");
        assertThat(ines.page().locator(".fallen")).containsText("Guardiano 1");
        Thumb.fits(ines, "campaign-phone-2-page");
        Axe.findsNothingGrave(ines, "campaign-phone");
    }
}
