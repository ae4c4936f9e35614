package redoubt.content;

import java.util.List;

/** One row of a table as written, with the headings of its table; the first cell is its key. */
public record RawRow(List<Word> headings, List<Word> cells) {
    public RawRow {
        headings = List.copyOf(headings);
        cells = List.copyOf(cells);
    }

    /** The kind of table: its first heading. */
    public String table() {
        return headings.getFirst().text();
    }

    public Word key() {
        return cells.getFirst();
    }
}
