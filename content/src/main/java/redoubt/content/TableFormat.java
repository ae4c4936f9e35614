package redoubt.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a kind of table looks like: its first heading, under which the keys stand, and its other columns. */
public record TableFormat(String name, List<Column<?>> columns) {
    public TableFormat {
        columns = List.copyOf(columns);
    }

    public static TableFormat of(String name, Column<?>... columns) {
        return new TableFormat(name, List.of(columns));
    }

    List<Row> read(List<RawRow> rows, Problems problems) {
        List<Row> read = new ArrayList<>();
        List<List<Word>> checked = new ArrayList<>();
        for (RawRow row : rows) {
            if (!checked.contains(row.headings())) {
                checked.add(row.headings());
                checkHeadings(row.headings(), problems);
            }
            readRow(row, problems).ifPresent(read::add);
        }
        return List.copyOf(read);
    }

    private void checkHeadings(List<Word> headings, Problems problems) {
        List<String> known = columns.stream().map(Column::heading).toList();
        List<String> seen = new ArrayList<>();
        for (Word heading : headings.subList(1, headings.size())) {
            problems.oneOf(heading, "column", known);
            if (seen.contains(heading.text())) {
                problems.add(heading.place(), "column '" + heading.text() + "' appears twice");
            }
            seen.add(heading.text());
        }
        for (Column<?> column : columns) {
            if (column.required() && !seen.contains(column.heading())) {
                problems.add(
                        headings.getFirst().place(),
                        "expected a column '" + column.heading() + "' in table " + name + " but there is none");
            }
        }
    }

    private Optional<Row> readRow(RawRow row, Problems problems) {
        List<Object> values = new ArrayList<>();
        for (Column<?> column : columns) {
            Optional<Word> cell = cell(row, column.heading());
            if (cell.isPresent()) {
                column.read(cell.orElseThrow(), problems).ifPresent(values::add);
            } else if (!column.required()) {
                values.add(Optional.empty());
            }
        }
        return values.size() == columns.size() ? Optional.of(new Row(row.key(), columns, values)) : Optional.empty();
    }

    private static Optional<Word> cell(RawRow row, String heading) {
        for (int i = 1; i < row.headings().size(); i++) {
            if (row.headings().get(i).text().equals(heading)) {
                return Optional.of(row.cells().get(i));
            }
        }
        return Optional.empty();
    }
}
