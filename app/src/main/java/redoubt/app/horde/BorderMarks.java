package redoubt.app.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import redoubt.app.words.Words;

/** The characters for borders on the map: walls, passages, and doors and the like, which are letters in a wall. */
final class BorderMarks {
    static final char WALL = '#';
    static final char INSIDE = ' ';
    static final char DOORWAY = ':';
    static final char CLIMB = '^';

    /** Borders inside something that has no walls. */
    private static final List<String> OPEN = List.of("open", "barn");

    private static final SequencedMap<String, Character> WAYS = ways();
    private static final SequencedMap<String, Character> LEAVES = leaves();

    private BorderMarks() {}

    private static SequencedMap<String, Character> ways() {
        SequencedMap<String, Character> ways = new LinkedHashMap<>();
        ways.put("doorway", DOORWAY);
        ways.put("opening", DOORWAY);
        ways.put("sandbags", 's');
        ways.put("climb", CLIMB);
        ways.put("stairs", '=');
        ways.put("ladder", 'H');
        return ways;
    }

    private static SequencedMap<String, Character> leaves() {
        SequencedMap<String, Character> leaves = new LinkedHashMap<>();
        leaves.put("door", 'd');
        leaves.put("closed-door", 'D');
        leaves.put("window", 'w');
        leaves.put("barricade", 'b');
        leaves.put("closed-barricade", 'B');
        leaves.put("closed-stairs", 'X');
        leaves.put("blue-door", 'B');
        leaves.put("green-door", 'G');
        leaves.put("sealed-door", 'X');
        return leaves;
    }

    static char of(String kind) {
        return OPEN.contains(kind) ? INSIDE : WAYS.getOrDefault(kind, LEAVES.getOrDefault(kind, WALL));
    }

    /** Whether there is a wall on both sides of the character. */
    static boolean isInWall(char mark) {
        return mark == DOORWAY || LEAVES.containsValue(mark);
    }

    /** What the characters on the board mean. */
    static List<String> legend(List<String> kinds, Words words) {
        List<String> meanings = new ArrayList<>();
        SequencedMap<String, Character> marks = new LinkedHashMap<>(WAYS);
        marks.putAll(LEAVES);
        marks.forEach((kind, mark) -> {
            if (kinds.contains(kind)) {
                meanings.add(mark + " " + words.name("border", kind));
            }
        });
        return meanings;
    }
}
