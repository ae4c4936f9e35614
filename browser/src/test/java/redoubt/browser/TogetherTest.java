package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People at one table point, nod and talk, each in their own language; the game takes no notice. */
@ExtendWith(Open.class)
class TogetherTest {
    private static final String FINGER = ".board .finger";
    private static final String NEWS = ".headline .news";

    @Test
    void twoPeoplePointAndTalk(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M00", 5, "me", "open");
        Guest ada = house.guest("en").sit(table);
        assertThat(ada.page().locator(".together .open")).hasCount(0);
        Guest ben = house.guest("it").sit(caller.join(table, 2, "Ben"));
        Page his = ben.page();
        Page hers = ada.page();
        assertThat(his.locator(".headline .together .open").first()).isVisible();

        // By keyboard: X, arrows to a place, Enter. It answers no question.
        String before = ada.question().textContent();
        his.locator("body").press("x");
        assertThat(his.locator(NEWS)).hasText("Scegli che cosa indicare.");
        his.locator(".board .hit:focus").press("Enter");
        assertThat(hers.locator(FINGER + " .finger-name")).hasText("Ben");
        assertThat(hers.locator(NEWS)).containsText("Ben points at");
        assertThat(hers.locator(".heard[role=status]")).containsText("Ben points at");
        assertThat(his.locator(NEWS)).containsText("Ben indica");
        assertThat(ada.question()).hasText(before);
        ada.keep("together-point");
        assertThat(hers.locator(FINGER)).hasCount(0);

        // By pointer, at a piece.
        his.locator("[aria-keyshortcuts=X]").first().click();
        his.locator(".board [data-piece^='survivor:']").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(hers.locator(FINGER + " circle")).hasCount(2);

        his.locator("body").press("y");
        his.locator(".talk .words .btn").first().click();
        assertThat(hers.locator(NEWS)).containsText("Ben: “Here”");
        assertThat(his.locator(".talk input")).hasAttribute("maxlength", "200");
        his.locator(".talk input").fill("dietro il muro <b>ora</b>");
        his.locator(".talk input").press("Enter");
        assertThat(hers.locator(NEWS)).containsText("Ben: “dietro il muro <b>ora</b>”");
        hers.locator("body").press("y");
        assertThat(hers.locator(".talk li")).hasCount(2);
        Axe.findsNothingGrave(ada, "talk");
        hers.keyboard().press("Escape");
        assertThat(hers.locator(".talk")).hasCount(0);

        // Whoever comes again is told what was said; none of it is in the journal.
        his.reload();
        assertThat(his.locator(".headline .together .open").first()).isVisible();
        his.locator("body").press("y");
        assertThat(his.locator(".talk li")).hasCount(2);
        org.assertj.core.api.Assertions.assertThat(
                        caller.get("/api/tables/" + table.table() + "/journal", table.token()))
                .doesNotContain("muro");
    }

    @Test
    void theHostDecidesWhoIsHeard(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M00", 5, "me", "open");
        Guest ada = house.guest("en").sit(table);
        Guest ben = house.guest("fr").sit(caller.join(table, 2, "Ben"));
        Guest eve = house.guest("it").visit("/watch/" + table.table() + "/" + table.watch());
        assertThat(eve.page().locator(".question")).isVisible();
        assertThat(eve.page().locator(".together .open")).hasCount(0);
        set(ada.page(), "Spectators may speak and point");
        assertThat(eve.page().locator(".headline .together .open").first()).isVisible();
        eve.page().locator("body").press("y");
        eve.page().locator(".talk .words .btn").last().click();
        assertThat(ben.page().locator(NEWS)).containsText("Un spectateur : « À toi de choisir »");
        set(ada.page(), "People may chat");
        ben.page().locator("body").press("y");
        assertThat(ben.page().locator(".talk")).containsText("L’hôte a fermé la discussion.");
        assertThat(ben.page().locator(".talk input")).hasCount(0);
        // Words that need no typing stay, but not without end.
        for (String each : List.of("1", "2", "3", "4", "5", "6", "7", "8", "9")) {
            ben.page()
                    .locator(".talk .words .btn")
                    .nth(Integer.parseInt(each) % 6)
                    .click();
        }
        assertThat(ben.page().locator(".talk [role=alert]")).containsText("Vous parlez trop souvent");
    }

    @Test
    void onAPhoneTheyAreWithinReachOfAThumb(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("WD-M00", 5, "me", "open");
        Guest ben = house.guest("en", Device.PHONE).sit(caller.join(table, 2, "Ben"));
        Page page = ben.page();
        page.locator(".stage .together .open").first().tap();
        page.locator(".board .hit").nth(3).tap();
        assertThat(page.locator(FINGER)).hasCount(1);
        page.locator(".stage .together .open").last().tap();
        assertThat(page.locator(".stage .talk .words .btn").first()).isVisible();
        ben.keep("together-phone");
        page.locator(".stage .talk .words .btn").first().tap();
        assertThat(page.locator(".stage .together .news")).containsText("Ben");
    }

    private static void set(Page page, String what) {
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        page.getByLabel(what).click();
        page.keyboard().press("Escape");
    }
}
