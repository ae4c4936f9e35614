package redoubt.content.rules;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** Writes a coverage report for programs. */
public final class CoverageJson {
    private static final String NULL = "null";

    private CoverageJson() {}

    public static String of(Coverage coverage) {
        return object(
                field(
                        "games",
                        array(coverage.games().stream().map(CoverageJson::game).toList())),
                field(
                        "unknown",
                        array(coverage.unknown().stream()
                                .map(CoverageJson::unknown)
                                .toList())),
                field("strays", strings(coverage.strays())));
    }

    private static String game(GameCoverage game) {
        return object(
                field("game", string(game.game())),
                field("entries", String.valueOf(game.entries())),
                field("remarks", String.valueOf(game.remarks())),
                field("covered", covered(game.covered())),
                field("uncovered", ids(game.uncovered())),
                field("neverCited", game.neverCited().map(CoverageJson::ids).orElse(NULL)));
    }

    private static String unknown(UnknownRule unknown) {
        return object(
                field("id", string(unknown.id())),
                field("places", strings(unknown.places())),
                field(
                        "suggestion",
                        unknown.suggestion().map(CoverageJson::string).orElse(NULL)));
    }

    private static String covered(Map<String, SortedSet<String>> testsByRule) {
        return object(testsByRule.entrySet().stream()
                .map(entry -> field(entry.getKey(), strings(entry.getValue())))
                .toArray(String[]::new));
    }

    private static String ids(List<LedgerEntry> entries) {
        return strings(entries.stream().map(LedgerEntry::id).toList());
    }

    private static String strings(Collection<String> values) {
        return array(values.stream().map(CoverageJson::string).toList());
    }

    private static String array(Collection<String> values) {
        return "[" + String.join(",", values) + "]";
    }

    private static String object(String... fields) {
        return "{" + String.join(",", fields) + "}";
    }

    private static String field(String name, String value) {
        return string(name) + ":" + value;
    }

    static String string(String value) {
        return value.chars().mapToObj(CoverageJson::escaped).collect(Collectors.joining("", "\"", "\""));
    }

    private static String escaped(int unit) {
        return switch (unit) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> unit < ' ' ? String.format("\\u%04x", unit) : String.valueOf((char) unit);
        };
    }
}
