package redoubt.content;

import java.util.List;

/** The text of one content file and the name by which problems speak of it. */
public record SourceText(String name, String text) {
    List<String> lines() {
        return text.lines().toList();
    }
}
