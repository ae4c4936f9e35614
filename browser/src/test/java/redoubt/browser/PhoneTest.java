package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class PhoneTest {
    @Test
    void aTurnIsPlayedWithOneThumb(House house) {
        Guest ada = house.guest("en", Device.PHONE).visit("/");
        Page page = ada.page();
        assertThat(page.locator(".mission .thumb svg").first()).isVisible();
        Thumb.fits(ada, "phone-1-home");
        page.locator(".begin button").tap();
        assertThat(page.locator(".question h2")).hasText("Whose turn is next?");
        Thumb.fits(ada, "phone-2-table");

        page.locator(".answer").first().tap();
        assertThat(page.locator(".question h2")).hasText("What does Jenia do?");
        Thumb.fits(ada, "phone-3-turn");
        page.locator(".hit.legal").first().tap();
        assertThat(page.locator(".question .say p")).containsText("2 actions left");

        Locator panels = page.locator(".panels button");
        page.locator(".sheet-grip").tap();
        assertThat(panels.last()).isVisible();
        Thumb.fits(ada, "phone-4-sheet");
        panels.last().tap();
        assertThat(page.locator(".log li").last()).containsText("Jenia moves");
        Thumb.fits(ada, "phone-5-log");
        page.locator(".time button").first().tap();
        assertThat(page.locator(".log li").last()).containsText("undid the last choice");
    }

    @Test
    void anAttackIsWeighedBeforeTheSecondTap(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 5, "me");
        house.caller().playUntil(Caller::hasOdds, table);
        Guest ada = house.guest("en", Device.PHONE).sit(table);
        Page page = ada.page();
        int choices = Integer.parseInt(
                page.locator(".time .num").textContent().split("/")[1].strip());
        page.locator(Guest.OFFERED, new Page.LocatorOptions().setHasText(Pattern.compile("Melee|Ranged|Magic")))
                .first()
                .tap();
        assertThat(page.locator(".odds-float .commit .primary")).isVisible();
        assertThat(page.locator(".odds-float")).containsText("%");
        Thumb.fits(ada, "phone-6-odds");
        page.locator(".odds-float .commit .primary").tap();
        assertThat(page.locator(".time .num")).not().hasText(choices + " / " + choices);
    }
}
