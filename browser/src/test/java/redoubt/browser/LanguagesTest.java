package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reads all that the page says while a whole game is played, in three languages at once: no message may be missing, and nothing may
 * be left in English.
 */
@ExtendWith(Open.class)
class LanguagesTest {
    /** In milliseconds. */
    private static final int CATCHING_UP = 180_000;

    /** The name of a message, which stands in its place if there is none. */
    private static final Pattern KEY = Pattern.compile(
            "\\b(event|question|option|skill|skillText|card|cardText|action|table|home|film|talk|tips|tip|moment|goal|aim"
                    + "|trait|setting|settingValue|obstacle|view|mission|missionText|zone|place|token)\\.[A-Za-z*+][^\\s.,;:!?]*");

    /** Words of English sentences that are no words of the other two languages. */
    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(the|and|with|from|takes|moves|draws|gains|spends|into|wounds?|cards?|deck|your|you|this|that|which|where|does"
                    + "|has|have|begins|turns|nobody|somebody|everybody|search(es)?|attacks?|players?|steps?)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Rules are cited by the same ids in every language. */
    private static final Pattern RULE = Pattern.compile("\\b[A-Z][A-Z0-9]-[A-Z0-9]+(-\\d+)?");

    /** Remembers every text, label and title that comes to the page, without what names its own language or a key. */
    private static final String LISTEN = """
        () => {
          const said = (window.said = new Set());
          const foreign = node => node.closest('kbd, [lang]:not(html), .langs, script, style');
          const read = node => {
            const element = node instanceof Element ? node : node.parentElement;
            if (!element || foreign(element)) return;
            if (node instanceof Text && node.data.trim()) said.add(node.data.trim());
            if (!(node instanceof Element)) return;
            for (const one of [node, ...node.querySelectorAll('[aria-label], [title], [placeholder]')])
              if (!foreign(one))
                for (const name of ['aria-label', 'title', 'placeholder'])
                  if (one.getAttribute(name)) said.add(one.getAttribute(name));
            const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
            while (texts.nextNode())
              if (texts.currentNode.data.trim() && !foreign(texts.currentNode.parentElement))
                said.add(texts.currentNode.data.trim());
          };
          read(document.body);
          new MutationObserver(changes => {
            for (const { target, addedNodes } of changes) [target instanceof Text ? target : undefined, ...addedNodes]
              .forEach(node => node && read(node));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }\
        """;

    @ParameterizedTest
    @CsvSource({
        "white-death, WD-M01",
        "night-of-the-living-dead, NL-M01",
        "washington-zc, Z2-M01",
        "dark-darker-darkest, DD-A"
    })
    void everyWordIsInTheReadersLanguage(String game, String mission, House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open(game, mission, List.of(), 5, "me");
        Map<String, Guest> readers = new LinkedHashMap<>();
        for (String language : List.of("en", "it", "fr")) {
            Guest reader = house.guest(language);
            reader.likes("{\"speed\": \"instant\"}");
            reader.sit(table);
            assertThat(reader.page().locator(".question")).isVisible();
            reader.page().evaluate(LISTEN);
            readers.put(language, reader);
        }
        caller.playUntil(_ -> false, table);
        readers.forEach((language, reader) -> {
            // Three pages show all of a game that is played as fast as the server can.
            reader.page().locator(".outcome .why").waitFor(new Locator.WaitForOptions().setTimeout(CATCHING_UP));
            List<String> said = said(reader.page());
            assertThat(said).as("%s in %s", game, language).hasSizeGreaterThan(80);
            assertThat(found(said, KEY)).as("messages missing in %s", language).isEmpty();
            if (!language.equals("en")) {
                assertThat(found(said, ENGLISH)).as("English in %s", language).isEmpty();
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static List<String> said(Page page) {
        return (List<String>) page.evaluate("() => [...window.said]");
    }

    private static Stream<String> found(List<String> said, Pattern pattern) {
        return said.stream()
                .filter(text ->
                        pattern.matcher(RULE.matcher(text).replaceAll("")).find());
    }

    @Test
    void whatIsLookedForWouldBeFound() {
        assertThat(found(List.of("event.SkillGained", "Ada gains 2.Then", "option.Move.Far"), KEY))
                .containsExactly("event.SkillGained", "option.Move.Far");
        assertThat(found(List.of("Ada moves into the zone", "Regola NL-SEARCH-01", "Cerca qui", "La carte"), ENGLISH))
                .containsExactly("Ada moves into the zone");
    }
}
