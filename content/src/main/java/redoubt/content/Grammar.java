package redoubt.content;

import java.util.List;

/**
 * The form of a game's content: the keywords of its own blocks, the words that begin an attribute line of a mission, and whether
 * every mission is laid out on tiles.
 */
public record Grammar(List<String> blocks, List<String> attributes, boolean hasTiles) {
    /** Only the blocks that every game has; missions have a difficulty and a length, and are laid out on tiles. */
    public static final Grammar PLAIN = new Grammar(List.of(), List.of("difficulty", "length"), true);

    public Grammar {
        blocks = List.copyOf(blocks);
        attributes = List.copyOf(attributes);
    }

    public Grammar withBlocks(String... keywords) {
        return new Grammar(List.of(keywords), attributes, hasTiles);
    }

    public Grammar withAttributes(String... words) {
        return new Grammar(blocks, List.of(words), hasTiles);
    }

    /** Missions need not name their tiles. */
    public Grammar withoutTiles() {
        return new Grammar(blocks, attributes, false);
    }
}
