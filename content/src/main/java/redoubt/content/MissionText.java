package redoubt.content;

import java.util.List;
import java.util.Optional;

/** A mission as written: every word keeps its place in the file, so that the game can say which one is wrong. */
public record MissionText(Word id, String title, List<Item> attributes, List<TileEntry> tiles, List<Item> items) {
    public MissionText {
        attributes = List.copyOf(attributes);
        tiles = List.copyOf(tiles);
        items = List.copyOf(items);
    }

    /** The value of an attribute, such as the difficulty. */
    public Optional<Word> attribute(String name) {
        return attributes.stream()
                .filter(item -> item.keyword().text().equals(name))
                .map(item -> item.words().getFirst())
                .findFirst();
    }

    /** The lines that begin with this keyword, as written. */
    public List<Item> items(String keyword) {
        return items.stream()
                .filter(item -> item.keyword().text().equals(keyword))
                .toList();
    }

    /** All words after this keyword, line by line. */
    public List<Word> words(String keyword) {
        return items(keyword).stream().flatMap(item -> item.words().stream()).toList();
    }

    /** The names of the goals. */
    public List<Word> goals() {
        return words("goal");
    }

    /** The names of the mission's rulings. */
    public List<Word> rules() {
        return words("rules");
    }
}
