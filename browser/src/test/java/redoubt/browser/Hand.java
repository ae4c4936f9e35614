package redoubt.browser;

import com.google.gson.Gson;
import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Page;

/** With what somebody uses the page. */
enum Hand {
    MOUSE {
        @Override
        void use(Page page, ElementHandle thing) {
            Point point = place(thing);
            page.mouse().click(point.x(), point.y());
        }
    },
    FINGER {
        @Override
        void use(Page page, ElementHandle thing) {
            Point point = place(thing);
            page.touchscreen().tap(point.x(), point.y());
        }
    },
    KEYS {
        @Override
        void use(Page page, ElementHandle thing) {
            thing.focus();
            page.keyboard().press("Enter");
        }
    };

    /** A point where a click meets the thing and nothing that lies over it; lists are scrolled to it as a person would. */
    private static final String PLACE = """
        node => {
          if (!node.matches('.hit')) node.scrollIntoView({ block: 'nearest' });
          const box = node.getBoundingClientRect();
          const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
          for (const [across, down] of parts.flatMap(one => parts.map(other => [one, other]))) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            const met = document.elementFromPoint(x, y);
            if (met && node.contains(met)) return { x, y };
          }
          throw new Error('covered: ' + node.outerHTML.slice(0, 200));
        }\
        """;

    private record Point(double x, double y) {}

    abstract void use(Page page, ElementHandle thing);

    private static Point place(ElementHandle thing) {
        Gson gson = new Gson();
        return gson.fromJson(gson.toJson(thing.evaluate(PLACE)), Point.class);
    }
}
