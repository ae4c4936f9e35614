package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game that is over says why, and can be begun again from one of its last rounds or from the beginning. */
@ExtendWith(Open.class)
class EndTest {
    @Test
    void aLostGameSaysWhyAndIsPlayedOnFromAnEarlierRound(House house) {
        Caller.Opened table = house.caller().open("WD-M03", 5, "me");
        JsonObject over = house.caller().playUntil(_ -> false, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        assertThat(page.locator(".outcome .why"))
                .containsText(Pattern.compile(".+ (fell: when one survivor falls, all is lost|reached the beacon).*"));
        assertThat(page.locator(".outcome .checklist li").first()).containsText("Take all vault weapons");
        Locator rounds = page.locator(".otherwise .btn", new Page.LocatorOptions().setHasText("Back to round"));
        assertThat(rounds.count()).isBetween(1, 3);
        Axe.findsNothingGrave(ada, "end-why");

        String ended = page.url();
        rounds.last().click();
        assertThat(page.locator(".question")).isVisible();
        assertThat(page.url()).isNotEqualTo(ended);
        assertThat(ada.choices()).isPositive().isLessThan(over.get("choices").getAsInt());

        // A game that taught goes on teaching at the table begun from it.
        page.evaluate(
                "table => localStorage.setItem('redoubt.guides', JSON.stringify({ [table]: { reached: [], read: [] } }))",
                table.table());
        page.navigate(ended);
        page.locator(".otherwise .btn").last().click();
        assertThat(page.locator(".question")).isVisible();
        assertThat(ada.choices()).isZero();
        assertThat(page.locator(".guide h2")).isVisible();
    }
}
