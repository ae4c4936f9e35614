package redoubt.darkest.helicopter;

import java.util.Optional;
import redoubt.darkest.table.Annexes;
import redoubt.darkest.table.Table;

/**
 * The Helicopter: its position outside the house, the Round of the escape, 0 before it, and how many survivors must board.
 */
public record Helicopter(int position, int round, int needed) implements Annexes.Annex {
    public static Helicopter of(Table table) {
        return table.annex(Helicopter.class);
    }

    /** The room behind whose window it hovers, if there is a window. */
    Optional<Integer> window(Table table) {
        return Positions.window(table.house(), position);
    }

    boolean isEscape() {
        return round > 0;
    }

    public Helicopter at(int changed) {
        return new Helicopter(changed, round, needed);
    }

    Helicopter inRound(int changed) {
        return new Helicopter(position, changed, needed);
    }
}
