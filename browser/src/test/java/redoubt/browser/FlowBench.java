package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Measures how the page feels, and prints it; no part of the tests, since a busy machine would fail them (docs/performance.md). */
@ExtendWith(Open.class)
class FlowBench {
    private static final Path RECORDED =
            Path.of("..", "white-death", "src", "main", "resources", "playthroughs", "witness", "WD-M00.journal");
    private static final int TURNS = 10;
    private static final int CLICKS = 100;

    /** From a click to the first picture with the next question in it, in milliseconds. */
    private static final String STOPWATCH = """
        () => {
          window.took = [];
          let from = 0;
          const shown = () => document.querySelector('.time .num')?.textContent;
          let before = shown();
          addEventListener('pointerdown', () => (from = performance.now()), true);
          new MutationObserver(() => {
            if (!from || shown() === before || document.querySelector('.question[aria-busy=true]')) return;
            before = shown();
            const begun = from;
            from = 0;
            requestAnimationFrame(() => took.push(performance.now() - begun));
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }\
        """;

    /** Drags the board to and fro for three seconds, a little with every picture; how many pictures a second came. */
    private static final String PAN = """
        () => new Promise(done => {
          const svg = document.querySelector('.board .hit').ownerSVGElement;
          const box = svg.getBoundingClientRect();
          const at = i => ({ bubbles: true, pointerId: 1, isPrimary: true, buttons: 1,
            clientX: box.x + box.width / 2 + 80 * Math.sin(i / 12), clientY: box.y + box.height / 2 + 40 * Math.cos(i / 12) });
          svg.setPointerCapture = () => undefined;
          svg.dispatchEvent(new PointerEvent('pointerdown', at(0)));
          const zone = document.querySelector('.board .hit');
          const place = zone.getBoundingClientRect().x;
          let farthest = 0;
          const begun = performance.now();
          let i = 0;
          const step = () => {
            farthest = Math.max(farthest, Math.abs(zone.getBoundingClientRect().x - place));
            svg.dispatchEvent(new PointerEvent('pointermove', at(++i)));
            const now = performance.now();
            if (now - begun < 3000) requestAnimationFrame(step);
            else {
              svg.dispatchEvent(new PointerEvent('pointerup', at(i)));
              done(farthest > 20 ? i / ((now - begun) / 1000) : 0);
            }
          };
          requestAnimationFrame(step);
        })\
        """;

    private static void print(String text, Object... values) {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        System.out.printf(Locale.ROOT, text + "; load %.1f%n", append(values, load));
    }

    private static Object[] append(Object[] values, Object last) {
        List<Object> all = new ArrayList<>(List.of(values));
        all.add(last);
        return all.toArray();
    }

    /** Ten recorded turns: a click for every choice and every menu, and what is left of that with walks and answers at once. */
    @Test
    void clicksOfATurn(House house) throws IOException {
        List<String> keys = Files.readAllLines(RECORDED).stream()
                .filter(line -> line.startsWith("1 "))
                .map(line -> line.substring(2))
                .toList();
        Caller caller = house.caller();
        Caller.Opened table = caller.open("white-death", "WD-M00", List.of(), 1, "me");
        int turns = 0;
        int before = 0;
        int after = 0;
        boolean isTurn = false;
        for (int i = 0; i < keys.size(); i++) {
            String key = keys.get(i);
            if (key.startsWith("activate ")) {
                if (turns == TURNS) {
                    break;
                }
                turns++;
                isTurn = true;
            }
            int walked = isTurn ? walked(caller, table, keys, i) : 0;
            int menu = isTurn && isInAMenu(caller.situation(table), key) ? 1 : 0;
            boolean isDoneAtOnce = key.equals("done") && keys.get(i - 1).startsWith("put ");
            if (isTurn) {
                before += Math.max(1, walked) + menu;
                after += isDoneAtOnce ? 0 : 1 + menu;
            }
            int choices = Math.max(1, walked);
            caller.follow(table, keys.subList(i, i + choices));
            i += choices - 1;
        }
        print(
                "%d turns: %d clicks before, %d now, so %.1f and %.1f a turn",
                turns, before, after, (double) before / turns, (double) after / turns);
    }

    /** How many of the recorded choices from here on one click on the board makes. */
    private static int walked(Caller caller, Caller.Opened table, List<String> keys, int from) {
        JsonArray ways = JsonParser.parseString(caller.get("/api/tables/" + table.table() + "/ways", table.token()))
                .getAsJsonObject()
                .getAsJsonArray("ways");
        int most = 0;
        for (JsonElement way : ways) {
            List<String> taken = new ArrayList<>();
            for (JsonElement leg : way.getAsJsonObject().getAsJsonArray("legs")) {
                leg.getAsJsonObject().getAsJsonArray("keys").forEach(key -> taken.add(key.getAsString()));
            }
            int last = Math.min(keys.size(), from + taken.size());
            if (taken.size() > most && keys.subList(from, last).equals(taken)) {
                most = taken.size();
            }
        }
        return most;
    }

    /** Whether a choice is one of several below a button of the action bar, and no place on the board stands for it. */
    private static boolean isInAMenu(JsonObject situation, String key) {
        List<JsonObject> options = StreamSupport.stream(
                        situation
                                .getAsJsonObject("question")
                                .getAsJsonArray("options")
                                .spliterator(),
                        false)
                .map(JsonElement::getAsJsonObject)
                .toList();
        JsonObject chosen = options.stream()
                .filter(option -> option.get("key").getAsString().equals(key))
                .findFirst()
                .orElseThrow();
        String action = mark(chosen, "action");
        return !action.isEmpty()
                && mark(chosen, "zone").isEmpty()
                && options.stream()
                                .filter(option -> mark(option, "action").equals(action))
                                .count()
                        > 1;
    }

    private static String mark(JsonObject option, String kind) {
        return StreamSupport.stream(option.getAsJsonArray("about").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(mark -> mark.get("kind").getAsString().equals(kind))
                .map(mark -> mark.get("id").getAsString())
                .findFirst()
                .orElse("");
    }

    @Test
    void fromAClickToTheNextQuestion(House house) {
        Page page = house.guest("en", Device.LAPTOP)
                .sit(house.caller().open("WD-M03", 5, "me"))
                .page();
        page.locator(".board .hit").first().waitFor();
        page.evaluate(STOPWATCH);
        Player player = new Player(page, 3);
        for (int i = 0; i < CLICKS && !player.isOver(); i++) {
            player.click();
        }
        List<Double> took = ((List<?>) page.evaluate("() => took"))
                .stream().map(each -> ((Number) each).doubleValue()).sorted().toList();
        print(
                "%d answers: median %.0f ms, p95 %.0f ms",
                took.size(), took.get(took.size() / 2), took.get(took.size() * 95 / 100));
    }

    @Test
    void panningTheLargestBoard(House house) {
        Page page = house.guest("en", Device.LAPTOP)
                .sit(house.caller().open("WD-M03", 5, "me"))
                .page();
        page.locator(".board .hit").first().waitFor();
        for (int i = 0; i < 3; i++) {
            page.getByLabel("Zoom in").first().click();
        }
        double frames = ((Number) page.evaluate(PAN)).doubleValue();
        assertThat(frames).as("the board moved").isPositive();
        print("panning WD-M03: %.0f pictures a second", frames);
    }
}
