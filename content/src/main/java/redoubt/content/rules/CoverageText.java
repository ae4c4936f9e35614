package redoubt.content.rules;

import java.util.List;
import java.util.Locale;

/** Writes a coverage report for people. */
public final class CoverageText {
    private static final int EXCERPT = 72;

    private CoverageText() {}

    /** One line per game, and one for everything that should not be there. */
    public static String summary(Coverage coverage) {
        var text = new StringBuilder(row("game", "rules", "covered", "uncovered", "remarks", "never cited"));
        for (GameCoverage game : coverage.games()) {
            text.append(row(
                    game.game(),
                    game.entries(),
                    game.covered().size(),
                    game.uncovered().size(),
                    game.remarks(),
                    game.neverCited().map(List::size).map(String::valueOf).orElse("-")));
        }
        if (!coverage.unknown().isEmpty()) {
            text.append("ids that no ledger holds: ")
                    .append(coverage.unknown().size())
                    .append('\n');
        }
        if (!coverage.strays().isEmpty()) {
            text.append("rules on what does not run as a test: ")
                    .append(coverage.strays().size())
                    .append('\n');
        }
        return text.toString();
    }

    /** The summary, followed by what is missing or wrong. */
    public static String brief(Coverage coverage) {
        return text(coverage, false);
    }

    /** The summary, followed by every list, including the rules never cited, most of which only define something. */
    public static String full(Coverage coverage) {
        return text(coverage, true);
    }

    private static String text(Coverage coverage, boolean areNeverCitedListed) {
        var text = new StringBuilder(summary(coverage));
        list(
                text,
                "ids that no ledger holds",
                coverage.unknown().stream().map(CoverageText::unknown).toList());
        list(text, "rules on what does not run as a test", coverage.strays());
        for (GameCoverage game : coverage.games()) {
            list(text, game.game() + ": rules without a test", excerpts(game.uncovered()));
            game.neverCited()
                    .filter(entries -> areNeverCitedListed)
                    .ifPresent(entries -> list(text, game.game() + ": rules never cited in play", excerpts(entries)));
        }
        return text.toString();
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, "%-26s %6s %8s %10s %8s %12s\n", cells);
    }

    private static void list(StringBuilder text, String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            text.append('\n').append(heading).append('\n');
            lines.forEach(line -> text.append("  ").append(line).append('\n'));
        }
    }

    private static String unknown(UnknownRule unknown) {
        return unknown.id() + " named by " + String.join(", ", unknown.places())
                + unknown.suggestion().map(id -> "; did you mean " + id + "?").orElse("");
    }

    private static List<String> excerpts(List<LedgerEntry> entries) {
        return entries.stream()
                .map(entry -> entry.id() + "  " + excerpt(entry.text()))
                .toList();
    }

    private static String excerpt(String text) {
        return text.length() <= EXCERPT ? text : text.substring(0, EXCERPT - 1).stripTrailing() + "…";
    }
}
