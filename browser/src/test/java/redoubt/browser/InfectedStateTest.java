package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The campaign of the city in the browser, along a short road: a card is read, a reward chosen, and the team goes on. */
class InfectedStateTest {
    private static final Path CONTENT = Path.of("src", "test", "resources", "content");

    private House house;

    @BeforeEach
    void open() {
        house = House.open("--content", CONTENT.toString());
    }

    @AfterEach
    void close() {
        assertThat(house.sendHome()).as("errors in the pages").isEmpty();
        house.close();
    }

    /** The campaign at its first mission, whose only card has just been turned up by whoever starts beside it. */
    private Caller.Opened atTheCard() {
        Caller caller = house.caller();
        List<?> campaign = List.of(Map.of("name", "campaign", "values", List.of("WZ-C01")));
        Caller.Opened table = caller.open("washington-zc", "WZ-M01", campaign, 4, "me");
        while (!Caller.asked(caller.situation(table)).equals("ChooseSurvivor")) {
            caller.choose(table, Caller.asked(caller.situation(table)).equals("ChooseStart") ? "." : "put");
        }
        caller.choose(table, "activate");
        caller.choose(table, "take objective");
        return table;
    }

    /** Takes the first skill that is offered until the mission has ended. */
    private static void playOut(Guest guest) {
        Page page = guest.page();
        Locator next = page.locator(".skill-choice .answer-btn, .outcome .verdict");
        for (int i = 0; i < 9 && page.locator(".outcome").count() == 0; i++) {
            int before = guest.choices();
            next.first().click();
            assertThat(page.locator(".outcome, .time .num").first()).not().hasText(before + " / " + before);
        }
        assertThat(page.locator(".outcome .verdict")).hasText("Won");
    }

    @Test
    void aCardIsReadARewardIsChosenAndTheTeamGoesOn() {
        Guest ada = house.guest("en").sit(atTheCard());
        Page page = ada.page();
        assertThat(page.locator(".side .card-read")).containsText("Objective card 3");
        assertThat(page.locator(".side .card-read h2")).hasText("Stranded News Crew");
        assertThat(page.locator(".side .card-read li")).hasCount(2);
        page.locator(".answer").first().hover();
        assertThat(page.locator(".side .card-read")).isVisible();
        Axe.findsNothingGrave(ada, "city-card");
        page.locator(".answer").nth(1).click();

        assertThat(page.locator(".skill-choice")).isVisible();
        while (page.locator(".skill-choice.many").count() == 0) {
            int before = ada.choices();
            page.locator(".skill-choice .answer-btn").first().click();
            assertThat(page.locator(".time .num")).not().hasText(before + " / " + before);
        }
        assertThat(page.locator(".skill-choice .skill-card").first()).containsText("bonus action");
        for (int card = 0; card < 3; card++) {
            assertThat(page.locator(".skill-choice .answer-btn").nth(card))
                    .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
        Axe.findsNothingGrave(ada, "city-reward");
        playOut(ada);
        assertThat(page.locator(".next-mission")).containsText("2 of 10");
        ada.keep("infected-state-1-won");
        Axe.findsNothingGrave(ada, "city-won");

        page.locator(".next .primary").click();
        assertThat(page.locator(".top .playing")).containsText("Mission 2 of 10");
        assertThat(page.locator(".top .stop-no .num")).hasText("2/10");
        assertThat((boolean) page.locator(".top .stop-no").evaluate("all => all.scrollWidth <= all.clientWidth + 1"))
                .as("the place in the campaign is not cut off")
                .isTrue();
        assertThat(page.locator(".top .hour-chip.is-night")).containsText("8 pm");
        page.locator(".top button[aria-label='The sheets']").click();
        assertThat(page.locator("dialog .sheet")).hasCount(6);
        assertThat(page.locator("dialog .sheet .points b").first()).hasText("2");
        Axe.findsNothingGrave(ada, "city-sheets");
        page.locator("dialog a[href^='/campaign/']").click();
        assertThat(page.locator(".stop")).hasCount(10);
        assertThat(page.locator(".stop").nth(0)).containsText("won in round 1");
        assertThat(page.locator(".stop").nth(1)).containsText("being played");
        assertThat(page.locator(".stop .map-thumb")).hasCount(10);
        ada.keep("infected-state-2-page");
        Axe.findsNothingGrave(ada, "city-campaign");
    }

    @Test
    void thePagesFitAPhone() {
        Guest ines = house.guest("en", Device.PHONE).sit(atTheCard());
        Page page = ines.page();
        assertThat(page.locator(".dock .card-read h2")).hasText("Stranded News Crew");
        Thumb.fits(ines, "infected-state-phone-1-card");
        page.locator(".answer").nth(1).tap();
        assertThat(page.locator(".skill-choice")).isVisible();
        Thumb.fits(ines, "infected-state-phone-2-skill");
        playOut(ines);
        Thumb.fits(ines, "infected-state-phone-3-won");
        Axe.findsNothingGrave(ines, "city-won-phone");
        page.locator(".next a[href^='/campaign/']").tap();
        assertThat(page.locator(".stop")).hasCount(10);
        Thumb.fits(ines, "infected-state-phone-4-page");
        Axe.findsNothingGrave(ines, "city-campaign-phone");
        page.locator(".go-on button").tap();
        assertThat(page.locator(".top .hour-chip.is-night")).containsText("8 pm");
    }
}
