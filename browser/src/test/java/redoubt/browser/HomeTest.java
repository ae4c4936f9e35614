package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

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
}
