package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The city in the browser: a mission of the campaign by day, and a city by night. */
@ExtendWith(Open.class)
class CityTest {
    private static final String GAME = "washington-zc";

    /** The first mission of the campaign at the first question of a turn. */
    private static Caller.Opened played(House house) {
        Caller.Opened table = house.caller().open(GAME, "WZ-M01", List.of(), 3, "me");
        house.caller().playUntil(situation -> Caller.asked(situation).equals("Act"), table);
        return table;
    }

    private static Caller.Opened night(House house) {
        List<?> clock = List.of(Map.of("name", "clock", "values", List.of("20")));
        Caller.Opened table = house.caller().open(GAME, "Z2-M01", clock, 5, "me");
        house.caller().playUntil(situation -> Caller.asked(situation).equals("Act"), table);
        return table;
    }

    @Test
    void theFirstMissionIsPlayedByDay(House house) {
        Guest ada = house.guest("en").sit(played(house));
        Page page = ada.page();
        assertThat(page.locator(".top .hour-chip")).containsText("12 pm");
        assertThat(page.locator(".clock-box")).containsText("Night at 7 pm, in 7 rounds.");
        assertThat(page.locator(".clock-box .changes")).hasCount(0);
        assertThat(page.locator(".board .objective-card")).hasCount(7);
        assertThat(page.locator(".board [data-piece='landmark:humvee']")).hasCount(1);
        assertThat(page.locator(".board .crossing").first()).isVisible();
        assertThat(page.locator(".board .dark-mark").first()).isVisible();
        assertThat(page.locator(".board .night")).hasCount(0);
        ada.keep("city-1-day");

        int before = ada.choices();
        page.keyboard().press("m");
        page.locator(".hit.legal").first().click();
        assertThat(page.locator(".time .num")).hasText((before + 1) + " / " + (before + 1));
        page.keyboard().press("n");
        assertThat(page.locator(".time .num")).hasText((before + 2) + " / " + (before + 2));
        assertThat(page.locator(".log")).containsText("noise");
        page.keyboard().press("v");
        assertThat(page.locator(".side .foreseen")).isVisible();
        Axe.findsNothingGrave(ada, "city-day");
    }

    @Test
    void theNightIsLight(House house) {
        Guest ada = house.guest("en").sit(night(house));
        Page page = ada.page();
        assertThat(page.locator(".top .hour-chip.is-night")).containsText("8 pm");
        assertThat(page.locator(".clock-box.is-night .changes li")).hasCount(4);
        int unseen = page.locator(".board .unseen-zone").count();
        int zones = page.locator(".board .hit").count();
        assertThat(unseen).as("zones that nobody sees").isPositive().isLessThan(zones);
        assertThat((String) page.evaluate("() => document.documentElement.dataset.mode"))
                .isEqualTo("night");
        Axe.findsNothingGrave(ada, "city-night");
    }

    @Test
    void theCityFitsAPhone(House house) {
        Guest ines = house.guest("it", Device.PHONE).sit(night(house));
        Page page = ines.page();
        assertThat(page.locator(".top .hour-chip")).containsText("20:00");
        assertThat(page.locator(".night-line")).isVisible();
        assertThat((int) page.evaluate("() => document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        BoundingBox ring = page.locator(".crew-face.active").boundingBox();
        assertThat(ring.height).as("the ring round a face").isBetween(ring.width - 9, ring.width + 9);
        Axe.findsNothingGrave(ines, "city-night-phone");
        page.locator(".action", new Page.LocatorOptions().setHasText("Fine turno"))
                .tap();
        assertThat(page.locator(".answer").first()).isVisible();
        Thumb.fits(ines, "city-phone-1-who");
        Guest ada = house.guest("en", Device.PHONE).sit(played(house));
        assertThat(ada.page().locator(".top .hour-chip")).containsText("12 pm");
        assertThat(ada.page().locator(".night-line")).hasCount(0);
        Axe.findsNothingGrave(ada, "city-day-phone");
    }
}
