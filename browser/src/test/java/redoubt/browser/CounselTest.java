package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What bots tell people and people tell bots: answers are weighed, partners are asked for something, a film says where a game turned. */
@ExtendWith(Open.class)
class CounselTest {
    private static final Pattern PERCENT = Pattern.compile("\\d+ %");

    private static Guest weighing(House house, String language, Device device, Caller.Opened table) {
        Guest guest = house.guest(language, device);
        guest.likes("{\"weigh\":true,\"hints\":false,\"speed\":\"instant\"}");
        guest.sit(table);
        return guest;
    }

    @Test
    void answersAreWeighedAndChosenByKeyboard(House house) {
        Caller.Opened table = house.caller().open("WD-M01", 5, "me");
        house.caller().playUntil(situation -> Caller.asked(situation).equals("Act"), table);
        Guest ada = weighing(house, "en", Device.DESK, table);
        Page page = ada.page();
        assertThat(page.locator(".question")).isVisible();
        int before = ada.choices();
        page.keyboard().press("%");
        Locator rows = page.locator(".side .weigh li button");
        assertThat(rows.first()).containsText(PERCENT);
        assertThat(page.locator(".weigh")).containsText("A bot’s judgement from");
        assertThat(rows.first()).containsText(Pattern.compile("in 100, give or take"));
        Axe.findsNothingGrave(ada, "weigh");
        rows.first().focus();
        page.keyboard().press("Enter");
        assertThat(page.locator(".time .num")).not().hasText(before + " / " + before);
        // It goes on with the next question.
        assertThat(page.locator(".side .weigh")).isVisible();
        page.keyboard().press("%");
        assertThat(page.locator(".weigh")).hasCount(0);
    }

    @Test
    void aPhoneShowsItOverTheBoardInTheReadersLanguage(House house) {
        Caller.Opened table = house.caller().open("WD-M01", 5, "me");
        house.caller().playUntil(situation -> Caller.asked(situation).equals("Act"), table);
        Guest ada = weighing(house, "it", Device.PHONE, table);
        Page page = ada.page();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Pesa"))
                .tap();
        assertThat(page.locator(".weigh h2")).hasText("Probabilità di vincere dopo");
        assertThat(page.locator(".weigh li button").first()).containsText(PERCENT);
        assertThat(page.locator(".weigh")).isInViewport();
        Axe.findsNothingGrave(ada, "weigh-phone");
    }

    @Test
    void whoDoesNotWantItOrMayNotSeesNothingOfIt(House house) {
        Caller.Opened table = house.caller().open("WD-M01", 5, "me");
        house.caller().playUntil(situation -> Caller.asked(situation).equals("Act"), table);
        Page quiet = house.guest("en").sit(table).page();
        assertThat(quiet.locator(".question")).isVisible();
        assertThat(quiet.locator(".weigh-button")).hasCount(0);

        Guest ada = weighing(house, "en", Device.DESK, table);
        Page page = ada.page();
        assertThat(page.locator(".weigh-button")).isVisible();
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        Locator allowed =
                page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName(Pattern.compile("^Weighing")));
        assertThat(allowed).hasAttribute("aria-checked", "true");
        allowed.click();
        assertThat(allowed).hasAttribute("aria-checked", "false");
        page.keyboard().press("Escape");
        assertThat(page.locator(".weigh-button")).hasCount(0);
    }

    @Test
    void aPartnerIsAskedAndSaysWhyItDidWhatItDid(House house) {
        Caller.Opened table = house.caller().open("WD-M01", 5, "me", "bot");
        Guest ada = weighing(house, "en", Device.DESK, table);
        Page page = ada.page();
        page.locator(".question").getByText("Orders").click();
        Locator orders = page.locator("dialog[open] select").first();
        assertThat(orders).isVisible();
        List<String> offered = orders.locator("option").allTextContents();
        assertThat(offered).anyMatch(each -> each.startsWith("Hold: ")).anyMatch(each -> each.startsWith("Come with "));
        assertThat(offered).contains("As you think best", "You first");
        Axe.findsNothingGrave(ada, "orders");
        String come = offered.stream()
                .filter(each -> each.startsWith("Come with "))
                .findFirst()
                .orElseThrow();
        orders.selectOption(new SelectOption().setLabel(come));
        page.keyboard().press("Escape");
        page.locator(".question").getByText("Orders").click();
        assertThat(page.locator("dialog[open] select").first().locator("option:checked"))
                .hasText(come);
        page.keyboard().press("Escape");
        Player player = new Player(page, 3);
        for (int i = 0; i < 120 && page.locator(".log small").count() == 0; i++) {
            if (page.locator(".question .say").textContent().contains("Waiting for")) {
                page.waitForTimeout(200);
            } else {
                player.click();
            }
        }
        assertThat(page.locator(".log small").first()).not().isEmpty();
        ada.keep("partner-reason");
    }

    @Test
    void theEndLeadsToTheStoryAndFromThereToATableOfOnesOwn(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 4, "me");
        house.caller().playUntil(_ -> false, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        page.locator(".outcome").getByText("Where did it turn?").click();
        page.locator(".story").waitFor(new Locator.WaitForOptions().setTimeout(120_000));
        assertThat(page.locator(".curve polyline")).isVisible();
        Locator turns = page.locator(".story .turning-point");
        assertThat(turns.first()).containsText(Pattern.compile("luck\\s+[−+]\\d+"));
        assertThat(page.locator(".curve button.numbered")).hasCount(turns.count());
        assertThat(page.locator(".curve")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        turns.first().click();
        assertThat(page.locator(".story li.now")).hasCount(1);
        assertThat(page.locator(".else .chip")).hasText("played");
        Axe.findsNothingGrave(ada, "story");
        String at = page.locator(".reel input").inputValue();
        page.locator(".else .btn").click();
        assertThat(page.locator(".question")).isVisible();
        assertThat(ada.choices()).isEqualTo(Integer.parseInt(at) - 1);
    }
}
