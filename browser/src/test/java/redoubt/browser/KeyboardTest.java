package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class KeyboardTest {
    @Test
    void aTurnIsPlayedWithoutAMouse(House house) {
        Guest ada = house.guest("en").visit("/");
        Page page = ada.page();
        Keyboard keys = page.keyboard();
        Locator name = page.getByLabel("Your name");
        assertThat(name).isVisible();
        tabTo(page, name);
        keys.type("Ada");
        tabTo(page, page.locator(".begin button"));
        ada.keep("keyboard-1-begin");
        keys.press("Enter");
        assertThat(page.locator(".question h2")).hasText("Whose turn is next?");

        keys.press("2");
        assertThat(page.locator(".question h2")).hasText("What does Ogon do?");
        keys.press("b");
        Locator here = page.locator(".hit:focus");
        assertThat(here).hasAttribute("aria-label", Pattern.compile(".*Ogon.*"));
        keys.press("ArrowLeft");
        assertThat(here).hasAttribute("aria-label", Pattern.compile(".*you may: .*"));
        ada.keep("keyboard-2-on-the-board");
        keys.press("Enter");
        assertThat(lastLine(page)).containsText("Ogon moves");

        keys.press("n");
        assertThat(lastLine(page)).containsText("noise");
        keys.press("u");
        assertThat(lastLine(page)).containsText("undid the last choice");
        assertThat(page.locator(".question .say p")).containsText("2 actions left");

        keys.press("l");
        assertThat(page.locator(".log ol")).isFocused();
        keys.press("Tab");
        Locator chip = page.locator(".log .chip").first();
        assertThat(chip).isFocused();
        keys.press("Enter");
        assertThat(page.locator("dialog[open] p[lang]")).isVisible();
        ada.keep("keyboard-3-rule-card");
        keys.press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
        assertThat(chip).isFocused();

        keys.press("?");
        assertThat(page.locator("dialog[open] kbd").first()).isVisible();
        ada.keep("keyboard-4-keys");
        keys.press("Escape");
        keys.press("e");
        assertThat(page.locator(".question h2")).hasText("Whose turn is next?");
    }

    /** Presses Tab until something has the focus, as a person would. */
    private static void tabTo(Page page, Locator wanted) {
        for (int i = 0; i < 80; i++) {
            if ((boolean) wanted.evaluate("node => node === document.activeElement")) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("Tab does not lead to " + wanted);
    }

    private static Locator lastLine(Page page) {
        return page.locator(".log li").last();
    }
}
