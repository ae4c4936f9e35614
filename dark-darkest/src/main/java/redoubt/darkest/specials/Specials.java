package redoubt.darkest.specials;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.table.Annexes;
import redoubt.darkest.table.Table;

/** The special figures in the house; they count among the Zombie figures of their room, which are eliminated before them. */
public record Specials(List<Figure> figures) implements Annexes.Annex {
    /** A special figure in a room. */
    public record Figure(int room, SpecialKind kind) {}

    public Specials {
        figures = List.copyOf(figures);
    }

    public static Specials of(Table table) {
        return table.annex(Specials.class);
    }

    boolean has(int room, SpecialKind kind) {
        return figures.contains(new Figure(room, kind));
    }

    /** The types in a room, one for each figure, in the order of the book. */
    List<SpecialKind> in(int room) {
        return figures.stream()
                .filter(figure -> figure.room() == room)
                .map(Figure::kind)
                .sorted()
                .toList();
    }

    public Specials with(int room, SpecialKind kind) {
        List<Figure> longer = new ArrayList<>(figures);
        longer.add(new Figure(room, kind));
        return new Specials(longer);
    }

    Specials without(int room, SpecialKind kind) {
        List<Figure> shorter = new ArrayList<>(figures);
        shorter.remove(new Figure(room, kind));
        return new Specials(shorter);
    }

    /** With so many figures gone from one room to another, first in the order of the book. */
    Specials moved(int from, int to, int count) {
        Specials changed = this;
        for (SpecialKind kind : in(from).stream().limit(count).toList()) {
            changed = changed.without(from, kind).with(to, kind);
        }
        return changed;
    }
}
