package redoubt.kernel;

import java.util.List;

/** What may come of stopping at a place, such as being seen there: its name, and what it concerns. */
public record Peril(String name, List<Mark> about) {
    public Peril {
        about = List.copyOf(about);
    }
}
