package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Survivors are chosen by what they can do. */
@ExtendWith(Open.class)
class TeamTest {
    @Test
    void everybodySaysWhatTheyCanDoInEveryGame(House house) {
        Guest ada = house.guest("it").visit("/");
        Page page = ada.page();
        for (int game = 0; game < 4; game++) {
            page.locator(".cover").nth(game).click();
            assertThat(page.locator(".cover").nth(game)).hasAttribute("aria-pressed", "true");
            assertThat(page.locator(".people .can b").first()).isVisible();
            int people = page.locator(".people li").count();
            assertThat(people).isGreaterThanOrEqualTo(6);
            for (String part : new String[] {".can b", ".can small", ".good-at span", ".also"}) {
                Locator all = page.locator(".people li").filter(new Locator.FilterOptions().setHas(page.locator(part)));
                assertThat(all).hasCount(people);
            }
            ada.keep("team-" + (game + 1));
        }
    }

    @Test
    void aTeamIsChosenByKeyboardAndTheUsualOneIsNeverFar(House house) {
        Guest ada = house.guest("en").visit("/");
        Page page = ada.page();
        Locator usual = page.locator(".traits .btn");
        assertThat(card(page, "Ogon")).hasAttribute("aria-pressed", "true");
        assertThat(usual).hasCount(0);
        card(page, "Ogon").press("Enter");
        assertThat(card(page, "Ogon")).hasAttribute("aria-pressed", "false");
        usual.press("Enter");
        assertThat(card(page, "Ogon")).hasAttribute("aria-pressed", "true");
        card(page, "Ogon").press("Enter");
        page.locator(".trait", new Page.LocatorOptions().setHasText("Casts")).press("Enter");
        assertThat(card(page, "Zora")).isVisible();
        assertThat(card(page, "Yasuke")).hasCount(0);
        card(page, "Zora").press("Enter");
        Axe.findsNothingGrave(ada, "team");
        page.locator(".go").press("Enter");
        assertThat(page.locator(".table .team")).containsText("Zora");
        assertThat(page.locator(".table .team")).not().containsText("Ogon");
    }

    @Test
    void onAPhoneTheUsualTeamIsOneLineThatOpens(House house) {
        Guest ada = house.guest("fr", Device.PHONE).visit("/");
        Page page = ada.page();
        Locator summary = page.locator("summary:has(#team)");
        assertThat(summary.locator(".dot")).hasCount(6);
        assertThat(card(page, "Ogon")).isHidden();
        summary.tap();
        card(page, "Ogon").tap();
        assertThat(card(page, "Ogon")).hasAttribute("aria-pressed", "false");
        assertThat(card(page, "Ogon")).isVisible();
        assertThat(summary.locator(".dot")).hasCount(5);
        Object reach = page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
        assertThat(((Number) reach).intValue()).isLessThanOrEqualTo(0);
        ada.keep("team-phone");
    }

    private static Locator card(Page page, String name) {
        return page.locator(".people .portrait")
                .filter(new Locator.FilterOptions()
                        .setHas(page.locator(
                                ".name", new Page.LocatorOptions().setHasText(Pattern.compile("^" + name + "$")))));
    }
}
