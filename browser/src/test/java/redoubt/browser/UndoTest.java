package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class UndoTest {
    @Test
    void whatSpentNoLuckIsTakenBackAtOnce(House house) {
        Guest ada = house.guest("en").sit(house.caller().open("WD-M00", 3, "me"));
        assertThat(undo(ada)).isDisabled();
        ada.page().locator(".answer").first().click();
        assertThat(ada.page().locator(".actions")).isVisible();
        undo(ada).click();
        assertThat(ada.question()).hasText("Whose turn is next?");
        assertThat(ada.page().locator(".log li").last()).containsText("undid the last choice");
        assertThat(ada.page().locator(".time .num")).hasText("0 / 0");
        ada.keep("undo-free");
        Locator again = ada.page().locator(".time button").last();
        assertThat(again).hasAccessibleName("Make the choice again");
        again.click();
        assertThat(ada.page().locator(".time .num")).hasText("1 / 1");
        assertThat(again).isDisabled();
    }

    @Test
    void luckIsTakenBackOnlyIfTheOthersAgree(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M00", 11, "me", "open");
        Caller.Opened second = caller.join(table, 2, "Inès");
        JsonObject asked = caller.playUntil(UndoTest::asks, table, second);
        int choices = asked.get("choices").getAsInt();
        Guest ada = house.guest("en").sit(table);
        Guest ines = house.guest("fr").sit(second);

        undo(ada).click();
        assertThat(ada.page().locator(".proposal")).containsText("Waiting for Inès");
        assertThat(ines.page().locator(".proposal")).containsText("Ada");
        ines.keep("undo-proposed");
        ines.page().locator(".proposal button").last().click();
        assertThat(ada.page().locator(".proposal")).hasCount(0);
        assertThat(ada.page().locator(".time .num")).hasText(choices + " / " + choices);

        undo(ada).click();
        ines.page().locator(".proposal button.primary").click();
        int before = choices - 1;
        assertThat(ada.page().locator(".time .num")).hasText(before + " / " + before);
        assertThat(ines.page().locator(".time .num")).hasText(before + " / " + before);
        assertThat(ines.page().locator(".log li").last()).containsText("Ada");
        ada.keep("undo-agreed");
    }

    private static boolean asks(JsonObject situation) {
        return situation.get("undo").getAsString().equals("asks");
    }

    private static Locator undo(Guest guest) {
        return guest.page()
                .locator(".time")
                .getByRole(AriaRole.BUTTON)
                .filter(new Locator.FilterOptions().setHas(guest.page().locator("kbd")));
    }
}
