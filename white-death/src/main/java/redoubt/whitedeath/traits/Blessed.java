package redoubt.whitedeath.traits;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;

/** The survivors who are blessed until the round ends. */
public record Blessed(List<SurvivorId> survivors) implements Annexes.Annex {
    static final Blessed NOBODY = new Blessed(List.of());

    public Blessed {
        survivors = List.copyOf(survivors);
    }

    Blessed with(SurvivorId survivor) {
        List<SurvivorId> longer = new ArrayList<>(survivors);
        longer.add(survivor);
        return new Blessed(longer);
    }
}
