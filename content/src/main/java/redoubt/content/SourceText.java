package redoubt.content;

import java.util.List;

/** The text of one content file and the name that problems call it by. */
public record SourceText(String name, String text) {
    List<String> lines() {
        return text.lines().toList();
    }
}
