package redoubt.content;

import java.util.List;

/** A named piece of content: a keyword, a name and perhaps a title on the first line, then indented lines. */
public record Block(Word keyword, Word name, String title, List<Word> attributes, List<TextLine> lines) {
    public Block {
        attributes = List.copyOf(attributes);
        lines = List.copyOf(lines);
    }
}
