package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board keeps its size and its place from the first question to the last, on every screen at once. */
@ExtendWith(Open.class)
class SteadyBoardTest {
    private static final List<Device> SCREENS = List.of(Device.DESK, Device.LAPTOP, Device.PHONE, Device.LYING);

    /** What is cut off without a way to scroll to it. */
    private static final String CUT = """
        () => [...document.querySelectorAll('.table, .dock, .dock > *, .question .say')]
          .filter(node => node.checkVisibility() && node.scrollHeight > node.clientHeight + 10 && node.clientHeight > 0)
          .filter(node => !/auto|scroll/.test(getComputedStyle(node).overflowY) && !node.matches('.say, .sheet-grip'))
          .map(node => node.className + ' ' + node.scrollHeight + ' > ' + node.clientHeight)\
        """;

    /**
     * One mission of each game, the largest boards first. The screens take turns in clicking; all see every moment. The first game is
     * played to its end, with all that is shown of a phase.
     */
    @ParameterizedTest
    @CsvSource({
        "white-death, WD-M03, 1, 4, 1500",
        "night-of-the-living-dead, NL-M09, 1, 'instant', 60",
        "washington-zc, WZ-M01, 1, 'instant', 60",
        "dark-darker-darkest, DD-A, 2, 'instant', 60"
    })
    void theSameZoneStaysWhereItIs(String game, String mission, int seats, String speed, int most, House house) {
        String[] mine = java.util.Collections.nCopies(seats, "me").toArray(String[]::new);
        Caller.Opened table = house.caller().open(game, mission, List.of(), 4, mine);
        List<Page> pages = new ArrayList<>();
        for (Device screen : SCREENS) {
            Guest guest = house.guest("en", screen);
            guest.likes("{\"speed\": " + (speed.equals("instant") ? "\"instant\"" : speed) + "}");
            pages.add(guest.sit(table).page());
        }
        List<Player> players = pages.stream()
                .map(page -> new Player(page, pages.indexOf(page)))
                .toList();
        pages.forEach(page -> page.locator(".board .hit").first().waitFor());
        List<String> places = pages.stream().map(page -> said(page, Guest.ZONE)).toList();
        int clicks = 0;
        while (clicks < most
                && pages.stream().noneMatch(page -> page.locator(".outcome").isVisible())) {
            int turn = clicks++ / 5 % pages.size();
            awaitChoices(
                    pages.get(turn),
                    house.caller().situation(table).get("choices").getAsInt());
            if (pages.get(turn).locator(".outcome").isVisible()) {
                break;
            }
            Player.Seen clicked = players.get(turn).click();
            Page page = pages.get(turn);
            if (page.locator(".outcome").isVisible()) {
                break;
            }
            assertThat(said(page, Guest.ZONE))
                    .as("the first zone on %s after click %d, on %s", SCREENS.get(turn), clicks, clicked)
                    .isEqualTo(places.get(turn));
            assertThat(said(page, CUT))
                    .as("cut off on %s after click %d, on %s", SCREENS.get(turn), clicks, clicked)
                    .isEqualTo("[]");
        }
        assertThat(clicks).isGreaterThan(40);
    }

    private static void awaitChoices(Page page, int choices) {
        page.waitForFunction(
                "choices => document.querySelector('.outcome')"
                        + " || document.querySelector('.time .num')?.textContent.endsWith('/ ' + choices)",
                choices);
    }

    private static String said(Page page, String question) {
        Object answer = page.evaluate(question);
        return answer instanceof String text ? text : new Gson().toJson(answer);
    }
}
