package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class TwoBrowsersTest {
    /** Two people at one table: Ada, who opened it and holds the first seat, and Inès, whom she invited. */
    private record Pair(Guest ada, Guest ines) {}

    private static Pair together(House house) {
        Guest ada = house.guest("it").visit("/");
        assertThat(ada.page().locator("html")).hasAttribute("lang", "it");
        String invitation = opensASeat(ada);
        ada.keep("two-browsers-1-invitation");
        Guest ines = house.guest("fr");
        ines.visit(invitation);
        assertThat(ines.page().locator("html")).hasAttribute("lang", "fr");
        ines.page().getByLabel("Votre nom").fill("Inès");
        ines.keep("two-browsers-2-joins");
        ines.page().locator("form button.go").click();
        assertThat(ines.page().locator(".question")).isVisible();
        ada.page().locator("a.go").click();
        assertThat(ada.page().locator(".team")).containsText("Inès");
        assertThat(ines.page().locator(".team")).containsText("Ada");
        return new Pair(ada, ines);
    }

    @Test
    void twoPeopleAtOneTableReadItEachInTheirLanguage(House house) {
        Pair pair = together(house);
        Guest ada = pair.ada();
        Guest ines = pair.ines();
        ada.page().locator(".answer", hasText("Jenia")).click();
        assertThat(lastLine(ada)).containsText("Jenia comincia il turno con 3 azioni");
        assertThat(lastLine(ines)).containsText("Jenia commence son tour avec 3 actions");
        assertThat(ines.page().locator(".question")).containsText("En attente de Ada");
        assertThat(ines.page().locator(".actions")).hasCount(0);
        ada.page().keyboard().press("E");
        assertThat(lastLine(ada)).containsText("Jenia termina il turno");
        assertThat(lastLine(ines)).containsText("Jenia termine son tour");

        ada.page().locator(".answer", hasText("Ogon")).click();
        assertThat(lastLine(ines)).containsText("Ogon commence son tour");
        assertThat(ada.page().locator(".actions")).isVisible();
        ada.keep("two-browsers-3-italian");
        ines.keep("two-browsers-4-french");
    }

    @Test
    void cardsChangeHandsWhenTheOtherPlayerAgrees(House house) {
        Pair pair = together(house);
        Guest ada = pair.ada();
        Guest ines = pair.ines();
        ada.page().locator(".answer", hasText("Ogon")).click();
        assertThat(ada.page().locator(".actions")).isVisible();
        ada.page().keyboard().press("T");
        ada.page().locator(".answer", hasText("Lorna")).click();
        ada.page()
                .locator(".trade .holder")
                .first()
                .locator(".slip:not(.free)")
                .first()
                .click();
        ada.page().locator(".trade .slip.lit").first().click();
        assertThat(ada.question()).containsText("Ogon dà: ");
        ada.keep("two-browsers-5-proposal");
        assertThat(ines.page().locator(".question")).containsText("En attente de Ada");
        ada.page().locator(".trade .btn", hasText("Lorna")).click();

        assertThat(ada.page().locator(".question")).containsText("Inès");
        assertThat(ines.question()).containsText("Ogon propose un échange à Lorna");
        ines.keep("two-browsers-6-consent");
        ines.page().locator(".answer").first().click();
        assertThat(ada.page().locator(".log")).containsText("Lorna accetta lo scambio con Ogon");
        assertThat(ines.page().locator(".log")).containsText("Ogon donne ");
        ines.keep("two-browsers-7-agreed");
        assertThat(ada.troubles()).isEmpty();
        assertThat(ines.troubles()).isEmpty();
    }

    @Test
    void aBotAskedTogetherWithAPersonActsWhenToldTo(House house) {
        Guest ada = house.guest("it");
        ada.sit(house.caller().open("white-death", "WD-M01", List.of(), 7, "me", "bot"));
        assertThat(ada.page().locator(".answer").first()).isVisible();
        int before = ada.choices();
        ada.keep("two-browsers-8-bot-waits");
        ada.page()
                .locator(".question button", hasText("Fai agire il bot del posto 2"))
                .click();
        assertThat(ada.page().locator(".time .num")).hasText(Pattern.compile("/\\s*" + (before + 1) + "\\s*$"));
        ada.keep("two-browsers-9-bot-acted");
    }

    /** Opens the introduction with a second seat for a friend; the path of the invitation. */
    private static String opensASeat(Guest ada) {
        Page page = ada.page();
        page.getByLabel("Il tuo nome").fill("Ada");
        page.locator(".seat-tools button").first().click();
        assertThat(page.locator(".seat-row")).hasCount(2);
        page.locator(".begin button").click();
        assertThat(page.getByRole(AriaRole.HEADING).first()).isFocused();
        String link = page.locator(".copy-link input").first().inputValue();
        assertThat(link).contains("/join/");
        page.locator(".copy-link button").first().click();
        assertThat(page.locator(".copy-link .copied").first()).not().isEmpty();
        assertThat(page.evaluate("() => navigator.clipboard.readText()")).isEqualTo(link);
        return link;
    }

    private static Locator lastLine(Guest guest) {
        return guest.page().locator(".log li").last();
    }

    private static Page.LocatorOptions hasText(String text) {
        return new Page.LocatorOptions().setHasText(text);
    }
}
