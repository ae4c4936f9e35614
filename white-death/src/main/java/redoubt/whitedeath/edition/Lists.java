package redoubt.whitedeath.edition;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import redoubt.content.Problems;
import redoubt.content.Row;

/** Reads cells that hold several names. */
final class Lists {
    private Lists() {}

    /** The names in a cell, separated by commas; none for a dash. */
    static List<String> split(String cell) {
        if (cell.equals("-")) {
            return List.of();
        }
        return Arrays.stream(cell.split(",", -1)).map(String::strip).toList();
    }

    /** The names in a cell, each of which must be known. */
    static List<String> known(Row row, String cell, String what, Predicate<String> isKnown, Problems problems) {
        List<String> names = split(cell);
        for (String name : names) {
            if (!isKnown.test(name)) {
                problems.add(row.place(), "unknown " + what + " '" + name + "' in the row of " + row.key());
            }
        }
        return names;
    }
}
