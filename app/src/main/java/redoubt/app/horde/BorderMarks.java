package redoubt.app.horde;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** The signs of borders on the map: walls, ways through, and doors and the like, which are letters in a wall. */
final class BorderMarks {
    static final char WALL = '#';
    static final char INSIDE = ' ';
    static final char DOORWAY = ':';
    static final char CLIMB = '^';

    /** Borders inside of something that has no walls. */
    private static final List<String> OPEN = List.of("open", "barn");

    private static final Map<String, Character> WAYS =
            Map.of("doorway", DOORWAY, "stairs", '=', "climb", CLIMB, "ladder", 'H');
    private static final SequencedMap<String, Character> LEAVES = leaves();

    private BorderMarks() {}

    private static SequencedMap<String, Character> leaves() {
        SequencedMap<String, Character> leaves = new LinkedHashMap<>();
        leaves.put("door", 'd');
        leaves.put("closed-door", 'D');
        leaves.put("window", 'w');
        leaves.put("barricade", 'b');
        leaves.put("closed-barricade", 'B');
        leaves.put("closed-stairs", 'S');
        return leaves;
    }

    static char of(String kind) {
        return OPEN.contains(kind) ? INSIDE : WAYS.getOrDefault(kind, LEAVES.getOrDefault(kind, WALL));
    }

    /** Whether there is a wall on both sides of the sign. */
    static boolean isInWall(char mark) {
        return mark == DOORWAY || LEAVES.containsValue(mark);
    }

    /** What the signs mean; letters only of the kinds that are on the board. */
    static String legend(List<String> kinds) {
        List<String> words = new ArrayList<>(List.of(":: doorway, ^ climb, = stairs, H ladder"));
        LEAVES.forEach((kind, mark) -> {
            if (kinds.contains(kind)) {
                words.add(mark + " " + kind.replace('-', ' '));
            }
        });
        return String.join(", ", words);
    }
}
