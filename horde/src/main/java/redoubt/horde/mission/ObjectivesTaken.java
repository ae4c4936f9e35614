package redoubt.horde.mission;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.Table;

/** The colours of the objectives that survivors have taken, in their order. */
public record ObjectivesTaken(List<String> colours) implements Annexes.Annex {
    public static final ObjectivesTaken NONE = new ObjectivesTaken(List.of());

    public ObjectivesTaken {
        colours = List.copyOf(colours);
    }

    public static ObjectivesTaken of(Table table) {
        return table.annexes().find(ObjectivesTaken.class).orElse(NONE);
    }

    ObjectivesTaken with(String colour) {
        List<String> longer = new ArrayList<>(colours);
        longer.add(colour);
        return new ObjectivesTaken(longer);
    }
}
