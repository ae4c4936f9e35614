package redoubt.content;

import java.util.ArrayList;
import java.util.List;

/** Splits a content file into blocks and tables. */
final class TextReader {
    private static final String INDENT = "  ";

    private final SourceText source;
    private final Problems problems;
    private final List<String> lines;
    private final List<Block> blocks = new ArrayList<>();
    private final List<RawRow> rows = new ArrayList<>();
    private int at;

    TextReader(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
        this.lines = source.lines();
    }

    List<Block> blocks() {
        return blocks;
    }

    List<RawRow> rows() {
        return rows;
    }

    TextReader read() {
        while (at < lines.size()) {
            String line = lines.get(at);
            if (isNothing(line)) {
                at++;
            } else if (line.indexOf('\t') >= 0) {
                problems.add(place(line.indexOf('\t')), "expected blanks but found a tab");
                at++;
            } else if (line.startsWith(" ")) {
                problems.add(place(0), "expected a keyword at the start of the line but found an indented line");
                at++;
            } else if (line.contains("|")) {
                readTable();
            } else {
                readBlock();
            }
        }
        return this;
    }

    private static boolean isNothing(String line) {
        return line.isBlank() || line.stripLeading().startsWith("#");
    }

    private Place place(int column) {
        return new Place(source.name(), at + 1, column + 1);
    }

    private void readTable() {
        List<Word> headings = cells(lines.get(at));
        at++;
        while (at < lines.size() && !lines.get(at).isBlank() && !lines.get(at).startsWith(" ")) {
            String line = lines.get(at);
            if (isNothing(line)) {
                at++;
                continue;
            }
            if (!line.contains("|")) {
                return;
            }
            List<Word> cells = cells(line);
            if (cells.size() == headings.size()) {
                rows.add(new RawRow(headings, cells));
            } else {
                problems.add(place(0), "expected " + headings.size() + " cells but found " + cells.size());
            }
            at++;
        }
    }

    private List<Word> cells(String line) {
        List<Word> cells = new ArrayList<>();
        int start = 0;
        while (start <= line.length()) {
            int bar = line.indexOf('|', start);
            int end = bar < 0 ? line.length() : bar;
            String cell = line.substring(start, end);
            int indent = cell.length() - cell.stripLeading().length();
            cells.add(new Word(place(start + (cell.isBlank() ? 0 : indent)), cell.strip()));
            start = end + 1;
        }
        return cells;
    }

    private void readBlock() {
        List<Word> words = Word.split(place(0), lines.get(at));
        int header = at;
        at++;
        List<TextLine> inside = new ArrayList<>();
        while (at < lines.size() && (lines.get(at).startsWith(INDENT) || isNothing(lines.get(at)))) {
            String line = lines.get(at);
            if (!isNothing(line)) {
                if (line.indexOf('\t') >= 0) {
                    problems.add(place(line.indexOf('\t')), "expected blanks but found a tab");
                }
                inside.add(new TextLine(
                        place(INDENT.length()), line.substring(INDENT.length()).stripTrailing()));
            }
            at++;
        }
        if (words.size() < 2) {
            Place end = new Place(source.name(), header + 1, lines.get(header).length() + 1);
            problems.add(end, "expected a name after '" + words.getFirst().text() + "'");
            return;
        }
        boolean titled = words.size() > 2 && words.get(2).quoted();
        String title = titled ? words.get(2).unquoted() : words.get(1).text();
        List<Word> attributes = words.subList(titled ? 3 : 2, words.size());
        blocks.add(new Block(words.getFirst(), words.get(1), title, attributes, inside));
    }
}
