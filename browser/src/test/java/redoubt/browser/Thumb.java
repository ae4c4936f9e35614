package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Looks at a page on a phone for what a thumb cannot hit. */
final class Thumb {
    /** All that is smaller than a thumb; chips are links in a sentence, and zones count while no sheet lies over the board. */
    private static final String SMALL = """
            asked => [...document.querySelectorAll('button, a, select, input, textarea, summary, .table:not(:has(.dock.open)) .hit.legal')]
              .filter(node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .filter(node => !node.closest('.sr, .chip') && !node.disabled && !(asked && node.matches(asked)))
              .map(node => node.matches('input[type=checkbox], input[type=radio], input.sr') ? node.closest('label') : node)
              .map(node => ({ node, box: node.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ node, box }) => `${node.tagName} ${node.getAttribute('class')} "${node.textContent.trim().slice(0, 30)}"`
                + ` ${Math.round(box.width)}x${Math.round(box.height)}`)""";

    private Thumb() {}

    /** The page is no wider than the phone, and everything to tap on is large enough. */
    static void fits(Guest guest, String picture) {
        fits(guest, picture, "");
    }

    /** The same where a tap on some small things does nothing but ask which of them is meant. */
    static void fits(Guest guest, String picture, String asked) {
        guest.keep(picture);
        assertThat((int) guest.page().evaluate("() => document.documentElement.scrollWidth"))
                .as("the width of %s", picture)
                .isLessThanOrEqualTo(guest.page().viewportSize().width);
        assertThat((List<?>) guest.page().evaluate(SMALL, asked))
                .as("small things to tap in %s", picture)
                .isEmpty();
    }
}
