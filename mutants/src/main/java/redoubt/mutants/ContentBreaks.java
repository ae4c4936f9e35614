package redoubt.mutants;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Every break of one content file: a number is one higher, a yes is a no, a list is one item shorter, the last place of a line is
 * gone, a doorway is a wall or a wall a doorway. Names, remarks and the columns that cite something stay as they are.
 */
final class ContentBreaks {
    private static final List<String> CITING = List.of("source", "rulebook", "rule");

    /** Not part of a name such as 28R.e, and not the +1 of a skill, which would only be another name. */
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.@+])\\d+(?![\\w.@])");

    private static final Pattern YES_OR_NO = Pattern.compile("\\b(yes|no)\\b");
    private static final Pattern ITEM = Pattern.compile(", [^,|]*[^,|\\s]");
    private static final Pattern LAST_PLACE = Pattern.compile("(?<=\\.\\S{1,9}) \\w+\\.\\S+$");
    private static final Pattern DOORWAY = Pattern.compile("(?<=[+ ]) : (?=[+ ])|(?<=[^+] ):|^ *:(?= \\w)");
    private static final Pattern WALL = Pattern.compile("---|\\|");

    private final String file;
    private final List<String> lines;
    private final List<ContentBreak> breaks = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    private ContentBreaks(String file, List<String> lines) {
        this.file = file;
        this.lines = lines;
    }

    static List<ContentBreak> of(String file, List<String> lines) {
        ContentBreaks all = new ContentBreaks(file, lines);
        all.find();
        return all.breaks;
    }

    private void find() {
        List<String> columns = List.of();
        String block = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                columns = List.of();
            } else if (line.startsWith(" ")) {
                inBlock(i, block);
            } else if (!line.contains(" | ")) {
                block = Break.narrowed(line.replaceFirst("\".*", ""));
            } else if (columns.isEmpty()) {
                columns = cells(line).stream().map(String::strip).toList();
            } else {
                inRow(i, columns);
            }
        }
    }

    private static List<String> cells(String line) {
        return List.of(line.split("\\|", -1));
    }

    private void inRow(int index, List<String> columns) {
        List<String> cells = cells(lines.get(index));
        int start = 0;
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            if (i > 0 && i < columns.size() && !CITING.contains(columns.get(i))) {
                String place = cells.getFirst().strip() + ", " + columns.get(i);
                inWords(index, start, start + cell.length(), place);
                each(YES_OR_NO, index, start, start + cell.length(), place, word -> word.equals("yes") ? "no" : "yes");
            }
            start += cell.length() + 1;
        }
    }

    private void inBlock(int index, String block) {
        String line = lines.get(index);
        String word = line.strip().split(" ")[0];
        if (CITING.contains(word) || block.startsWith("legend ")) {
            return;
        }
        if (block.startsWith("tile ") && !word.matches("[a-z]{2,}")) {
            each(
                    DOORWAY,
                    index,
                    0,
                    line.length(),
                    block,
                    drawn -> drawn.length() == 3 ? "---" : drawn.replace(':', '|'));
            each(WALL, index, 0, line.length(), block, drawn -> drawn.length() == 3 ? " : " : ":");
        } else {
            inWords(index, 0, line.length(), block + ", " + word);
            each(LAST_PLACE, index, 0, line.length(), block + ", " + word, place -> "");
        }
    }

    private void inWords(int index, int start, int end, String place) {
        each(NUMBER, index, start, end, place, number -> String.valueOf(Integer.parseInt(number) + 1));
        each(ITEM, index, start, end, place, item -> "");
    }

    private void each(Pattern pattern, int index, int start, int end, String place, UnaryOperator<String> change) {
        String line = lines.get(index);
        Matcher matcher = pattern.matcher(line).region(start, end).useTransparentBounds(true);
        while (matcher.find()) {
            String instead = change.apply(matcher.group());
            Break broken = new Break(file, index + 1, place, Break.narrowed(line), words(matcher.group(), instead));
            int count = seen.merge(broken.signature(), 1, Integer::sum);
            breaks.add(new ContentBreak(
                    count == 1 ? broken : broken.numbered(count), matcher.start(), matcher.end(), instead));
        }
    }

    private static String words(String before, String instead) {
        String was = before.replaceFirst("^, ", "").strip();
        return instead.isEmpty() ? was + " is left out" : was + " becomes " + instead.strip();
    }
}
