package redoubt.board;

import java.util.List;

/** Words printed on a tile as a whole, such as its section or its icons. */
public record Label(String name, List<String> words) {
    public Label {
        words = List.copyOf(words);
    }
}
