package redoubt.livingdead.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** What has been done in a scene and does not show on the board. */
public record Deeds(List<String> done) implements Annexes.Annex {
    public static final Deeds NONE = new Deeds(List.of());

    public Deeds {
        done = List.copyOf(done);
    }

    public static boolean isDone(Table table, String deed) {
        return table.annexes().find(Deeds.class).orElse(NONE).done().contains(deed);
    }

    /** The table with a deed noted, once. */
    public static Table noted(Table table, String deed) {
        if (isDone(table, deed)) {
            return table;
        }
        List<String> longer =
                new ArrayList<>(table.annexes().find(Deeds.class).orElse(NONE).done());
        longer.add(deed);
        return table.with(new Deeds(longer));
    }
}
