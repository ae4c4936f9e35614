package redoubt.horde.skills;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.combat.Heal;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** A medic heals a wound of everybody in the zone. */
public record TendWounds(SurvivorId medic) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<Step<Table>> steps = new ArrayList<>();
        for (Survivor patient : table.survivorsIn(table.survivor(medic).zone().index())) {
            if (patient.wounds() > 0) {
                steps.add(new Heal(patient.id(), 1));
            }
        }
        if (!steps.isEmpty() && table.survivor(medic).isOnBoard()) {
            play.log(new HordeEvent.SkillUsed(table.cite(Cite.MEDIC), medic, "Medic"));
            steps.add(new GainAdrenaline(medic, steps.size()));
            play.then(steps);
        }
    }
}
