package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class HomeTest {
    @Test
    void theHomePageOffersTheGamesAndTheirMissions(House house) {
        Guest ada = house.guest("en").visit("/");
        assertThat(ada.page().locator(".mission").first()).isVisible();
        assertThat(ada.page().locator(".mission .thumb svg").last()).isVisible();
        ada.keep("home");
    }

    @Test
    void aTableOfOnesOwnIsRemovedFromTheListForGood(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 5, "me");
        Guest ada = house.guest("it").sit(table).visit("/");
        Locator line = ada.page().locator(".go-on li");
        assertThat(line).hasCount(1);
        line.getByText("Elimina questo tavolo").click();
        line.getByText("Elimina", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(line).hasCount(0);
        ada.visit("/table/" + table.table());
        assertThat(ada.page().locator("h1")).hasText("Non hai un posto a questo tavolo");
    }
}
