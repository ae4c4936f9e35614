package redoubt.content;

import java.util.List;

/** One line inside a block, without its indentation. */
public record TextLine(Place place, String text) {
    public List<Word> words() {
        return Word.split(place, text);
    }
}
