package redoubt.content;

import java.util.ArrayList;
import java.util.List;

/** A word in a content file and its place there. */
public record Word(Place place, String text) {

    /** The words of a line, separated by spaces and commas; text in double quotes is one word, and keeps its quotes. */
    static List<Word> split(Place start, String line) {
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char first = line.charAt(at);
            if (first == ' ' || first == ',') {
                at++;
                continue;
            }
            int end = end(line, at);
            words.add(new Word(new Place(start.file(), start.line(), start.column() + at), line.substring(at, end)));
            at = end;
        }
        return List.copyOf(words);
    }

    private static int end(String line, int start) {
        if (line.charAt(start) == '"') {
            int quote = line.indexOf('"', start + 1);
            return quote < 0 ? line.length() : quote + 1;
        }
        int depth = 0;
        int end = start;
        while (end < line.length()) {
            char next = line.charAt(end);
            boolean separates = next == ' ' || next == ',' && depth == 0 && !partOfNumber(line, end);
            if (separates) {
                break;
            }
            depth += next == '[' || next == '(' ? 1 : next == ']' || next == ')' ? -1 : 0;
            end++;
        }
        return end;
    }

    /** A comma between digits, as in a point, does not separate words. */
    private static boolean partOfNumber(String line, int comma) {
        return comma > 0
                && comma + 1 < line.length()
                && Character.isDigit(line.charAt(comma - 1))
                && Character.isDigit(line.charAt(comma + 1));
    }

    /** The word without what comes after a mark, and without the mark; all of it if there is none. */
    Word upTo(char mark) {
        int at = text.indexOf(mark);
        return at < 0 ? this : new Word(place, text.substring(0, at));
    }

    boolean quoted() {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
    }

    String unquoted() {
        return quoted() ? text.substring(1, text.length() - 1) : text;
    }

    /** A part of this word as a word of its own. */
    Word part(int from, int to) {
        return new Word(new Place(place.file(), place.line(), place.column() + from), text.substring(from, to));
    }
}
