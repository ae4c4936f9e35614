package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Friends come by a link or by a code that their phone reads, if the table can be reached at all. */
@ExtendWith(Open.class)
class InvitationTest {
    /** Opens a table with a seat for a friend. */
    private static void opensASeat(Page page) {
        page.locator(".seat-tools button").first().click();
        page.locator(".begin button").click();
        page.locator(".copy-link input").first().waitFor();
    }

    @Test
    void aTableOfThisMachineAloneSaysWhyNobodyCanFollow(House house) {
        Guest ada = house.guest("en").visit("/");
        opensASeat(ada.page());
        assertThat(ada.page().locator(".only-here")).containsText("Only this computer can open the table");
        assertThat(ada.page().locator(".only-here code")).hasText("./redoubt --host 0.0.0.0");
        assertThat(ada.page().locator(".qr")).hasCount(0);
        ada.keep("invitation-only-here");
    }

    /** The page is opened where the program opens it: under the machine's name for itself, which leads no phone here. */
    @Test
    void theCodeLeadsAPhoneToTheTable() {
        try (House house = House.open("--host", "0.0.0.0")) {
            assumeTrue(!house.caller().get("/api/reach", "").contains("\"hosts\":[]"), "a machine in a network");
            for (Device device : List.of(Device.DESK, Device.PHONE)) {
                Guest ada = house.guest("en", device).visit("/");
                assertThat(ada.address()).contains("localhost");
                opensASeat(ada.page());
                Locator code = ada.page().locator(".qr");
                assertThat(code).isVisible();
                assertThat(ada.page().locator(".only-here")).hasCount(0);
                ada.keep("invitation-" + device);
                String read = QrReader.read(code);
                assertThat(read)
                        .isEqualTo(
                                ada.page().locator(".copy-link input").first().inputValue())
                        .doesNotContain("localhost")
                        .contains("/join/");
                Guest ines = house.guest("fr", Device.PHONE).visit(read);
                assertThat(ines.page().locator("form button.go")).isVisible();
                assertThat(ada.complaints()).isEmpty();
            }
        }
    }
}
