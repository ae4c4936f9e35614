package redoubt.darkest.view;

import java.util.List;
import redoubt.board.Zone;

/** The special zombies that have been revealed. */
public record SpecialsView(List<Figure> figures) {
    /** A special figure, by its type, and its room. */
    public record Figure(String type, Zone room) {}

    public SpecialsView {
        figures = List.copyOf(figures);
    }
}
