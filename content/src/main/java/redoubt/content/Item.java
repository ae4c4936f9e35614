package redoubt.content;

import java.util.List;

/** One line of a mission: what it speaks of, and the words that say what about it. */
public record Item(Word keyword, List<Word> words) {
    public Item {
        words = List.copyOf(words);
    }
}
