package redoubt.horde.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.Spelling;

/** Reads cells that hold several names. */
public final class Lists {
    private Lists() {}

    /** The names in a cell, separated by commas; none for a dash. */
    public static List<String> split(String cell) {
        if (cell.equals("-")) {
            return List.of();
        }
        return Arrays.stream(cell.split(",", -1)).map(String::strip).toList();
    }

    /** The known names in a cell; an unknown one is a problem. */
    public static List<String> known(Row row, String cell, String what, Predicate<String> isKnown, Problems problems) {
        return known(row, cell, what, isKnown, _ -> Optional.empty(), problems);
    }

    /** The known names of skills in a cell; for an unknown one, the nearest is suggested. */
    public static List<String> skills(Row row, String cell, Names names, Problems problems) {
        return known(row, cell, "skill", names::has, name -> Spelling.nearest(name, names.all()), problems);
    }

    private static List<String> known(
            Row row,
            String cell,
            String what,
            Predicate<String> isKnown,
            Function<String, Optional<String>> nearest,
            Problems problems) {
        List<String> known = new ArrayList<>();
        for (String name : split(cell)) {
            if (isKnown.test(name)) {
                known.add(name);
            } else {
                String hint = nearest.apply(name)
                        .map(near -> "; did you mean '" + near + "'?")
                        .orElse("");
                problems.add(row.place(), "unknown " + what + " '" + name + "' in the row of " + row.key() + hint);
            }
        }
        return known;
    }
}
