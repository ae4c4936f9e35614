package redoubt.livingdead.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** What has happened in a scene and does not show on the board. */
public record Chronicle(List<String> entries) implements Annexes.Annex {
    public static final Chronicle EMPTY = new Chronicle(List.of());

    public Chronicle {
        entries = List.copyOf(entries);
    }

    private static Chronicle of(Table table) {
        return table.annexes().find(Chronicle.class).orElse(EMPTY);
    }

    public static boolean has(Table table, String entry) {
        return of(table).entries().contains(entry);
    }

    /** The table with an entry, once. */
    public static Table noted(Table table, String entry) {
        if (has(table, entry)) {
            return table;
        }
        List<String> longer = new ArrayList<>(of(table).entries());
        longer.add(entry);
        return table.with(new Chronicle(longer));
    }
}
