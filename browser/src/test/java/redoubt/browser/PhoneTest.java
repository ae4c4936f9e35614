package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class PhoneTest {
    /** All that is smaller than a thumb; chips are links in a sentence, and zones count while no sheet lies over the board. */
    private static final String SMALL = """
            () => [...document.querySelectorAll('button, a, select, input, textarea, summary, .table:not(:has(.dock.open)) .hit.legal')]
              .filter(node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .filter(node => !node.closest('.sr, .chip') && !node.disabled)
              .map(node => node.matches('input[type=checkbox], input[type=radio], input.sr') ? node.closest('label') : node)
              .map(node => ({ node, box: node.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ node, box }) => `${node.tagName} ${node.getAttribute('class')} "${node.textContent.trim().slice(0, 30)}"`
                + ` ${Math.round(box.width)}x${Math.round(box.height)}`)""";

    @Test
    void aTurnIsPlayedWithOneThumb(House house) {
        Guest ada = house.guest("en", Device.PHONE).visit("/");
        Page page = ada.page();
        assertThat(page.locator(".mission .thumb svg").first()).isVisible();
        fits(ada, "phone-1-home");
        page.locator(".begin button").tap();
        assertThat(page.locator(".question h2")).hasText("Whose turn is next?");
        fits(ada, "phone-2-table");

        page.locator(".answer").first().tap();
        assertThat(page.locator(".question h2")).hasText("What does Jenia do?");
        fits(ada, "phone-3-turn");
        page.locator(".hit.legal").first().tap();
        assertThat(page.locator(".question .say p")).containsText("2 actions left");

        Locator panels = page.locator(".panels button");
        page.locator(".sheet-grip").tap();
        assertThat(panels.last()).isVisible();
        fits(ada, "phone-4-sheet");
        panels.last().tap();
        assertThat(page.locator(".log li").last()).containsText("Jenia moves");
        fits(ada, "phone-5-log");
        page.locator(".time button").first().tap();
        assertThat(page.locator(".log li").last()).containsText("took back the last choice");
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
        page.locator(".hit.legal").first().tap();
        assertThat(page.locator(".odds-float .commit .primary")).isVisible();
        assertThat(page.locator(".odds-float")).containsText("%");
        fits(ada, "phone-6-odds");
        page.locator(".odds-float .commit .primary").tap();
        assertThat(page.locator(".time .num")).not().hasText(choices + " / " + choices);
    }

    private static void fits(Guest guest, String picture) {
        guest.keep(picture);
        assertThat((int) guest.page().evaluate("() => document.documentElement.scrollWidth"))
                .as("the width of %s", picture)
                .isLessThanOrEqualTo(390);
        assertThat((List<?>) guest.page().evaluate(SMALL))
                .as("small things to tap in %s", picture)
                .isEmpty();
    }
}
