package redoubt.secondedition.mission.m05;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** Who has lent a hand at the barricade in this round; in the next one it must be done anew. */
record Lifters(int round, List<SurvivorId> all) implements Annexes.Annex {
    Lifters {
        all = List.copyOf(all);
    }

    static Lifters of(Table table) {
        return table.annexes()
                .find(Lifters.class)
                .filter(lifters -> lifters.round == table.round())
                .orElse(new Lifters(table.round(), List.of()));
    }

    Lifters with(SurvivorId survivor) {
        List<SurvivorId> longer = new ArrayList<>(all);
        longer.add(survivor);
        return new Lifters(round, longer);
    }
}
