package redoubt.secondedition.objective;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;

/** The campaign achievements on the sheets of the team, written in this mission or before it (WZ-ACH-01, WZ-ACH-04). */
public record Achievements(List<Written> all) implements Annexes.Annex {
    /** An achievement on the sheet of a survivor. */
    public record Written(String achievement, SurvivorId survivor) {}

    private static final Achievements NONE = new Achievements(List.of());

    public Achievements {
        all = List.copyOf(all);
    }

    public static Achievements of(Table table) {
        return table.annexes().find(Achievements.class).orElse(NONE);
    }

    public boolean has(SurvivorId survivor, String achievement) {
        return all.contains(new Written(achievement, survivor));
    }

    /** Whether somebody has it who takes part in this mission, knocked out or not. */
    public boolean isAnyones(Table table, String achievement) {
        return table.survivors().stream().anyMatch(survivor -> has(survivor.id(), achievement));
    }

    public Achievements with(SurvivorId survivor, String achievement) {
        if (has(survivor, achievement)) {
            return this;
        }
        List<Written> longer = new ArrayList<>(all);
        longer.add(new Written(achievement, survivor));
        return new Achievements(longer);
    }
}
