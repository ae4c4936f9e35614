package redoubt.content;

import java.util.List;

/** One row of a table, its cells read. */
public final class Row {
    private final Word key;
    private final List<Column<?>> columns;
    private final List<Object> values;

    Row(Word key, List<Column<?>> columns, List<Object> values) {
        this.key = key;
        this.columns = List.copyOf(columns);
        this.values = List.copyOf(values);
    }

    public String key() {
        return key.text();
    }

    /** The key with its place. */
    Word name() {
        return key;
    }

    public Place place() {
        return key.place();
    }

    @SuppressWarnings("unchecked") // A value is read by the column it stands under.
    public <T> T value(Column<T> column) {
        int at = columns.indexOf(column);
        if (at < 0) {
            throw new IllegalArgumentException("no column '" + column.heading() + "' in the format of this table");
        }
        return (T) values.get(at);
    }
}
