package redoubt.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;

/** A column of a table: its heading and how its cells are read; compared by identity. */
public final class Column<T> {
    private static final String NOTHING = "-";

    private final String heading;
    private final BiFunction<Word, Problems, Optional<T>> reader;
    private final boolean required;

    private Column(String heading, boolean required, BiFunction<Word, Problems, Optional<T>> reader) {
        this.heading = heading;
        this.required = required;
        this.reader = reader;
    }

    public static Column<String> text(String heading) {
        return new Column<>(heading, true, (cell, problems) -> {
            if (cell.text().isEmpty()) {
                problems.add(cell.place(), "expected a text for " + heading + " but the cell is empty");
                return Optional.empty();
            }
            return Optional.of(cell.text());
        });
    }

    public static Column<Integer> integer(String heading) {
        return new Column<>(heading, true, (cell, problems) -> problems.integer(cell));
    }

    /** Numbers such as {@code -0.25}. */
    public static Column<Double> decimal(String heading) {
        return new Column<>(heading, true, (cell, problems) -> {
            if (cell.text().matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
                return Optional.of(Double.valueOf(cell.text()));
            }
            problems.add(cell.place(), "expected a number such as -0.25 but found '" + cell.text() + "'");
            return Optional.empty();
        });
    }

    /** Ranges such as {@code 0-1}, or {@code 1} for {@code 1-1}. */
    public static Column<Range> range(String heading) {
        return new Column<>(heading, true, (cell, problems) -> {
            String[] ends = cell.text().split("-", -1);
            try {
                int nearest = Integer.parseInt(ends[0].strip());
                int farthest = ends.length == 1 ? nearest : Integer.parseInt(ends[1].strip());
                if (ends.length <= 2) {
                    return Optional.of(new Range(nearest, farthest));
                }
            } catch (IllegalArgumentException _) {
                // reported below
            }
            problems.add(cell.place(), "expected a range such as 0-1 but found '" + cell.text() + "'");
            return Optional.empty();
        });
    }

    /** The lowest die result that hits, written {@code 4+}. */
    public static Column<Integer> atLeast(String heading) {
        return new Column<>(heading, true, (cell, problems) -> {
            if (cell.text().matches("\\d\\+")) {
                return Optional.of(cell.text().charAt(0) - '0');
            }
            problems.add(cell.place(), "expected a die result such as 4+ but found '" + cell.text() + "'");
            return Optional.empty();
        });
    }

    public static Column<Boolean> yesNo(String heading) {
        return new Column<>(
                heading,
                true,
                (cell, problems) ->
                        problems.oneOf(cell, heading, List.of("yes", "no")).map("yes"::equals));
    }

    public static Column<String> oneOf(String heading, List<String> names) {
        return new Column<>(heading, true, (cell, problems) -> problems.oneOf(cell, heading, names));
    }

    /** Names separated by commas; {@code -} for none. */
    public static Column<List<String>> listOf(String heading, List<String> names) {
        return new Column<>(heading, true, (cell, problems) -> readList(cell, heading, names, problems));
    }

    private static Optional<List<String>> readList(Word cell, String heading, List<String> names, Problems problems) {
        List<String> found = new ArrayList<>();
        boolean sound = true;
        int at = 0;
        String text = cell.text().equals(NOTHING) ? "" : cell.text();
        while (at < text.length()) {
            int comma = text.indexOf(',', at);
            int end = comma < 0 ? text.length() : comma;
            int start = at;
            while (start < end && text.charAt(start) == ' ') {
                start++;
            }
            Word word = cell.part(
                    start, start + text.substring(start, end).stripTrailing().length());
            Optional<String> name = problems.oneOf(word, heading, names);
            name.ifPresent(found::add);
            sound &= name.isPresent();
            at = end + 1;
        }
        return sound ? Optional.of(List.copyOf(found)) : Optional.empty();
    }

    public static Column<Origin> origin(String heading) {
        List<String> names = Arrays.stream(Origin.values())
                .map(origin -> origin.name().toLowerCase(Locale.ROOT))
                .toList();
        return new Column<>(
                heading,
                true,
                (cell, problems) -> problems.oneOf(cell, heading, names)
                        .map(name -> Origin.valueOf(name.toUpperCase(Locale.ROOT))));
    }

    /** The same column, but a cell may be empty or {@code -}, and the whole column may be missing. */
    public Column<Optional<T>> optional() {
        return new Column<>(heading, false, (cell, problems) -> {
            if (cell.text().isEmpty() || cell.text().equals(NOTHING)) {
                return Optional.of(Optional.empty());
            }
            return reader.apply(cell, problems).map(Optional::of);
        });
    }

    public String heading() {
        return heading;
    }

    boolean required() {
        return required;
    }

    Optional<T> read(Word cell, Problems problems) {
        return reader.apply(cell, problems);
    }
}
