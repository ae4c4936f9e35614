package redoubt.app.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of words in columns as wide as their longest word. */
public final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable row(Object... cells) {
        rows.add(Arrays.stream(cells).map(String::valueOf).toList());
        return this;
    }

    /** The rows as lines without trailing spaces. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                line.append(cell).repeat(' ', width(column) - cell.length() + 2);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
