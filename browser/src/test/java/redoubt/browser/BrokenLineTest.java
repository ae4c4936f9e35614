package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class BrokenLineTest {
    private static final LocatorAssertions.IsVisibleOptions PATIENTLY =
            new LocatorAssertions.IsVisibleOptions().setTimeout(30_000);
    private static final LocatorAssertions.IsAttachedOptions BY_AND_BY =
            new LocatorAssertions.IsAttachedOptions().setTimeout(30_000);

    @Test
    void aReloadInTheMiddleOfADecisionLosesNothing(House house) {
        Guest ada = inTheMiddle(house);
        String asked = ada.question().textContent();
        int choices = ada.choices();
        ada.page().reload();
        assertThat(ada.question()).hasText(asked);
        assertThat(ada.page().locator(".log li").last()).isVisible();
        assertThat(ada.choices()).isEqualTo(choices);
        goesOn(ada);
    }

    @Test
    void aBrokenNetIsToldAndMendsItself(House house) {
        Guest ada = inTheMiddle(house);
        String asked = ada.question().textContent();
        ada.context().setOffline(true);
        ada.page().evaluate("() => window.lines.forEach(line => line.close())");
        assertThat(banner(ada)).containsText("Connection lost");
        ada.keep("broken-line-offline");
        ada.context().setOffline(false);
        assertThat(banner(ada)).isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(30_000));
        assertThat(ada.question()).hasText(asked);
        goesOn(ada);
    }

    @Test
    void onAPhoneItIsToldAcrossTheWholePage(House house) {
        Guest ada = inTheMiddle(house, Device.PHONE);
        ada.context().setOffline(true);
        ada.page().evaluate("() => window.lines.forEach(line => line.close())");
        assertThat(banner(ada)).containsText("Connection lost");
        assertThat(banner(ada).boundingBox().width)
                .isGreaterThan(0.9 * ada.page().viewportSize().width);
        Thumb.fits(ada, "broken-line-phone");
    }

    @Test
    void aKilledServerComesBackAndTheGameGoesOn(House house) {
        Guest ada = inTheMiddle(house);
        String asked = ada.question().textContent();
        int choices = ada.choices();
        house.kill();
        assertThat(banner(ada)).containsText("Connection lost");
        ada.keep("broken-line-server-killed");
        house.restart();
        assertThat(banner(ada)).isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(30_000));
        assertThat(ada.question()).hasText(asked);
        assertThat(ada.choices()).isEqualTo(choices);
        goesOn(ada);
        ada.keep("broken-line-server-back");
    }

    @Test
    void whatExplainsComesWhenTheLineHasMended(House house) {
        Guest ada = house.guest("en");
        AtomicInteger asked = new AtomicInteger();
        ada.context().route("**/assets/tips-*", call -> {
            if (asked.getAndIncrement() < 2) {
                call.abort();
            } else {
                call.resume();
            }
        });
        ada.sit(house.caller().open("WD-M00", 3, "me"));
        assertThat(ada.page().locator(TeachingTest.TIPS_ARE_HERE).first()).isAttached(BY_AND_BY);
        assertThat(asked.get()).as("tries").isGreaterThan(2);
    }

    /** A survivor has begun a turn and is asked what to do. */
    private static Guest inTheMiddle(House house) {
        return inTheMiddle(house, Device.DESK);
    }

    private static Guest inTheMiddle(House house, Device device) {
        Guest ada = house.guest("en", device);
        ada.page().addInitScript("""
                        window.lines = [];
                        window.WebSocket = class extends WebSocket {
                          constructor(...dialled) { super(...dialled); window.lines.push(this); }
                        };""");
        ada.sit(house.caller().open("WD-M00", 3, "me"));
        ada.page().locator(".answer").first().click();
        assertThat(ada.page().locator(".actions")).isVisible();
        return ada;
    }

    /** The decision is still there to be taken: the survivor moves to a lit zone. */
    private static void goesOn(Guest ada) {
        int choices = ada.choices();
        assertThat(ada.page().locator(".actions")).isVisible(PATIENTLY);
        ada.page().locator(".hit.legal").first().click();
        assertThat(ada.page().locator(".time .num")).hasText((choices + 1) + " / " + (choices + 1));
        assertThat(ada.page().locator(".log li").last()).containsText("moves");
    }

    private static Locator banner(Guest guest) {
        return guest.page().locator(".banner");
    }
}
