package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class IntroductionTest {
    private static final int MOST_CLICKS = 900;

    @Test
    void theIntroductionIsPlayedFromTheHomePageToItsEnd(House house) {
        Guest ada = house.guest("en");
        Page page = ada.page();
        page.route("**/api/tables", route -> Seed.into(route, 7));
        ada.visit("/");
        page.locator(".covers button")
                .filter(new Locator.FilterOptions().setHasText("White Death"))
                .click();
        page.getByLabel("Your name").fill("Ada");
        page.locator(".mission").first().click();
        assertThat(page.locator(".mission").first()).hasAttribute("aria-pressed", "true");
        page.locator(".begin button").click();
        assertThat(page.locator(".question")).isVisible();
        assertThat(page.locator(".playing h1")).hasText("Preparing for battle");
        ada.keep("introduction-1-begins");

        Player player = new Player(page, 7);
        for (int i = 0; i < 25; i++) {
            player.click();
        }
        ada.keep("introduction-2-under-way");
        int clicks = 25 + player.playOut(MOST_CLICKS);
        System.out.println("introduction: over after " + clicks + " clicks");

        assertThat(page.locator(".outcome .verdict")).hasText(Pattern.compile("Won|Lost"));
        assertThat(page.locator(".outcome .tally tbody tr")).hasCount(6);
        assertThat(page.locator(".outcome header p .chip")).isVisible();
        ada.keep("introduction-3-over");

        Locator turn = page.locator(".turning a").first();
        String text = turn.textContent();
        String choices = turn.getAttribute("href").replaceAll(".*at=(\\d+).*", "$1");
        turn.click();
        assertThat(page.locator(".transport .now .num")).containsText("choice " + choices + " of");
        assertThat(page.locator(".shown .board")).isVisible();
        System.out.println("introduction: turned with \"" + text + "\"");
        ada.keep("introduction-4-turned");
    }
}
