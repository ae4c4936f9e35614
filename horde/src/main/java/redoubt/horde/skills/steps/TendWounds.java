package redoubt.horde.skills.steps;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A medic offers everybody in the zone to heal a wound. */
public record TendWounds(SurvivorId medic) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        if (!table.survivor(medic).isOnBoard()) {
            return;
        }
        List<Step<Table>> steps = new ArrayList<>();
        for (Survivor patient : table.survivorsIn(table.survivor(medic).zone().index())) {
            if (patient.wounds() > 0) {
                steps.add(new BeTended(patient.id(), medic));
            }
        }
        play.then(steps);
    }
}
