package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Open.class)
class FilmTest {
    @TempDir
    Path folder;

    @Test
    void aTableIsSeenAsAFilmAndItsMomentShared(House house) {
        Guest ada = atTheFilm(house);
        Page page = ada.page();
        step(page, "Forward (→)");
        assertThat(page.locator(".transport .now .num")).containsText("choice 1 of");
        step(page, "Forward (→)");
        step(page, "Back (←)");
        assertThat(page.locator(".transport .now .num")).containsText("choice 1 of");
        page.locator(".transport select").first().selectOption("2");
        assertThat(page.locator(".transport .now .num")).containsText("Round 2");
        assertThat(page.locator(".turns h2")).hasText("Round 2");
        String moment = page.locator(".transport .now .num").textContent();
        page.locator(".film-tools button").first().click();
        assertThat(page.locator(".copied")).hasText("Copied");
        ada.keep("film-round-2");
        String link = (String) page.evaluate("() => navigator.clipboard.readText()");

        Guest ines = house.guest("en");
        ines.visit(link);
        assertThat(ines.page().locator(".transport .now .num")).hasText(moment);
        assertThat(ines.page().locator(".board")).isVisible();
        ines.keep("film-shared");
    }

    @Test
    void aPhoneOnItsSideShowsTheBoardAndItsPlayer(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 3, "me");
        house.caller().pass(table);
        Guest ada = house.guest("en", Device.LYING).sit(table).visit("/film/" + table.table());
        assertThat(ada.page().locator(".shown .board .hit").first()).isInViewport();
        assertThat(ada.page().locator(".transport .play")).isInViewport();
        assertThat(ada.page().locator(".reel input"))
                .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        Thumb.fits(ada, "film-lying");
    }

    @Test
    void longWordsLeaveTheTitleWhole(House house) {
        Caller.Opened table = house.caller().open("washington-zc", "Z2-M01", List.of(), 3, "me");
        Guest ada = house.guest("fr", Device.LAPTOP).sit(table).visit("/film/" + table.table());
        Locator title = ada.page().locator(".bar h1");
        assertThat(title).hasText("Pharmacie de nuit");
        assertThat(ada.page().locator(".film-tools a").first()).isVisible();
        assertThat(title).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(title.boundingBox().height).isLessThan(40);
        ada.keep("film-laptop-fr");
    }

    @Test
    void theFilmShowsPeopleAndDiceAndPlaysOn(House house) {
        Guest ada = atTheFilm(house);
        Page page = ada.page();
        assertThat(page.locator(".crew li")).hasCount(6);
        assertThat(page.locator(".crew .hearts").first()).hasAttribute("aria-label", "0 of 3 lost");
        page.locator(".transport select").first().selectOption("2");
        String begun = page.locator(".reel input").inputValue();
        Axe.findsNothingGrave(ada, "film-crew");

        button(page, "Copy clip").click();
        assertThat(page.locator(".copied")).hasText("Copied");
        String clip = (String) page.evaluate("() => navigator.clipboard.readText()");
        assertThat(clip).contains("&to=" + begun);
        Guest ines = house.guest("en");
        ines.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        ines.visit(clip);
        assertThat(ines.page().locator(".transport .now .num")).containsText("choice " + begun + " of");
        assertThat(ines.page().getByLabel("Play (space)")).isVisible();
        // Whoever only watches a running game cannot have its seed.
        assertThat(button(ines.page(), "Play on from here")).hasCount(0);

        button(page, "Play on from here").click();
        assertThat(page.locator(".question")).isVisible();
        assertThat(page.locator(".time .num")).hasText(begun + " / " + begun);
        new Player(page, 2).click();
        ada.keep("film-played-on");
    }

    @Test
    void theJournalIsKeptReportedAndPlayedOn(House house) throws IOException {
        Guest ada = atTheFilm(house);
        Page page = ada.page();
        String length = page.locator(".reel input").getAttribute("max");
        Download download =
                page.waitForDownload(() -> button(page, "Download journal").click());
        Path journal = folder.resolve("mine.journal");
        download.saveAs(journal);
        assertThat(Files.readString(journal)).contains("WD-M00");

        button(page, "Report a problem").click();
        Locator dialog = page.locator("dialog[open]");
        dialog.locator("textarea").fill("The Walker went through the wall.");
        dialog.locator("button.primary").click();
        assertThat(dialog.locator(".good")).hasText(Pattern.compile("Saved as .+"));
        ada.keep("film-report");

        Guest bringer = house.guest("en").visit("/");
        bringer.page().locator(".drop input").setInputFiles(journal);
        assertThat(bringer.page().locator(".question")).isVisible();
        assertThat(bringer.page().locator(".time .num")).hasText(length + " / " + length);
        new Player(bringer.page(), 2).click();
        assertThat(bringer.page().locator(".question")).isVisible();
        bringer.keep("film-journal-played-on");
    }

    @Test
    void aFileThatIsNoJournalIsRefusedWithAReason(House house) throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.journal"), "this is no journal");
        Guest ada = house.guest("en").visit("/");
        ada.page().locator(".drop input").setInputFiles(wrong);
        assertThat(ada.page().locator(".refused")).containsText("journal");
        ada.keep("home-no-journal");
    }

    /** A game of two rounds, opened as a film from the menu of its table. */
    private static Guest atTheFilm(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 5, "me");
        house.caller().playUntil(situation -> situation.get("round").getAsInt() >= 2, table);
        Guest ada = house.guest("en").sit(table);
        ada.page()
                .getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        ada.keep("table-menu");
        ada.page().locator("dialog a[href^='/film/']").click();
        assertThat(ada.page().locator(".transport")).isVisible();
        assertThat(ada.page().locator(".shown .board")).isVisible();
        return ada;
    }

    private static void step(Page page, String label) {
        page.getByLabel(label).click();
    }

    private static Locator button(Page page, String text) {
        return page.locator(".film-tools button", new Page.LocatorOptions().setHasText(text));
    }
}
