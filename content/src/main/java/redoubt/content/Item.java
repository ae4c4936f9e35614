package redoubt.content;

import java.util.List;

/** One line of a mission: a keyword and the words that follow it. */
public record Item(Word keyword, List<Word> words) {
    public Item {
        words = List.copyOf(words);
    }
}
