package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that nobody has drawn, the example of how games are written, is played, undone, watched and read all the same. */
@ExtendWith(Open.class)
class PlainGameTest {
    private static final String TOY = "toy";
    private static final int MOST_CLICKS = 60;

    @Test
    void itIsPlayedFromTheHomePageToItsEnd(House house) {
        Guest ada = house.guest("en").visit("/");
        Page page = ada.page();
        page.route("**/api/tables", route -> Seed.into(route, 3));
        assertThat(page.locator(".cover").first()).isVisible();
        assertThat(page.locator(".cover").filter(hasText("The gate"))).hasCount(0);

        ada.visit("/?game=" + TOY);
        assertThat(page.locator(".cover[aria-pressed=true]")).containsText("The gate");
        assertThat(page.locator(".mission").first()).containsText("One night");
        assertThat(page.locator(".portraits")).hasCount(0);
        ada.keep("plain-1-home");
        page.locator(".seat-tools button").first().click();
        page.locator(".seat-row select").last().selectOption("me");
        page.locator(".begin button").click();

        assertThat(page.locator(".top h1")).hasText("One night");
        assertThat(page.locator(".question h2")).hasText(Pattern.compile("keeper", Pattern.CASE_INSENSITIVE));
        assertThat(page.locator(".instead .facts")).containsText(Pattern.compile("bars", Pattern.CASE_INSENSITIVE));
        assertThat(page.locator(".extras button")).hasCount(2);
        assertThat(page.locator(".board, .team, .phases")).hasCount(0);
        ada.keep("plain-2-table");

        page.locator(".answer").first().click();
        assertThat(page.locator(".log li").last().locator(".chip")).hasText("TY-ACT-02");
        page.keyboard().press("u");
        assertThat(page.locator(".log li").last()).containsText("undid the last choice");
        assertThat(page.locator(".time .num")).hasText("0 / 0");
        page.keyboard().press("1");
        assertThat(page.locator(".time .num")).hasText("1 / 1");
        page.locator(".extras button").last().click();
        assertThat(page.locator(".extras button")).hasCount(1);
        new Player(page, 3).playOut(MOST_CLICKS);
        assertThat(page.locator(".outcome .verdict")).hasText(Pattern.compile("Won|Lost"));
        assertThat(page.locator(".outcome header .chip")).hasText(Pattern.compile("TY-END-0[12]"));
        ada.keep("plain-3-over");

        page.locator(".next a.primary").click();
        assertThat(page.locator(".shown .facts")).isVisible();
        page.getByLabel("Forward (→)").click();
        assertThat(page.locator(".transport .now .num")).containsText("choice 1 of");
        assertThat(page.locator(".turn.now .chip").first()).hasText("TY-ACT-02");
        ada.keep("plain-4-film");
    }

    @Test
    void itIsOpenToEverybodyAndFitsAPhone(House house) {
        Caller.Opened table = house.caller().open(TOY, "TY-M02", List.of(), 4, "me");
        Guest ada = house.guest("fr").sit(table);
        assertThat(ada.page().locator(".facts")).isVisible();
        Axe.findsNothingGrave(ada, "plain-table");
        Guest ines = house.guest("it", Device.PHONE).sit(table);
        assertThat(ines.page().locator(".facts")).isVisible();
        assertThat(ines.page().locator(".panels button")).hasCount(1);
        Thumb.fits(ines, "plain-phone-1-table");
        ines.page().locator(".panels button").tap();
        assertThat(ines.page().locator(".side.opened .log")).isVisible();
        Thumb.fits(ines, "plain-phone-2-log");

        JsonObject over = house.caller().playUntil(situation -> false, table);
        assertThat(over.has("verdict")).isTrue();
        assertThat(ines.page().locator(".outcome")).isVisible();
        Thumb.fits(ines, "plain-phone-3-over");
        assertThat(ada.page().locator(".outcome")).isVisible();
        Axe.findsNothingGrave(ada, "plain-over");
        ada.visit("/film/" + table.table() + "?at=3");
        assertThat(ada.page().locator(".shown .facts")).isVisible();
        Axe.findsNothingGrave(ada, "plain-film");
    }

    private static Locator.FilterOptions hasText(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
