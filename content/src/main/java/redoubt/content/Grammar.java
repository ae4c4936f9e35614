package redoubt.content;

import java.util.List;

/**
 * What a game says of the form of its content: the keywords of its own blocks, the words that begin a line of attributes of a mission,
 * and whether every mission lies on tiles.
 */
public record Grammar(List<String> blocks, List<String> attributes, boolean hasTiles) {
    /** No blocks but those of every game, missions with a difficulty and a length, on tiles. */
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

    /** Missions need not say on which tiles they lie. */
    public Grammar withoutTiles() {
        return new Grammar(blocks, attributes, false);
    }
}
